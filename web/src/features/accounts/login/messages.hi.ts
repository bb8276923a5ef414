import type { messages as english } from './messages.en.ts'

export const messages: typeof english = {
	title: 'लॉगिन',
	description: 'अरावली में लॉगिन करें या खाता बनाएँ: आपका अध्ययन-रिकॉर्ड, उत्तर और ख़रीदारी एक ही जगह रहेंगे।',
	newHere: 'नए हैं?',
	createAccount: 'खाता बनाएँ',
	signingIn: 'लॉगिन हो रहा है...',
	forgotPassword: 'पासवर्ड भूल गए?',
	wrong: 'ईमेल या पासवर्ड ग़लत है',
	sessionOver: 'आपका सत्र समाप्त हो गया है। कृपया फिर से लॉगिन करें।',
	signedIn: 'आप लॉगिन कर चुके हैं',
	goOn: 'आगे बढ़ें',
}
