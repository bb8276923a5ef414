/** These texts belong to what a learner got wrong, on the home page. */
export const messages = {
	title: (count: number) => (count === 1 ? 'Revise 1 question' : `Revise ${count} questions`),
	practise: 'Practise these',
	judged: { partly: 'Partly right', wrong: 'Wrong', unknown: 'Marked “Don’t Know Answer”' },
}
