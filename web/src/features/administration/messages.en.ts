export const messages = {
	checking: 'Checking authentication...',
	title: 'Administration',
	evaluation: {
		title: 'Daily Evaluation',
		text: 'Answer copies will be evaluated here.',
		soon: 'Opens soon',
	},
}
