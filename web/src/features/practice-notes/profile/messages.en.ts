export const messages = {
	title: 'My notes',
	text: 'What you have written, photographed and marked while you practised. Only you see it.',
	gone: 'This question is not published any more',
	withoutQuestion: 'Photos without a question',
	unmark: 'Take the mark away',
	empty: 'No notes yet',
	emptyText: 'Notes and photos that you add to a question in practice stand here, on all your devices.',
	practise: 'Practise questions',
	pageOf: (page: number, total: number) => `Page ${page} of ${total}`,
	failed: {
		httpError: (status: number): string => `Your notes could not be loaded (${status}).`,
		failedToFetch: 'Your notes could not be loaded.',
		failedToLoad: 'Your notes could not be loaded. Please check your connection.',
	},
}
