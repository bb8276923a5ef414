export const messages = {
	checking: 'Checking authentication...',
	title: 'Administration',
	evaluation: {
		title: 'Daily Evaluation',
		text: 'Learners’ answer copies will be evaluated at one place.',
		soon: 'Opens soon',
	},
}
