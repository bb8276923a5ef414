/**
 * Names what is kept about a person, as its owner would look for it, and says on which page it is seen; null where no page lists it. A feature's
 * `PersonalData` says which tables belong to each and how many entries somebody has; the texts are in `web/src/features/my-data`.
 */
export const personalGroups = {
	account: '/profile',
	devices: '/profile',
	subscriptions: '/dashboard',
	payments: '/payment-history',
	receipts: '/payment-history',
	bookings: '/profile',
	comments: null,
	reactions: null,
	quizzes: '/my-progress',
	practice: null,
	'mock-tests': '/prelims-mock-tests',
	notes: '/my-progress',
	photos: '/my-progress',
	revision: '/my-progress',
	readings: '/dashboard',
	downloads: '/my-ebooks',
	study: '/study-log',
	notifications: '/notifications',
	lectures: '/courses',
	'answer-copies': '/upload-answersheet/history',
	messages: null,
	exports: null,
	'content-work': '/admin',
	'evaluation-work': '/admin/daily-evaluation',
} as const satisfies Record<string, string | null>

export type PersonalGroupName = keyof typeof personalGroups

/** Only members of the staff have these, so nobody else is told of them. */
export const staffGroups: readonly PersonalGroupName[] = ['content-work', 'evaluation-work']
