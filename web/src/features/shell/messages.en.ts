export const messages = {
	answerWriting: 'Answer writing',
	quickLinks: 'Quick Links',
	contact: 'Contact',
	notFoundTitle: 'Page not found',
	notFoundText: 'There is nothing at this address. It may have been moved or removed.',
	languageFailed: 'The language could not be changed. Check your connection and try again.',
	errorText: 'The page could not be shown. Check your connection and try again.',
	backToHome: 'Back to Home',
}
