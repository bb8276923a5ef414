/** Whoever reports something, and whoever decides about it, reads this. */
export const messages = {
	question: 'What is wrong with it?',
	reasons: {
		abusive: 'Insulting or offensive',
		spam: 'Advertising or spam',
		misleading: 'Wrong or misleading',
		personal: 'Somebody’s personal information',
	},
	note: 'Only administrators see your report. The author is not told.',
	reasonMissing: 'Please choose a reason',
	send: 'Send',
	sending: 'Sending…',
	sent: 'Thank you. Administrators will look at it.',
	cancel: 'Cancel',
}
