import { CLOSING_GRACE_MINUTES } from '@aravalli/shared/answer-copies/copy'
import { uploadTerms } from '@aravalli/shared/policy-terms'
import { spanIn } from './span.ts'

const { copyPageMegabytes } = uploadTerms
const pagesOf = (count: number) => (count === 1 ? '1 page' : `${count} pages`)
const answersOf = (count: number) => (count === 1 ? '1 answer' : `${count} answers`)
const span = (minutes: number) => spanIn(minutes, { hours: 'h', minutes: 'min' })

export const messages = {
	home: 'Home',
	title: 'Today’s questions',
	intro: 'Write by hand, photograph the pages, and send them. An evaluator returns them with marks and comments.',
	description: 'Send handwritten answers to today’s questions.',
	history: 'My answers',
	thanks: 'Thank you! Your plan is active. Choose a question, write your answer, and send its pages here.',
	closesIn: (minutes: number) => (minutes < 1 ? 'Closes in less than a minute' : `Closes in ${span(minutes)}`),
	closedToday: 'Today’s questions are closed',
	openTomorrow: 'New questions open tomorrow. They can be answered until the closing time shown here.',
	closesAt: (time: string) => `Closing time: ${time}`,
	leftToday: (left: number, of: number): string =>
		left === 0 ? 'You’ve sent all the answers your plan allows for today' : `${left} of ${of} left today`,
	trialLeft: (left: number): string =>
		left === 0 ? 'The evaluated answer of your trial is used' : `${left} evaluated answer in your trial`,
	planEnds: (title: string, day: string) => `${title}, until ${day}`,
	none: {
		title: 'No questions are scheduled for today',
		text: 'When the editors have scheduled some, they are shown here. Meanwhile you can practise with any question.',
		practise: 'Practise answer writing',
	},
	noPlan: {
		title: 'Have your answers evaluated by hand',
		endedTitle: 'Your plan has ended',
		gives: [
			'Up to four questions each day, in the pattern of the mains examination',
			'Marks, comments on your pages, and a model answer from an evaluator',
			'Your copy comes back within the working hours of your plan',
		],
		endedText: 'Renew it to send answers again. Everything you’ve sent stays in your history.',
		see: 'See the plans',
		renew: 'Renew the plan',
	},
	question: 'Question',
	english: 'In English',
	words: (count: number) => `${count} words`,
	states: {
		open: 'Open',
		draft: (pages: number): string => (pages === 0 ? 'Begun' : `${pagesOf(pages)} added, not sent`),
		waiting: 'Sent, waiting for an evaluator',
		evaluating: 'With an evaluator',
		returned: 'Returned',
		closed: 'Closed',
	},
	write: 'Send answer',
	goOn: 'Continue',
	seeSent: 'See what you sent',
	seeReturned: 'See marks and comments',
	booklet: 'Print a booklet',
	bookletHelp: 'Each page has a code, so photos find their place by themselves.',
	catchUp: {
		title: 'Catch up',
		text: (credits: number) =>
			`An evaluation came late, so you may send ${answersOf(credits)} more. Choose a question of an earlier day.`,
		of: (day: string) => `Question of ${day}`,
	},
	papers: {
		title: 'Papers that you have written',
		help: 'Send the pages of the whole paper, in their order.',
		of: (day: string) => `Written on ${day}`,
		uploadUntil: (time: string) => `Send the pages by ${time}`,
		late: (until: string) =>
			`The time for the pages is over. You can still send them until ${until}; they’re marked as late.`,
		self: 'See the model answers and give yourself marks',
	},
	strayed: (pages: number) =>
		pages === 1
			? '1 page on this device belongs to a question that can’t be answered any more. It was not sent.'
			: `${pages} pages on this device belong to a question that can’t be answered any more. They were not sent.`,
	removeStrayed: 'Remove them',
	allQuestions: 'All questions',
	notOfToday: {
		title: 'This question can’t be answered now',
		text: 'It isn’t one of today’s questions. What you’ve sent is in your history.',
	},
	add: {
		title: 'Pages of your answer',
		camera: 'Take photo',
		files: 'Choose files',
		hint: (most: number) => `JPEG, PNG, WebP, HEIC or PDF. Up to ${most} pages of ${copyPageMegabytes} MB.`,
		drop: 'You can also drop files here or paste a picture.',
		dropNow: 'Drop the files here',
		full: (most: number) => `An answer can have at most ${most} pages.`,
		added: (count: number) => `${pagesOf(count)} added`,
	},
	problems: {
		type: (name: string) => `${name}: only JPEG, PNG, WebP and HEIC photos and PDF files can be sent.`,
		size: (name: string) => `${name}: a page can have at most ${copyPageMegabytes} MB.`,
		empty: (name: string) => `${name}: this file is empty.`,
		count: (name: string, most: number) => `${name}: an answer can have at most ${most} pages.`,
		notOnDevice: 'This browser can’t keep pages. Leave this page open until all are safe on the server.',
	},
	pages: 'Pages',
	page: (number: number) => `Page ${number}`,
	pageOf: (number: number, name: string) => `Page ${number}: ${name}`,
	progress: {
		waiting: 'Waiting to be sent',
		sending: (percent: number) => `${percent} % sent`,
		reading: 'Safe on the server, being checked',
		safe: 'Safe on the server',
		refused: 'Not accepted',
		unknownRefusal: 'The server couldn’t take this file. Please send another one.',
	},
	noPreview: { pdf: 'PDF file', other: 'Photo. It’s shown here once the server has read it.' },
	altOf: (number: number) => `Page ${number} of your answer`,
	warnings: {
		blurred: 'This page looks blurred.',
		dark: 'This page looks dark.',
	},
	bookletPage: {
		here: (page: number, of: number) => `Booklet page ${page} of ${of}`,
		'other-learner': 'This page belongs to another learner’s booklet.',
		'other-question': (question: string) => `This page belongs to another question: “${question}”`,
		moved: (pages: number, question: string) =>
			pages === 1
				? `1 page is from the booklet of another question and was put there: “${question}”`
				: `${pages} pages are from the booklet of another question and were put there: “${question}”`,
		openOther: 'Open that answer',
		missing: (numbers: string) => `Page ${numbers} of your booklet is missing.`,
		missingHelp: 'Add it, or send the answer without it.',
	},
	tools: {
		earlier: 'Move earlier',
		later: 'Move later',
		drag: 'Drag to another place',
		turn: 'Turn',
		crop: 'Crop',
		retake: 'Retake',
		remove: 'Remove',
		of: (tool: string, number: number) => `${tool}: page ${number}`,
	},
	moved: (number: number, of: number) => `Now page ${number} of ${of}`,
	turned: 'Turned',
	removed: (number: number) => `Page ${number} removed`,
	undo: 'Undo',
	broughtBack: 'The page is back',
	crop: {
		title: 'Crop to the page',
		help: 'Drag the edges to the paper, or use the arrow keys on an edge.',
		edges: { left: 'Left edge', top: 'Top edge', right: 'Right edge', bottom: 'Bottom edge' },
		percent: (percent: number) => `${percent} %`,
		use: 'Use this part',
		whole: 'Whole picture',
		preparing: 'The picture is being loaded',
	},
	stop: '.',
	safe: (count: number, of: number): string =>
		count < of
			? `${count} of ${pagesOf(of)} safe on the server`
			: of === 1
				? 'The page is safe on the server'
				: `All ${of} pages are safe on the server`,
	away: 'No connection to the server. Your pages are kept on this device; sending goes on by itself.',
	tryNow: 'Try now',
	send: (count: number): string => (count === 0 ? 'Send answer' : `Send answer (${pagesOf(count)})`),
	sendWithout: (numbers: string) => `Send without page ${numbers}`,
	sending: 'Sending...',
	hindrances: {
		none: 'Add at least one page.',
		refused: 'A page was not accepted. Retake or remove it.',
		foreign: 'A page belongs to another booklet. Remove it.',
		tooMany: (count: number, most: number) => `An answer can have at most ${most} pages. Remove ${pagesOf(count)}.`,
		unsent: (count: number): string =>
			count === 1
				? '1 page is still on its way to the server.'
				: `${count} pages are still on their way to the server.`,
		reading: (count: number): string =>
			count === 1 ? '1 page is being checked.' : `${count} pages are being checked.`,
	},
	sendFailed: 'The answer could not be sent. Nothing is lost; please try again.',
	changedElsewhere: 'The pages were changed in another tab or on another device. This is how they stand now.',
	grace: (time: string) =>
		`Today’s questions are closed. You began in time, so you can still send until ${time} (${CLOSING_GRACE_MINUTES} minutes more).`,
	tooLate: 'Today’s questions are closed, and this answer was not sent in time.',
	sent: {
		title: 'Your answer is sent',
		number: 'Number',
		pages: 'Pages',
		due: 'Evaluated by',
		sentAt: 'Sent',
		mail: 'We’ll email you when it’s returned, and show it on your home page.',
		history: 'My answers',
		next: 'Next question',
	},
	weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
}
