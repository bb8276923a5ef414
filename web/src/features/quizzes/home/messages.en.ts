/** These texts belong to the unfinished quiz on the home page. */
export const messages = {
	unfinished: (done: number, all: number) => `Unfinished quiz: ${done} of ${all} questions`,
	kinds: { mains: 'Mains practice' },
	resume: 'Resume',
}
