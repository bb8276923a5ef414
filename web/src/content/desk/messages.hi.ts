import type { messages as english } from './messages.en.ts'

export const messages: typeof english = {
	desk: 'सामग्री डेस्क',
	kinds: 'सामग्री के प्रकार',
	areas: { practice: 'अभ्यास', study: 'अध्ययन', resources: 'संसाधन', commerce: 'पाठ्यक्रम और योजनाएँ', site: 'साइट' },
	dailyQuestions: 'दैनिक प्रश्न',
	media: 'चित्र',
	reportedComments: 'शिकायत वाली टिप्पणियाँ',
	reportedQuestions: 'त्रुटि वाले प्रश्न',
	evaluation: 'मूल्यांकन',
	evaluators: 'मूल्यांकनकर्ता',
	payments: 'भुगतान',
	published: 'प्रकाशित',
	undo: 'वापस लें',
	failed: 'यह नहीं हो सका। अपना इंटरनेट कनेक्शन जाँचें और फिर से प्रयास करें।',
}
