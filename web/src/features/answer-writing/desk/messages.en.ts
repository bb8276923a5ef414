/** The desk says this where answer-writing questions are listed. */
export const messages = {
	desk: 'Editing',
	lists: {
		readers: 'Published questions',
		draft: (count: string) => `Drafts ${count}`,
		scheduled: (count: string) => `Scheduled ${count}`,
		changed: (count: string) => `Changed ${count}`,
		withdrawn: (count: string) => `Unpublished ${count}`,
		deleted: (count: string) => `Deleted ${count}`,
	},
	newQuestion: 'New question',
	columns: {
		question: 'Question',
		paper: 'Paper',
		difficulty: 'Difficulty',
		marks: 'Marks',
		languages: 'Language',
		status: 'Status',
		saved: 'Saved',
		actions: 'Actions',
	},
	untitled: 'Question without text',
	empty: {
		draft: { title: 'No drafts', text: 'Questions that are begun but not yet published appear here.' },
		scheduled: {
			title: 'Nothing is scheduled',
			text: 'Questions that are published by themselves at a set time appear here.',
		},
		changed: {
			title: 'No changes waiting',
			text: 'Published questions appear here while they have changes that readers do not see yet.',
		},
		withdrawn: {
			title: 'Nothing has been unpublished',
			text: 'Questions that readers do not see any more appear here.',
		},
		deleted: { title: 'No deleted questions', text: 'Deleted questions appear here and can be restored.' },
	},
	countOf: {
		draft: (count: string, number: number): string => (number === 1 ? `${count} draft` : `${count} drafts`),
		scheduled: (count: string, number: number): string =>
			number === 1 ? `${count} scheduled question` : `${count} scheduled questions`,
		changed: (count: string, number: number): string =>
			number === 1 ? `${count} changed question` : `${count} changed questions`,
		withdrawn: (count: string, number: number): string =>
			number === 1 ? `${count} unpublished question` : `${count} unpublished questions`,
		deleted: (count: string, number: number): string =>
			number === 1 ? `${count} deleted question` : `${count} deleted questions`,
	},
	pastEnd: 'This page is empty',
	lastPage: 'Go to the last page',
	latestFirst: 'Latest change first',
	remove: 'Delete',
	removeQuestion: (title: string) => `Delete “${title}”`,
	restore: 'Restore',
	restoreQuestion: (title: string) => `Restore “${title}”`,
	removed: 'The question has been deleted.',
	restored: 'The question has been restored.',
	undo: 'Undo',
	failed: 'That did not work. Check your connection and try again.',
}
