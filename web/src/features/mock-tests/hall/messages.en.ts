import type { PaletteFilter, PaletteState } from './palette-states.ts'

const questions = (count: number) => `${count} ${count === 1 ? 'question' : 'questions'}`
const answers = (count: number) => `${count} ${count === 1 ? 'answer' : 'answers'}`

const stateNames: Record<PaletteState, string> = {
	answered: 'Answered',
	'not-attempted': 'E, not attempted',
	seen: 'Seen, no option',
	unseen: 'Not seen yet',
}

const filterNames: Record<PaletteFilter, string> = { all: 'All', blank: 'No option', flagged: 'Flagged' }

export const messages = {
	title: 'Mock test',
	needsScript:
		'The test needs JavaScript. Your answers and your time are kept on the server: open this page in a browser with JavaScript to go on.',
	failed: 'The test could not be loaded. Please check your internet connection. The clock runs on.',
	missingTitle: 'Test not found',
	missingText: 'There is no such test in your account.',
	toTests: 'See all mock tests',
	leave: 'Leave the test (the clock runs on)',
	timeLeft: 'Time left',
	bubbleTimeLeft: 'Time left to check bubbles',
	askTime: 'Read out the time left',
	left: (hours: number, minutes: number, seconds: number) =>
		[
			hours > 0 && `${hours} ${hours === 1 ? 'hour' : 'hours'}`,
			minutes > 0 && `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
			hours === 0 && minutes < 2 && `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`,
		]
			.filter(Boolean)
			.join(' '),
	leftSaid: (time: string) => `${time} left`,
	saved: 'All answers saved',
	saving: 'Saving…',
	waiting: (count: number) => `${answers(count)} wait for the network`,
	waitingNone: 'No connection. Trying again…',
	signedOut: 'You’ve been logged out',
	notKept: 'Your browser can’t keep answers. Don’t close this page while answers wait.',
	signedOutText:
		'Your session has ended. Your answers are kept on this device. Log in again and they are sent; the clock runs on.',
	login: 'Log in again',
	submit: 'Submit',
	submitTitle: 'Submit the test?',
	submitText: 'You can’t change anything after this.',
	submitNow: 'Submit the test',
	goBack: 'Go on with the test',
	submitting: 'Submitting…',
	offlineSubmit: (count: number) =>
		count > 0
			? `No connection. ${answers(count)} are still on this device. Keep this page open: they are sent, and the test is submitted, as soon as the network is back.`
			: 'No connection. Keep this page open: the test is submitted as soon as the network is back.',
	overTitle: 'The test is over',
	overText: 'Your answers are being marked.',
	overOffline: (count: number) =>
		count > 0
			? `No connection. What reached the server in time counts; ${answers(count)} on this device have not. Your result opens as soon as the network is back.`
			: 'No connection. All your answers had reached the server in time. Your result opens as soon as the network is back.',
	lateAnswers: (count: number) => `${answers(count)} didn’t reach the server before the test ended and don’t count.`,
	counted: {
		answered: 'Answered A to D',
		notAttempted: 'E, not attempted',
		blank: 'No option',
		flagged: 'Flagged to look at again',
	},
	blankCost: (count: number, marks: string) =>
		`${questions(count)} without any option cost ${marks} marks. Choosing E costs nothing.`,
	blankFree: (count: number) => `${questions(count)} have no option.`,
	disqualifies: (limit: number) => `More than ${limit}% of the questions have no option: this would disqualify you.`,
	question: (number: number) => `Question ${number}`,
	questionOf: (number: number, total: number) => `Question ${number} of ${total}`,
	of: (total: number) => `of ${total}`,
	languageOfQuestion: 'Language of this question',
	onlyEnglish: 'This question is in English only.',
	options: (number: number) => `Options of question ${number}`,
	clear: 'Clear answer',
	guessed: 'I guessed',
	flag: 'Flag',
	flagged: 'Flagged',
	previous: 'Previous',
	next: 'Next',
	fixed: 'The time is over: an option that was chosen stays.',
	bubbles: (minutes: number, count: number) =>
		`Time is over. ${minutes} minutes to check: ${count === 0 ? 'all questions have an option.' : `${questions(count)} have no option. Only these can get one, and it stays.`}`,
	nextBlank: 'Next question without an option',
	palette: 'All questions',
	paletteShort: (number: number, total: number) => `${number} / ${total}`,
	filter: 'Show',
	filters: filterNames,
	noneFlagged: 'No question is flagged.',
	noneBlank: 'Every question has an option.',
	states: stateNames,
	guessedCount: 'Guessed',
	flaggedCount: 'Flagged',
	legend: 'How the questions stand',
	cell: (
		number: number,
		state: PaletteState,
		letter: string | null,
		marks: { isFlagged: boolean; isGuessed: boolean },
	) =>
		[
			`Question ${number}`,
			state === 'answered' ? `answered ${letter}` : stateNames[state].toLowerCase().replace(/^e,/, 'E,'),
			marks.isGuessed && 'guessed',
			marks.isFlagged && 'flagged',
		]
			.filter(Boolean)
			.join(', '),
	jump: 'Go to question',
	jumpLabel: (total: number) => `Number of the question, 1 to ${total}`,
	go: 'Go',
	help: 'Keys',
	helpText: 'All of the test works by keyboard.',
	turnKeysOff: 'Turn single keys off',
	turnKeysOn: 'Turn single keys on',
	or: 'or',
	keys: {
		option: 'Choose an option',
		next: 'Next question',
		previous: 'Previous question',
		flag: 'Flag this question',
		guess: 'Mark as guessed',
		language: 'Other language of this question',
		clear: 'Clear the answer',
		jump: 'Go to a number',
		palette: 'All questions',
		time: 'Read out the time left',
		help: 'These keys',
	},
}
