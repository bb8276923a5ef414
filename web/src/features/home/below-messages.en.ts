/** These texts belong to the parts of the home page whose code comes when a reader comes near. */
export const messages = {
	routine: 'This week’s routine',
	fullPlan: 'Full plan',
	today: 'today',
	studied: 'Studied',
	weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
	routineDays: [
		{ paper: 'Paper 1', text: 'History, economy, sociology, management' },
		{ paper: 'Paper 2', text: 'Ethics, science, geography' },
		{ paper: 'Paper 3', text: 'Polity, administration, law' },
		{ paper: 'Paper 4', text: 'Hindi and English' },
		{ paper: 'Essay', text: 'One full essay' },
	],
}
