export const messages = {
	menus: {
		prelims: 'Prelims',
		mains: 'Mains',
		resources: 'Resources',
		testSeries: 'Test Series',
		rasSpecial: 'RAS Special',
	},
	menuNotes: {
		prelims: 'Syllabus and strategy',
		mains: 'Practice, answer writing, syllabus',
		rasSpecial: 'Notes, maps, mind maps, infographics',
	},
	currentAffairs: 'Current Affairs',
	progress: 'My progress',
	bell: {
		label: 'Notifications',
		labelOf: (count: string) => `Notifications, ${count} new`,
	},
	roleLinks: { ADMIN: 'Admin', EVALUATION_ADMIN: 'Evaluation admin', CONTENT_ADMIN: 'Content admin' },
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
		logout: 'Log out',
		loggingOut: 'Logging out…',
	},
	connect: 'Connect With Us',
	notFoundTitle: 'Page not found',
	notFoundText: 'There’s nothing at this address. The page may have been moved or removed.',
	languageFailed: 'Couldn’t change the language. Check your connection and try again.',
	errorText: 'Couldn’t show this page. Check your connection and try again.',
	newVersion: 'A new version is ready',
	reload: 'Reload',
	backToHome: 'Back to Home',
}

export type ShellMessages = typeof messages
