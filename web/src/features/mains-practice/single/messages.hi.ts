import type { messages as english } from './messages.en.ts'

export const messages: typeof english = {
	questionOf: (position, total) => `प्रश्न ${position}, कुल ${total}`,
	question: 'प्रश्न',
	exit: 'सूची पर लौटें',
	toProgress: 'मेरी प्रगति पर लौटें',
	shortcuts: 'कीबोर्ड शॉर्टकट',
	keys: {
		previous: 'पिछला प्रश्न',
		next: 'अगला प्रश्न',
		answer: 'उत्तर दिखाएँ या छिपाएँ',
		pause: 'टाइमर रोकें या जारी रखें',
	},
	or: 'या',
	turnOff: 'शॉर्टकट बंद करें',
	turnOn: 'शॉर्टकट चालू करें',
	missing: 'यह प्रश्न अब प्रकाशित नहीं है।',
	failed: 'प्रश्न लोड नहीं हो सका।',
}
