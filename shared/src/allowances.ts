/**
 * Says how often one caller may do something: all the limits of the product that count calls, in one place. Who is signed in is
 * counted by account, everybody else by network, behind which a whole school may stand.
 *
 * They are far above what people do and far below what fills a disk or a thread. On a PostgreSQL server all processes count together, but for views and
 * searches.
 */
interface Window {
	times: number
	minutes: number
}

const tenTimes = (times: number): readonly Window[] => [
	{ times, minutes: 1 },
	{ times: times * 10, minutes: 60 },
]

export const allowances = {
	comments: [
		{ times: 10, minutes: 1 },
		{ times: 60, minutes: 60 },
		{ times: 200, minutes: 24 * 60 },
	],
	replies: [
		{ times: 20, minutes: 1 },
		{ times: 120, minutes: 60 },
	],
	/** Counts likes of comments and replies; each change of one's mind is one. */
	likes: tenTimes(60),
	/** Counts reports of what others wrote, and of questions. */
	reports: tenTimes(10),
	notes: tenTimes(30),
	/** Counts photos of answers and of oneself. Twenty pages of an answer are chosen at once. */
	photos: tenTimes(30),
	/** Counts pictures that editors upload; a folder of them is chosen at once. */
	media: tenTimes(120),
	marks: tenTimes(60),
	/** Counts what is opened. */
	readings: tenTimes(60),
	/** Counts logs of study, and what is taken back. */
	studyLogs: tenTimes(20),
	/** Counts what is marked as read, and changes of how one is told. */
	notifications: tenTimes(60),
	/** A lecture that plays says where it is every few seconds. */
	positions: tenTimes(60),
	/** Each answer of a quiz keeps it once more. */
	quizzes: tenTimes(120),
	/** Each answer of practice is sent as it is given; nobody answers two a second. */
	practiceAnswers: tenTimes(120),
	/** Counts attempts at timed papers that are begun. */
	mockTests: tenTimes(20),
	/** Counts files that are made for the caller. */
	downloads: tenTimes(20),
	/** Counts files that are sent as they are kept, and pages of them: whoever goes on with a broken download asks again. */
	savedFiles: tenTimes(120),
	/** Counts files of content that editors send to be read. */
	imports: tenTimes(10),
	/** Counts orders, confirmations of payments, and changes of bookings. */
	purchases: tenTimes(30),
	/** Counts answers that are begun, sent, and asked to be evaluated once more. */
	copies: tenTimes(30),
	/** Counts pages of answers, and what is arranged about them: each press of a button that turns a page is one. */
	copyChanges: tenTimes(120),
	/** Counts what evaluators do; each change of the desk is saved by itself. */
	evaluating: tenTimes(300),
	/** Counts copies of all of one's data. */
	exports: [{ times: 10, minutes: 60 }],
	/** Visitors do this as well, a whole school of them from one network. */
	views: tenTimes(1_200),
	/** Visitors do this as well. */
	searches: tenTimes(600),
} as const satisfies Record<string, readonly Window[]>

export type Allowance = keyof typeof allowances
