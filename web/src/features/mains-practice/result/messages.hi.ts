import type { messages as english } from './messages.en.ts'

export const messages: typeof english = {
	title: 'क्विज़ का परिणाम',
	tiers: { excellent: 'उत्कृष्ट', good: 'अच्छा', improvement: 'सुधार की आवश्यकता' },
	line: (tier, percent) => `${tier} ${percent}%`,
	percent: (percent) => `${percent}%`,
	figures: {
		total: 'कुल प्रश्न',
		correct: 'सही',
		partly: 'आंशिक सही',
		incorrect: 'ग़लत',
		notJudged: 'नहीं जाँचे',
		notAttempted: 'हल नहीं किए',
		time: 'लगा समय (मिनट:सेकंड)',
	},
	verdicts: {
		correct: 'सही',
		partly: 'आंशिक सही',
		incorrect: 'ग़लत',
		attempted: 'हल किया',
		'not-attempted': 'हल नहीं किया',
	},
	byAttempts: (total) =>
		`सफलता ${total} ${total === 1 ? 'प्रश्न' : 'प्रश्नों'} में सही उत्तरों का प्रतिशत है। हल किया हुआ हर प्रश्न सही गिना जाता है।`,
	byJudgement: (judged) =>
		`सफलता ${judged} ${judged === 1 ? 'प्रश्न' : 'प्रश्नों'} के आपके अपने मूल्यांकन के अनुसार है: सही उत्तर पूरा गिना जाता है, आंशिक सही उत्तर आधा।`,
	keptHere: 'यह परिणाम केवल इसी ब्राउज़र में सहेजा गया है।',
	notSent: 'यह परिणाम अभी आपके खाते में नहीं पहुँचा है। यह इस ब्राउज़र में सुरक्षित है और नेटवर्क लौटते ही भेज दिया जाएगा।',
	notTaken: 'सर्वर ने यह परिणाम नहीं लिया: यह केवल इसी ब्राउज़र में सुरक्षित है।',
	signedOut: 'आप अब लॉगिन नहीं हैं। यह परिणाम इस ब्राउज़र में सुरक्षित है; लॉगिन करने पर यह आपके खाते में भेज दिया जाएगा।',
	retake: 'फिर से हल करें',
	goHome: 'होम पर जाएँ',
	questionByQuestion: 'प्रश्न-दर-प्रश्न',
	questionGone: 'प्रश्न उपलब्ध नहीं है',
	tabs: { pyq: 'PYQ', miq: 'MIQ' },
	notFound: 'परिणाम नहीं मिला',
	notFoundText: 'यह क्विज़ किसी दूसरे खाते या दूसरे ब्राउज़र में हल की गई थी, या इसका पता अधूरा है।',
	toPractice: 'मुख्य परीक्षा अभ्यास पर जाएँ',
	loginTitle: 'लॉगिन आवश्यक है',
	loginText: 'परिणाम उसी खाते का होता है जिससे क्विज़ दी गई थी। इसे देखने के लिए कृपया लॉगिन करें।',
	login: 'लॉगिन करके आगे बढ़ें',
	needsScript: 'परिणाम दिखाने के लिए इस पृष्ठ को JavaScript चाहिए। कृपया उसे चालू करें।',
	failed: {
		httpError: (status) => `HTTP त्रुटि! स्थिति: ${status}`,
		failedToFetch: 'परिणाम प्राप्त नहीं हो सका',
		failedToLoad: 'परिणाम लोड नहीं हो सका। कृपया अपना कनेक्शन जाँचें और फिर से प्रयास करें।',
	},
}
