/** These texts belong to the question of the day on the home page. */
export const messages = {
	title: 'Today’s question',
	text: 'Write one answer by hand in the given time, then compare it with the model answer.',
	facts: (minutes: number, words: number) => `${minutes} min · ${words} words`,
	write: 'Answer it',
	choose: 'Choose a question',
}
