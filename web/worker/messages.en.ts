export const messages = {
	title: 'You are offline',
	text: 'This page needs the internet. Check your connection and try again.',
	kept: 'What was typed in pages that are still open is kept there.',
	tryAgain: 'Try Again',
}
