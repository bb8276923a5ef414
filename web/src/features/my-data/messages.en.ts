import type { PersonalGroupName } from '@aravalli/shared/personal-groups'
import { exportTerms, retentionTerms } from '@aravalli/shared/policy-terms'
import { ANSWERS_KEPT } from '@aravalli/shared/prelims-practice/practice-answer'

const untilClosed = 'Until you close the account.'
const untilRemoved = 'Until you remove them or close the account.'
const withoutName = 'Stays after you close the account, without your name and contact data.'

interface GroupTexts {
	name: string
	/** Says what is counted, and how long it is kept. */
	text: string
}

const groups: Record<PersonalGroupName, GroupTexts> = {
	account: { name: 'Account and picture', text: `Your details and choices. ${untilClosed}` },
	devices: { name: 'Devices', text: 'Where you’re logged in. Until you log out there, or the session ends.' },
	subscriptions: { name: 'Plans and courses', text: `What is or was open to you. ${withoutName}` },
	payments: { name: 'Orders, payments and refunds', text: `Tax law asks for them. ${withoutName}` },
	receipts: { name: 'Receipts', text: `Tax law asks for them. ${withoutName}` },
	bookings: { name: 'Expert sessions', text: `What you booked. ${withoutName}` },
	comments: { name: 'Comments and replies', text: `With their pictures. ${untilRemoved}` },
	reactions: { name: 'Likes and reports', text: 'Until you take them back, or close the account.' },
	quizzes: {
		name: 'Quizzes and results',
		text: `${untilClosed} Those you exited are deleted after ${retentionTerms.exitedQuizDays} days.`,
	},
	practice: {
		name: 'Prelims practice',
		text: `What you answered in practice: your last ${ANSWERS_KEPT.toLocaleString('en-IN')} answers. ${untilClosed}`,
	},
	'mock-tests': { name: 'Mock tests', text: `Your attempts with every answer and score. ${untilClosed}` },
	notes: { name: 'Notes', text: untilRemoved },
	photos: { name: 'Photos of answers', text: untilRemoved },
	revision: { name: 'Questions to revise', text: `Questions you marked, or whose answers you judged. ${untilClosed}` },
	readings: { name: 'Reading history', text: 'The last 500 things you opened. Until you close the account.' },
	downloads: { name: 'Downloads', text: `Your latest downloads. ${untilClosed}` },
	study: {
		name: 'Study log',
		text: `Your study days, what you logged, and what was counted automatically. ${untilClosed} The list of what was counted is deleted after ${retentionTerms.studyActivityDays} days.`,
	},
	notifications: {
		name: 'Notifications',
		text: `Your notifications, their settings, and the browsers that show them. Notifications stay for ${retentionTerms.notificationDays} days.`,
	},
	lectures: { name: 'Lectures', text: `Where you stopped watching. ${untilClosed}` },
	'answer-copies': {
		name: 'Answer copies',
		text: `With their pages and evaluations. ${untilClosed} What was never sent is deleted after ${retentionTerms.unsentAnswerDays} days.`,
	},
	messages: {
		name: 'Messages to us',
		text: `What you sent while logged in. ${retentionTerms.messageMonths} months, or until you close the account.`,
	},
	exports: {
		name: 'Copies of your data',
		text: `The file stays for ${exportTerms.readyDays} days, the date of your request for ${exportTerms.rememberedDays} days more.`,
	},
	'content-work': {
		name: 'Work on content',
		text: 'As long as the content exists; after you close the account, without your name.',
	},
	'evaluation-work': {
		name: 'Work as an evaluator',
		text: 'As long as the answer copies exist; after you close the account, without your name.',
	},
}

export const messages = {
	home: 'Home',
	profile: 'Profile',
	title: 'My data',
	text: 'Everything we keep about you, in one place. Only you can see this page.',
	keptTitle: 'What we keep',
	keptText: 'The numbers show how many entries there are.',
	groups,
	entries: (count: number) =>
		count === 0 ? 'Nothing' : count === 1 ? '1 entry' : `${count.toLocaleString('en-IN')} entries`,
	privacy: 'More about this in the privacy policy',
	copyTitle: 'Get a copy',
	copyText:
		'A ZIP file with all your data and the files themselves: profile picture, photos, pictures of comments, answer copies and receipts.',
	copyTerms: `We’ll email you when it’s ready. It can be downloaded for ${exportTerms.readyDays} days. You can ask for ${exportTerms.timesADay} copies a day.`,
	begin: 'Make a copy',
	beginAgain: 'Make a new copy',
	beginning: 'Starting...',
	making: 'Your copy is being made',
	makingText: 'You can leave this page; it goes on without you.',
	percent: (progress: number) => `${progress}%`,
	ready: (made: string, expires: string) => `Your copy of ${made} is ready. It can be downloaded until ${expires}.`,
	download: (size: string) => `Download (${size})`,
	downloadPart: (part: number, parts: number, size: string) => `Download part ${part} of ${parts} (${size})`,
	severalFiles: 'Unpack all parts into the same folder.',
	failed: 'The copy couldn’t be made. Please try again.',
	expired: (made: string) => `Your copy of ${made} has expired and was removed.`,
	plain: 'Only the data, without files (JSON)',
	needsScript: 'The copy with files needs JavaScript. The data without files can be downloaded without it.',
	links: {
		expired: 'The copy this link leads to has expired and was removed. You can make a new one below.',
		'not-found': 'This link doesn’t lead to a copy in your account. You can make one below.',
		'not-ready': 'The copy this link leads to isn’t ready yet.',
	},
	closeTitle: 'Close the account',
	closeText: 'Closing takes effect at once and can’t be undone.',
	erased: 'Erased at once',
	kept: 'Kept as a record, without your name and contact data',
	keptWhy:
		'Tax law asks for records of payments, and plans, courses and sessions show what was paid for. A session that’s still ahead is cancelled.',
	others:
		'Other people’s replies stay, below “This comment was removed”. Messages sent without logging in belong to no account.',
	close: 'Close my account',
}
