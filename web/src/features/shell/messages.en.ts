export const messages = {
	menus: {
		prelims: 'Prelims',
		mains: 'Mains',
		resources: 'Resources',
		testSeries: 'Test Series',
		rasSpecial: 'RAS Special',
	},
	currentAffairs: 'Current Affairs',
	roleLinks: { ADMIN: 'Admin', EVALUATION_ADMIN: 'EVALUATION_ADMIN', CONTENT_ADMIN: 'CONTENT_ADMIN' },
	login: 'Login / Register',
	search: 'Search all content',
	searchKeys: (search: string, slash: string) => `${search} (${slash && `${slash} or `}Ctrl + K)`,
	profileMenu: {
		open: (name: string) => `Profile menu of ${name}`,
		profile: 'Profile',
		dashboard: 'Dashboard',
		ebooks: 'My e-books',
		evaluatedCopies: 'Evaluated copies',
		upload: 'Upload answer',
		logout: 'Logout',
		loggingOut: 'Logging out…',
	},
	social: { connect: 'Connect With Us', hint: 'Click to explore me!' },
	notFoundTitle: 'Page not found',
	notFoundText: 'There is nothing at this address. It may have been moved or removed.',
	languageFailed: 'The language could not be changed. Check your connection and try again.',
	errorText: 'The page could not be shown. Check your connection and try again.',
	newVersion: 'A new version is ready',
	reload: 'Reload',
	backToHome: 'Back to Home',
}

export type ShellMessages = typeof messages
