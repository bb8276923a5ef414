export const messages = {
	title: 'My notes',
	text: 'Your notes, photos and marks from practice. Only you can see them.',
	gone: 'This question is no longer published',
	withoutQuestion: 'Photos without a question',
	unmark: 'Unmark',
	empty: 'No notes yet',
	emptyText: 'Notes and photos you add while practising appear here, on all your devices.',
	practise: 'Practise questions',
	pageOf: (page: number, total: number) => `Page ${page} of ${total}`,
	failed: {
		httpError: (status: number): string => `Couldn’t load your notes (${status}).`,
		failedToFetch: 'Couldn’t load your notes.',
		failedToLoad: 'Couldn’t load your notes. Please check your connection.',
	},
}
