/** The desk says this wherever content is worked on. */
export const messages = {
	desk: 'Content desk',
	undo: 'Undo',
	failed: 'That did not work. Check your connection and try again.',
}
