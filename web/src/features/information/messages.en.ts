export const messages = {
	home: 'Home',
	contents: 'On this page',
	inShort: 'In short',
	updated: 'Last updated:',
	stored: {
		caption: 'Cookies and other data in your browser',
		name: 'Name',
		kind: 'Kind',
		purpose: 'What for',
		period: 'How long',
		kinds: {
			cookie: 'Cookie',
			localStorage: 'Local storage',
			sessionStorage: 'Storage of the tab',
			indexedDB: 'Database of the browser',
			cache: 'Cache of files',
		},
	},
	facts: { email: 'E-mail', phone: 'Phone', hours: 'Support hours', address: 'Head office', branches: 'Branches' },
	writeToUs: 'Write to us',
}
