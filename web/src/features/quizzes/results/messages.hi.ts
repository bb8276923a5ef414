import type { messages as english } from './messages.en.ts'

export const messages: typeof english = {
	title: 'अभ्यास के परिणाम',
	text: 'आपकी क्विज़ के परिणाम, सबसे नए पहले।',
	empty: 'अभी कोई परिणाम नहीं',
	emptyText: 'कोई क्विज़ दें। उसका परिणाम यहाँ दिखेगा।',
	chart: (count) => (count === 1 ? 'आपका पिछला परिणाम' : `आपके पिछले ${count} परिणाम`),
	attemptedOf: (attempted, total) => `${total} में से ${attempted} के उत्तर दिए`,
	judgedAs: (judged, right, partly) =>
		partly === 0 ? `जाँचे हुए ${judged} में से ${right} सही` : `जाँचे हुए ${judged} में से ${right} सही, ${partly} आंशिक सही`,
	notJudged: (count) => `${count} नहीं जाँचे`,
	time: 'लगा समय',
	pageOf: (page, pages) => `पृष्ठ ${page}, कुल ${pages}`,
	waitingTitle: 'अभी भेजे नहीं गए',
	waiting: 'इंटरनेट कनेक्शन का इंतज़ार',
	refused: 'आपके खाते में सहेजा नहीं जा सका। इस डिवाइस पर सुरक्षित है।',
	sent: (count) => (count === 1 ? '1 परिणाम भेज दिया गया।' : `${count} परिणाम भेज दिए गए।`),
	sendAgain: 'फिर से प्रयास करें',
	sending: 'भेजा जा रहा है…',
	failed: {
		httpError: (status) => `कुछ गड़बड़ हुई (${status})। फिर से प्रयास करें।`,
		failedToFetch: 'आपके परिणाम लोड नहीं हो सके।',
		failedToLoad: 'आपके परिणाम लोड नहीं हो सके। अपना इंटरनेट कनेक्शन जाँचें और फिर से प्रयास करें।',
	},
}
