import type { messages as english } from './messages.en.ts'

export const messages: typeof english = {
	title: 'अभ्यास के परिणाम',
	text: 'आपकी क्विज़ के परिणाम, सबसे नए पहले।',
	empty: 'अभी कोई परिणाम नहीं',
	emptyText: 'कोई क्विज़ हल कीजिए: उसका परिणाम यहाँ दिखेगा।',
	chart: (count) => (count === 1 ? 'आपका पिछला परिणाम' : `आपके पिछले ${count} परिणाम`),
	attemptedOf: (attempted, total) => `${total} में से ${attempted} हल किए`,
	judgedAs: (judged, right, partly) =>
		partly === 0 ? `जाँचे हुए ${judged} में से ${right} सही` : `जाँचे हुए ${judged} में से ${right} सही, ${partly} आंशिक सही`,
	notJudged: (count) => `${count} नहीं जाँचे`,
	time: 'लगा समय',
	pageOf: (page, pages) => `पृष्ठ ${page} / ${pages}`,
	waitingTitle: 'अभी भेजे नहीं गए',
	waiting: 'नेटवर्क की प्रतीक्षा है',
	refused: 'सर्वर ने इसे नहीं लिया: यह केवल इसी ब्राउज़र में सहेजा हुआ है',
	sent: (count) => (count === 1 ? '1 परिणाम भेज दिया गया।' : `${count} परिणाम भेज दिए गए।`),
	sendAgain: 'फिर से प्रयास करें',
	sending: 'भेजा जा रहा है…',
	failed: {
		httpError: (status) => `HTTP त्रुटि! स्थिति: ${status}`,
		failedToFetch: 'आपके परिणाम प्राप्त नहीं हो सके',
		failedToLoad: 'आपके परिणाम लोड नहीं हो सके। कृपया अपना कनेक्शन जाँचें और फिर से प्रयास करें।',
	},
}
