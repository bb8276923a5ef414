export const messages = {
	title: 'Practice results',
	text: 'Your quiz results, newest first.',
	empty: 'No results yet',
	emptyText: 'Take a quiz, and its result will appear here.',
	chart: (count: number) => (count === 1 ? 'Your last result' : `Your last ${count} results`),
	attemptedOf: (attempted: number, total: number) => `${attempted} of ${total} attempted`,
	judgedAs: (judged: number, right: number, partly: number) =>
		partly === 0 ? `${right} of ${judged} judged right` : `${right} right, ${partly} partly of ${judged} judged`,
	notJudged: (count: number) => `${count} not judged`,
	time: 'Time taken',
	pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
	waitingTitle: 'Not sent yet',
	waiting: 'Waiting for a connection',
	refused: 'Couldn’t save to your account. Kept on this device.',
	sent: (count: number) => (count === 1 ? '1 result was sent.' : `${count} results were sent.`),
	sendAgain: 'Try Again',
	sending: 'Sending…',
	failed: {
		httpError: (status: number) => `Something went wrong (${status}). Try again.`,
		failedToFetch: 'Couldn’t load your results.',
		failedToLoad: 'Couldn’t load your results. Check your connection and try again.',
	},
}
