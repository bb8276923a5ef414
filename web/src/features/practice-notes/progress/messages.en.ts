export const messages = {
	title: 'What I got wrong',
	text: 'Answers that you judged wrong or partly right, and questions that you marked with “Don’t Know Answer”. What you judge right leaves the list.',
	onDevice: 'You are not signed in: this is what this device remembers.',
	practise: (count: number): string => (count === 1 ? 'Practise this one' : `Practise these ${count}`),
	gone: 'This question is not published any more',
	notLoaded: 'The question could not be loaded',
	empty: 'Nothing is waiting to be revised',
	emptyText:
		'Write an answer, compare it with the model answer and judge it: what was not right yet stands here, for the next time.',
	write: 'Write an answer',
	pageOf: (page: number, total: number) => `Page ${page} of ${total}`,
	kinds: {
		mains: 'Mains practice',
		miq: 'Most important question',
		'answer-writing': 'Answer writing',
		'to-the-point': 'Notes',
		'mind-map': 'Mind map',
		infographics: 'Infographic',
		'learning-through-map': 'Map',
		'mains-answer-enrichment-capsule': 'Capsule',
	},
	failed: {
		httpError: (status: number): string => `The list could not be loaded (${status}).`,
		failedToFetch: 'The list could not be loaded.',
		failedToLoad: 'The list could not be loaded. Please check your connection.',
	},
}
