/** What is said when something of a mock test is refused. */
export const mockTestErrorMessages = {
	'mock-test.not-found': {
		english: 'This paper is not available.',
		hindi: 'यह प्रश्नपत्र उपलब्ध नहीं है।',
	},
	'mock-test.not-ready': {
		english: 'This paper is being corrected and cannot be started now. Please try again later.',
		hindi: 'इस प्रश्नपत्र में सुधार हो रहा है, इसलिए अभी शुरू नहीं हो सकता। कृपया बाद में प्रयास करें।',
	},
	'mock-test.attempt-not-found': {
		english: 'There is no such attempt in your account.',
		hindi: 'आपके खाते में ऐसा कोई प्रयास नहीं है।',
	},
	'mock-test.finished': {
		english: 'This test has been submitted. Its answers can no longer be changed.',
		hindi: 'यह टेस्ट जमा हो चुका है। इसके उत्तर अब बदले नहीं जा सकते।',
	},
	'mock-test.running': {
		english: 'This test is still running. Its result comes when you submit it.',
		hindi: 'यह टेस्ट अभी चल रहा है। जमा करने पर परिणाम दिखेगा।',
	},
	'mock-test.time-over': {
		english: 'The time is over. What had reached us by then counts.',
		hindi: 'समय समाप्त हो गया है। तब तक जो उत्तर हम तक पहुँचे, वे गिने जाएँगे।',
	},
	'mock-test.not-in-paper': {
		english: 'This question is not in the paper.',
		hindi: 'यह प्रश्न इस प्रश्नपत्र में नहीं है।',
	},
	'mock-test.option-unknown': {
		english: 'This paper has no such option.',
		hindi: 'इस प्रश्नपत्र में ऐसा कोई विकल्प नहीं है।',
	},
} as const
