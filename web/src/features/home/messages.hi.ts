import type { messages as english } from './messages.en.ts'

export const messages: typeof english = {
	title: 'RAS की तैयारी, हिंदी और अंग्रेज़ी में',
	description: 'RAS परीक्षा के लिए आदर्श उत्तरों के साथ उत्तर लेखन अभ्यास, साप्ताहिक दिनचर्या और अध्ययन सामग्री, हिंदी और अंग्रेज़ी में।',
	text: 'RPSC की राजस्थान प्रशासनिक सेवा परीक्षा के लिए।',
	register: 'निःशुल्क पंजीकरण करें',
	proverb: 'पुराने पहाड़ रोज़ थोड़ा\u2011थोड़ा चढ़े जाते हैं।',
	news: 'समसामयिकी',
	newsText: 'क्या हुआ, और परीक्षा क्या पूछेगी',
	quiz: 'विषयवार क्विज़',
	quizLinks: {
		'rajasthan-history': 'राजस्थान का इतिहास',
		polity: 'राजव्यवस्था',
		geography: 'भूगोल',
		economy: 'अर्थव्यवस्था',
		all: 'सभी विषय',
	},
	study: 'नोट्स और मानचित्र',
	studyLinks: { notes: 'नोट्स', maps: 'मानचित्र', mindMaps: 'माइंड मैप' },
	greetings: {
		morning: (name) => `सुप्रभात, ${name} जी`,
		afternoon: (name) => `नमस्कार, ${name} जी`,
		evening: (name) => `शुभ संध्या, ${name} जी`,
	},
	aim: (exam, hours) => `${exam} · रोज़ ${hours === 1 ? '1 घंटा' : `${hours} घंटे`}`,
	practice: 'उत्तर लेखन',
	allQuestions: 'सभी प्रश्न',
}
