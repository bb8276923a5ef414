export const messages = {
	continue: 'Continue',
	unread: 'New, not read yet',
	allArticles: 'All articles',
}
