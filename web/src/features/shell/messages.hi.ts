import type { messages as english } from './messages.en.ts'

export const messages: typeof english = {
	menus: {
		prelims: 'प्रारंभिक परीक्षा',
		mains: 'मुख्य परीक्षा',
		resources: 'संसाधन',
		testSeries: 'टेस्ट सीरीज़',
		rasSpecial: 'RAS विशेष',
	},
	menuNotes: {
		prelims: 'पाठ्यक्रम और रणनीति',
		mains: 'अभ्यास, उत्तर लेखन, पाठ्यक्रम',
		rasSpecial: 'नोट्स, मानचित्र, माइंड मैप, इन्फ़ोग्राफ़िक्स',
	},
	currentAffairs: 'समसामयिकी',
	progress: 'मेरी प्रगति',
	bell: {
		label: 'सूचनाएँ',
		labelOf: (count) => `सूचनाएँ, ${count} नई`,
	},
	roleLinks: { ADMIN: 'एडमिन', EVALUATION_ADMIN: 'मूल्यांकन एडमिन', CONTENT_ADMIN: 'सामग्री एडमिन' },
	login: 'लॉगिन / पंजीकरण',
	search: 'सारी सामग्री में खोजें',
	searchKeys: (search, slash) => `${search} (${slash && `${slash} या `}Ctrl + K)`,
	profileMenu: {
		open: (name) => `${name} का प्रोफ़ाइल मेन्यू`,
		profile: 'प्रोफ़ाइल',
		dashboard: 'डैशबोर्ड',
		ebooks: 'मेरी ई-पुस्तकें',
		evaluatedCopies: 'मूल्यांकित उत्तर पुस्तिकाएँ',
		upload: 'उत्तर अपलोड करें',
		logout: 'लॉगआउट करें',
		loggingOut: 'लॉगआउट हो रहा है…',
	},
	connect: 'हमसे जुड़ें',
	notFoundTitle: 'पृष्ठ नहीं मिला',
	notFoundText: 'इस पते पर कुछ नहीं है। हो सकता है कि पृष्ठ हटा दिया गया हो या उसका पता बदल गया हो।',
	languageFailed: 'भाषा बदली नहीं जा सकी। अपना इंटरनेट कनेक्शन जाँचें और फिर से प्रयास करें।',
	errorText: 'पृष्ठ दिखाया नहीं जा सका। अपना इंटरनेट कनेक्शन जाँचें और फिर से प्रयास करें।',
	newVersion: 'नया संस्करण तैयार है',
	reload: 'फिर से लोड करें',
	backToHome: 'होम पर लौटें',
}
