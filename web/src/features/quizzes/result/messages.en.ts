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
		`Success is the share of correct answers among ${questions(total)}. Each question that you attempted counts as correct, until you have judged half of them.`,
	/** Stands beside the success while it does not follow the own judgement. */
	judgedShare: (judged: number, percent: number) => `${percent}% of ${questions(judged)} that you judged`,
	byJudgement: (judged: number) =>
		`Success by your own judgement of ${questions(judged)}: a correct answer counts fully, a partly correct one half.`,
	keptHere: 'This result is kept in this browser only. After you login it is kept in your account, too.',
	waiting:
		'Your account does not have this result yet. It is kept in this browser and will be sent when the network is back.',
	refused: 'The server did not take this result: it is kept in this browser only.',
	signedOut:
		'You are not signed in any more. This result is kept in this browser; after you login it is sent to your account.',
	retake: 'Retake',
	goHome: 'Go Home',
	questionByQuestion: 'Question by question',
	moreParts: (count: number) => (count === 1 ? 'and 1 more part' : `and ${count} more parts`),
	onlyWrong: 'Only those I got wrong',
	practiseWrong: 'Practise what I got wrong',
	judgeFailed: 'Your judgement could not be saved. Please try again.',
	yourAnswer: (letter: string) => `Your answer: ${letter}`,
	rightAnswer: (letter: string) => `Right answer: ${letter}`,
	questionGone: 'Question not available',
	notFound: 'Result not found',
	notFoundText: 'This quiz was taken by another account or in another browser, or its address is incomplete.',
	loginTitle: 'Login Required',
	loginText: 'A result belongs to the account that took the quiz. Please login to see this one.',
	login: 'Login to Continue',
	needsScript: 'This page needs JavaScript to show a result. Please switch it on.',
	failed: {
		httpError: (status: number) => `HTTP error! status: ${status}`,
		failedToFetch: 'Failed to fetch the result',
		failedToLoad: 'The result could not be loaded. Please check your connection and try again.',
	},
}
