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
			sessionStorage: 'Tab storage',
			indexedDB: 'Browser database',
			cache: 'File cache',
		},
	},
	facts: { email: 'Email', phone: 'Phone', hours: 'Support hours', address: 'Head office', branches: 'Branches' },
	writeToUs: 'Write to us',
}
