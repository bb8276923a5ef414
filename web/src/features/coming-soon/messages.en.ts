export const messages = {
	home: 'Home',
	comingSoon: 'Coming Soon',
	whatToExpect: 'What to Expect',
	expectations: [
		{
			title: 'Quality Content',
			text: 'Written for the RAS syllabus and checked before it is published, in Hindi and English.',
		},
		{ title: 'Expert Guidance', text: 'From teachers and evaluators who know the exam and its demands.' },
		{ title: 'Regular Updates', text: 'Kept in step with the syllabus and with what is happening.' },
	],
	notifyMe: 'Notify Me When Ready',
	backToHome: 'Back to Home',
	email: 'Email',
	emailHint: 'We use it only to tell you that this page is ready.',
	send: 'Notify Me',
	sending: 'Saving…',
	networkFailed: 'Your address could not be sent. Check your connection and try again.',
	formFailed: 'The form could not be opened. Check your connection and try again.',
}
