import type { messages as english } from './messages.en.ts'

export const messages: typeof english = {
	title: 'जो ग़लत हुआ',
	text: 'जिन उत्तरों को आपने ग़लत या आंशिक सही माना, और जिन प्रश्नों पर “उत्तर नहीं पता” का निशान लगाया। सही मान लेने पर प्रश्न यहाँ से हट जाता है।',
	onDevice: 'आपने लॉगिन नहीं किया है। यह सूची केवल इसी डिवाइस की है।',
	practise: (count) => (count === 1 ? 'इसका अभ्यास करें' : `इन ${count} का अभ्यास करें`),
	gone: 'यह प्रश्न अब प्रकाशित नहीं है',
	notLoaded: 'प्रश्न लोड नहीं हो सका',
	empty: 'दोहराने के लिए कुछ बाकी नहीं',
	emptyText: 'उत्तर लिखें, आदर्श उत्तर से मिलाएँ और ख़ुद जाँचें। जो अभी सही नहीं हुआ, वह यहाँ दिखेगा।',
	write: 'उत्तर लिखें',
	pageOf: (page, total) => `पृष्ठ ${page}, कुल ${total}`,
	kinds: {
		mains: 'मुख्य परीक्षा अभ्यास',
		miq: 'सर्वाधिक महत्त्वपूर्ण प्रश्न',
		'answer-writing': 'उत्तर लेखन',
		prelims: 'प्रारंभिक परीक्षा अभ्यास',
		'to-the-point': 'नोट्स',
		'mind-map': 'माइंड मैप',
		infographics: 'इन्फ़ोग्राफ़िक',
		'learning-through-map': 'मानचित्र',
		'mains-answer-enrichment-capsule': 'कैप्सूल',
	},
	failed: {
		httpError: (status) => `सूची लोड नहीं हो सकी (${status})।`,
		failedToFetch: 'सूची लोड नहीं हो सकी।',
		failedToLoad: 'सूची लोड नहीं हो सकी। कृपया अपना इंटरनेट कनेक्शन जाँचें।',
	},
}
