/** What is said when something of a quiz is refused. */
export const quizErrorMessages = {
	'quiz.not-found': {
		english: 'Quiz not found',
		hindi: 'क्विज़ नहीं मिली',
	},
	'quiz.other-questions': {
		english: 'This quiz has different questions.',
		hindi: 'इस क्विज़ के प्रश्न दूसरे हैं।',
	},
	'quiz.open-questions': {
		english: 'Please attempt all questions before submitting.',
		hindi: 'कृपया जमा करने से पहले सभी प्रश्नों के उत्तर दें।',
	},
} as const
