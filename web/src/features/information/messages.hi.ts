import type { messages as english } from './messages.en.ts'

export const messages: typeof english = {
	home: 'होम',
	contents: 'इस पृष्ठ पर',
	inShort: 'संक्षेप में',
	updated: 'पिछला अपडेट:',
	stored: {
		caption: 'आपके ब्राउज़र में कुकी और अन्य डेटा',
		name: 'नाम',
		kind: 'प्रकार',
		purpose: 'किसलिए',
		period: 'कब तक',
		kinds: {
			cookie: 'कुकी',
			localStorage: 'लोकल स्टोरेज',
			sessionStorage: 'टैब का स्टोरेज',
			indexedDB: 'ब्राउज़र का डेटाबेस',
			cache: 'फ़ाइलों का कैश',
		},
	},
	facts: { email: 'ईमेल', phone: 'फ़ोन', hours: 'सहायता का समय', address: 'प्रधान कार्यालय', branches: 'शाखाएँ' },
	writeToUs: 'हमें लिखें',
}
