import type { messages as english } from './messages.en.ts'

const counted = (word: string) => (count: number) => `${count}\u00a0${word}`

export const messages: typeof english = {
	onThisTopic: 'इसी विषय पर',
	nextInList: 'इस प्रश्नपत्र में आगे',
	next: 'अगला',
	previous: 'पिछला',
	signIn: 'पढ़ने के लिए लॉगिन करें',
	inEnglish: 'अंग्रेज़ी में',
	kinds: {
		'answer-writing': 'उत्तर लेखन',
		miq: 'सर्वाधिक महत्त्वपूर्ण प्रश्न',
		'mains-practice': 'मुख्य परीक्षा के प्रश्न',
		'prelims-questions': 'प्रारंभिक परीक्षा के प्रश्न',
		'current-affairs': 'समसामयिकी',
		'to-the-point': 'टू-द-पॉइंट नोट्स',
		'mind-map': 'माइंड मैप',
		infographics: 'इन्फ़ोग्राफ़िक्स',
		'learning-through-map': 'मानचित्र',
		'mains-answer-enrichment-capsule': 'उत्तर संवर्धन कैप्सूल',
		books: 'पुस्तकें',
		booklets: 'पुस्तिकाएँ',
		'toppers-copies': 'टॉपर की कॉपियाँ',
	},
	counted: {
		notes: (count) => `${count}\u00a0${count === 1 ? 'नोट' : 'नोट्स'}`,
		maps: counted('मानचित्र'),
		mindMaps: counted('माइंड मैप'),
		infographics: (count) => `${count}\u00a0${count === 1 ? 'इन्फ़ोग्राफ़िक' : 'इन्फ़ोग्राफ़िक्स'}`,
		capsules: counted('कैप्सूल'),
		articles: counted('लेख'),
		books: (count) => `${count}\u00a0${count === 1 ? 'पुस्तिका' : 'पुस्तिकाएँ'}`,
		copies: (count) => `${count}\u00a0${count === 1 ? 'कॉपी' : 'कॉपियाँ'}`,
		questions: counted('प्रश्न'),
	},
}
