import type { messages as english } from './messages.en.ts'

export const messages: typeof english = {
	title: 'RAS की तैयारी, हिंदी और अंग्रेज़ी में',
	description:
		'RAS परीक्षा के लिए आदर्श उत्तरों के साथ उत्तर लेखन अभ्यास, नोट्स, मानचित्र, समसामयिकी और साप्ताहिक दिनचर्या, हिंदी और अंग्रेज़ी में।',
	text: 'RPSC की RAS परीक्षा के लिए उत्तर लेखन, नोट्स और मानचित्र।',
	register: 'निःशुल्क पंजीकरण करें',
	heroLine: 'रोज़ RAS का एक उत्तर लिखें।',
	news: 'समसामयिकी',
	newsText: 'ख़बरों में क्या है, और परीक्षा में कैसे पूछा जा सकता है',
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
	daysToPrelims: (days) => (days === 1 ? 'प्रारंभिक परीक्षा कल है' : `प्रारंभिक परीक्षा में ${days} दिन`),
	prelimsToday: 'आज प्रारंभिक परीक्षा है। शुभकामनाएँ!',
	prelimsUnknown: 'प्रारंभिक परीक्षा की तिथि अभी घोषित नहीं है',
	prelimsOver: 'प्रारंभिक परीक्षा हो चुकी है।',
	chooseNextExam: 'अगली परीक्षा चुनें',
	glance: 'आज एक नज़र में',
	replies: (count) => (count === 1 ? 'आपकी टिप्पणी पर 1 जवाब' : `आपकी टिप्पणियों पर ${count} जवाब`),
	glanceLabels: {
		test: 'टेस्ट चल रहा है',
		result: (count) => (count === 1 ? 'जाँचा गया' : `${count} जाँचे गए`),
		new: 'नया',
		last: 'जारी रखें',
		next: 'अगला काम',
		bought: 'आपकी योजना',
	},
	practice: 'उत्तर लेखन',
	allQuestions: 'सभी प्रश्न',
}
