export const messages = {
	home: 'Home',
	comingSoon: 'Coming Soon',
	whatToExpect: 'What to Expect',
	expectations: [
		{
			title: 'Quality Content',
			text: 'Written for the RAS syllabus, in Hindi and English.',
		},
		{ title: 'Expert Guidance', text: 'Clear advice on what the exam asks and how marks are given.' },
		{ title: 'Regular Updates', text: 'Updated when the syllabus or the exam rules change.' },
	],
	notifyMe: 'Notify Me When Ready',
	backToHome: 'Back to Home',
	email: 'Email',
	emailHint: 'We’ll use it only to tell you when this page is ready.',
	send: 'Notify Me',
	sending: 'Saving…',
	networkFailed: 'Couldn’t send your email address. Check your connection and try again.',
	formFailed: 'Couldn’t open the form. Check your connection and try again.',
}
