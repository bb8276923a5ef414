/** ADMIN reads this where it is decided about what readers have reported. */
export const messages = {
	title: 'Reported comments',
	count: (count: string, number: number): string =>
		number === 1 ? '1 comment or reply to review' : `${count} comments and replies to review`,
	order: 'Most reports first, then the oldest',
	empty: {
		title: 'Nothing to review',
		text: 'Comments that readers report stay here until you decide.',
	},
	pastEnd: 'This page is empty',
	lastPage: 'Go to the last page',
	comment: (name: string) => `Comment by ${name}`,
	reply: (name: string) => `Reply by ${name}`,
	below: 'Below the question:',
	untitled: 'Question without a title',
	written: (moment: string) => `Written on ${moment}`,
	reports: 'Reports',
	reason: (name: string, count: string) => `${name} × ${count}`,
	last: (moment: string) => `Last report on ${moment}`,
	picture: (place: number, total: number, name: string) => `Picture ${place} of ${total} by ${name}`,
	keep: 'Keep',
	keepHint: 'A comment you keep leaves this list. It comes back only if somebody else reports it.',
	withdraw: 'Withdraw',
	remove: 'Delete',
	working: 'Working…',
	removal: {
		comment: 'Delete this comment for good?',
		reply: 'Delete this reply for good?',
		keep: 'Do not delete',
	},
	said: {
		kept: 'Kept. Its reports are settled.',
		withdrawn: 'The comment is withdrawn.',
		shown: 'The comment is shown again.',
		removed: 'Deleted.',
	},
	failed: 'That did not work. Check your connection and try again.',
}
