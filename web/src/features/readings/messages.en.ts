export const messages = {
	continue: 'Continue',
	unread: 'New, unread',
	allArticles: 'All articles',
}
