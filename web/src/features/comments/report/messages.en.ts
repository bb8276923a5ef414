/** Whoever reports something, and whoever decides about it, reads this. */
export const messages = {
	question: 'What is wrong with it?',
	reasons: {
		abusive: 'Insulting or offensive',
		spam: 'Advertising or spam',
		misleading: 'Wrong or misleading',
		personal: 'Someone’s personal information',
	},
	note: 'Only admins can see your report. The author won’t know.',
	reasonMissing: 'Please choose a reason',
	send: 'Send',
	sending: 'Sending…',
	sent: 'Thank you. An admin will review it.',
	cancel: 'Cancel',
}
