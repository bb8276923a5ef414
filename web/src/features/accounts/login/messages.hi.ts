import type { messages as english } from './messages.en.ts'

export const messages: typeof english = {
	title: 'लॉगिन',
	description: 'अरावली में लॉगिन करें या खाता बनाएँ: आपका अध्ययन-रिकॉर्ड, उत्तर और ख़रीदारी एक ही जगह रहेंगे।',
	newHere: 'नए हैं?',
	createAccount: 'खाता बनाएँ',
	signingIn: 'लॉगिन हो रहा है...',
	forgotPassword: 'पासवर्ड भूल गए?',
	wrong: 'ईमेल या पासवर्ड ग़लत है',
	articleWaits:
		'दो नवीनतम लेख सभी के लिए खुले हैं। इस लेख का पूरा पाठ, मुख्य बिंदु, परीक्षा के संकेत और PDF लॉगिन के बाद खुलेंगे। खाता निःशुल्क है।',
	sessionOver: 'आपका सत्र समाप्त हो गया है। कृपया फिर से लॉगिन करें।',
	signedIn: 'आप लॉगिन कर चुके हैं',
	goOn: 'आगे बढ़ें',
	registered: 'पहले से पंजीकृत हैं?',
	login: 'लॉगिन करें',
	register: 'पंजीकरण करें',
	registering: 'पंजीकरण हो रहा है...',
	failed: 'पंजीकरण नहीं हो सका',
	successTitle: 'पंजीकरण सफल!',
	successText: 'आपका खाता तैयार है। कृपया अपने ईमेल और पासवर्ड से लॉगिन करें।',
	ok: 'ठीक है',
}
