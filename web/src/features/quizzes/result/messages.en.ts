const questions = (count: number) => (count === 1 ? '1 question' : `${count} questions`)

/** A result says this wherever it is shown. */
export const messages = {
	title: 'Quiz result',
	quiz: 'Quiz',
	tiers: { excellent: 'Excellent', good: 'Good', improvement: 'Need Improvement' },
	/** Names a line across the hill. */
	line: (tier: string, percent: number) => `${tier} ${percent}%`,
	percent: (percent: number) => `${percent}%`,
	figures: {
		total: 'Total questions',
		correct: 'Correct',
		partly: 'Partly correct',
		incorrect: 'Incorrect',
		notJudged: 'Not judged',
		notAttempted: 'Not attempted',
		time: 'Time taken (min:sec)',
	},
	verdicts: {
		correct: 'Correct',
		partly: 'Partly correct',
		incorrect: 'Incorrect',
		attempted: 'Attempted',
		'not-attempted': 'Not attempted',
	},
	byAttempts: (total: number) =>
		`Success is the share of correct answers in ${questions(total)}. Until you judge at least half of your answers, every attempted question counts as correct.`,
	/** Stands beside the success while it does not follow the own judgement. */
	judgedShare: (judged: number, percent: number) => `${percent}% of ${questions(judged)} you judged`,
	byJudgement: (judged: number) =>
		`Success is based on ${questions(judged)} you judged: a correct answer counts in full, a partly correct one half.`,
	keptHere: 'Saved in this browser only. Log in to save it to your account too.',
	waiting: 'Not in your account yet. It’s saved in this browser and will be sent when you’re back online.',
	refused: 'Couldn’t save to your account. Kept on this device.',
	signedOut: 'You’ve been logged out. This result is saved in this browser; log in to send it to your account.',
	retake: 'Retake',
	goHome: 'Go Home',
	questionByQuestion: 'Question by question',
	moreParts: (count: number) => (count === 1 ? 'and 1 more part' : `and ${count} more parts`),
	onlyWrong: 'Only what I got wrong',
	practiseWrong: 'Practise what I got wrong',
	judgeFailed: 'Couldn’t save your judgement. Please try again.',
	yourAnswer: (letter: string) => `Your answer: ${letter}`,
	rightAnswer: (letter: string) => `Right answer: ${letter}`,
	questionGone: 'Question not available',
	notFound: 'Result not found',
	notFoundText: 'This quiz was taken from another account or browser, or the address is incomplete.',
	loginTitle: 'Login Required',
	loginText: 'Log in to the account that took this quiz to see its result.',
	login: 'Login to Continue',
	needsScript: 'Turn on JavaScript to see the result.',
	failed: {
		httpError: (status: number) => `Something went wrong (${status}). Try again.`,
		failedToFetch: 'Couldn’t load the result.',
		failedToLoad: 'Couldn’t load the result. Check your connection and try again.',
	},
}
