export const messages = {
	checking: 'Checking authentication...',
	title: 'Administration',
	evaluation: {
		title: 'Daily Evaluation',
		text: 'Take learners’ answer copies from the queue, mark them, and return them.',
	},
}
