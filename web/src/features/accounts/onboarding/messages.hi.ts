import type { messages as english } from './messages.en.ts'

export const messages: typeof english = {
	title: 'अपनी तैयारी तय करें',
	progress: 'प्रगति',
	stepNames: { name: 'नाम', goal: 'लक्ष्य', hours: 'घंटे', welcome: 'स्वागत' },
	nameTitle: 'आपका नाम क्या है?',
	nameText: 'यही नाम आपकी उत्तर पुस्तिकाओं और रसीदों पर रहेगा।',
	goalTitle: 'आप किस परीक्षा की तैयारी कर रहे हैं?',
	goalText: 'आपकी योजना और परीक्षा के शेष दिन इसी से तय होंगे।',
	priorities: { RAS_2025: 'उच्च प्राथमिकता', RAS_2026: 'मध्यम प्राथमिकता', RAS_2027: 'आराम की गति' },
	chooseGoal: 'कृपया एक लक्ष्य चुनें',
	tip: 'लक्ष्य बाद में प्रोफ़ाइल सेटिंग में बदले जा सकते हैं।',
	hoursTitle: 'आप रोज़ कितने घंटे पढ़ सकते हैं?',
	hoursText: 'उतना चुनें, जितना किसी सामान्य दिन में निभ सके।',
	hours: (hours) => (hours === 1 ? '1 घंटा' : `${hours} घंटे`),
	intensities: { 1: 'हल्की तैयारी', 2: 'मध्यम तैयारी', 3: 'गहन तैयारी' },
	chooseHours: 'कृपया प्रतिदिन के घंटे चुनें',
	complete: 'सेटअप पूरा करें',
	saving: 'सहेजा जा रहा है...',
	welcomeTitle: (name) => `${name}, आपका स्वागत है`,
	welcomeText: 'सब तैयार है। रोज़ थोड़ा-थोड़ा पढ़ना ही काफ़ी है।',
	toDashboard: 'डैशबोर्ड पर जाएँ',
}
