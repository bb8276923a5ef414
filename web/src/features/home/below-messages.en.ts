/** These texts belong to the parts of the home page whose code comes when a reader comes near. */
export const messages = {
	routine: 'This week’s routine',
	fullPlan: 'Full plan',
	today: 'today',
	weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
	routineDays: [
		{ paper: 'GS Paper 1', text: 'History, economy, sociology, management' },
		{ paper: 'GS Paper 2', text: 'Ethics, science, geography' },
		{ paper: 'GS Paper 3', text: 'Polity, administration, law' },
		{ paper: 'GS Paper 4', text: 'Hindi and English' },
		{ paper: 'Essay', text: 'One full essay' },
	],
	how: 'How practice works',
	steps: [
		{ title: 'Choose a question', text: 'By paper or by a word. Each names its marks, words and minutes.' },
		{ title: 'Write it by hand', text: 'On paper, within the time, as in the examination hall.' },
		{ title: 'Compare', text: 'The model answer marks the phrases that an examiner looks for.' },
		{ title: 'Read it in the other language', text: 'One press changes the page, and it stays where you are.' },
	],
}
