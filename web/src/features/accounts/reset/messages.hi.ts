import { accountTerms } from '@aravalli/shared/policy-terms'
import type { messages as english } from './messages.en.ts'

export const messages: typeof english = {
	title: 'पासवर्ड बदलें',
	steps: 'नए पासवर्ड के चरण',
	stepNames: { email: 'ईमेल', otp: 'OTP', password: 'नया पासवर्ड' },
	emailHint: 'इस पते पर 6 अंकों का कोड भेजा जाएगा।',
	send: 'OTP भेजें',
	sending: 'भेजा जा रहा है...',
	sendFailed: 'OTP भेजा नहीं जा सका',
	enterCode: 'यहाँ भेजा गया 6 अंकों का कोड लिखें:',
	codeHint: `यदि यह ईमेल पंजीकृत है, तो कोड कुछ मिनटों में पहुँच जाएगा। यह ${accountTerms.codeMinutes} मिनट तक मान्य रहेगा।`,
	verify: 'सत्यापित करें',
	verifying: 'सत्यापन हो रहा है...',
	wrongCode: 'OTP सही नहीं है',
	sendAgain: 'कोड फिर से भेजें',
	sendAgainIn: (seconds) => `${seconds} सेकंड बाद फिर से भेजें`,
	sentAgain: 'नया कोड माँगा गया है। अपना इनबॉक्स देखें।',
	choosePassword: 'नया पासवर्ड चुनें',
	save: 'पासवर्ड बदलें',
	saving: 'सहेजा जा रहा है...',
	resetFailed: 'पासवर्ड बदला नहीं जा सका',
	done: 'पासवर्ड सफलतापूर्वक बदल दिया गया है! अब आप नए पासवर्ड से लॉगिन कर सकते हैं।',
	toLogin: 'लॉगिन करें',
}
