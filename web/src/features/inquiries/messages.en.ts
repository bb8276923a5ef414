export const messages = {
	title: 'Ask us a question',
	text: 'About the exam, a course or this site: write to us, and somebody from the team will reply.',
	name: 'Name',
	phone: 'Phone (optional)',
	phoneHint: '10-digit mobile number, if you would like a call.',
	email: 'Email',
	message: 'Your message',
	send: 'Send message',
	sending: 'Sending…',
	networkFailed: 'Your message could not be sent. It is still here: check your connection and try again.',
}
