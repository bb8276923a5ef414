export const messages = {
	answerWriting: 'Answer writing',
	contact: 'Contact',
	notFoundTitle: 'Page not found',
	notFoundText: 'There is nothing at this address. It may have been moved or removed.',
	errorText: 'The page could not be shown. Check your connection and try again.',
	practise: 'Go to answer writing practice',
}
