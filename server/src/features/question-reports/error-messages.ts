/** What is said when something about a reported question is refused. */
export const questionReportErrorMessages = {
	'question-report.not-found': {
		english: 'This question has no open reports. Somebody may have closed them already.',
		hindi: 'इस प्रश्न की कोई खुली शिकायत नहीं है। हो सकता है किसी ने उसे पहले ही बंद कर दिया हो।',
	},
} as const
