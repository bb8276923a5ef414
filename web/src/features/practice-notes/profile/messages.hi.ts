import type { messages as english } from './messages.en.ts'

export const messages: typeof english = {
	title: 'मेरे नोट',
	text: 'अभ्यास के आपके नोट, फ़ोटो और निशान। ये केवल आपको दिखते हैं।',
	gone: 'यह प्रश्न अब प्रकाशित नहीं है',
	withoutQuestion: 'बिना प्रश्न की फ़ोटो',
	unmark: 'निशान हटाएँ',
	empty: 'अभी कोई नोट नहीं',
	emptyText: 'अभ्यास करते समय जोड़े गए नोट और फ़ोटो यहाँ दिखेंगे, आपके हर डिवाइस पर।',
	practise: 'प्रश्नों का अभ्यास करें',
	pageOf: (page, total) => `पृष्ठ ${page}, कुल ${total}`,
	failed: {
		httpError: (status) => `आपके नोट लोड नहीं हो सके (${status})।`,
		failedToFetch: 'आपके नोट लोड नहीं हो सके।',
		failedToLoad: 'आपके नोट लोड नहीं हो सके। कृपया अपना इंटरनेट कनेक्शन जाँचें।',
	},
}
