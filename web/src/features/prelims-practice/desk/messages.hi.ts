import type { messages as english } from './messages.en.ts'

export const messages: typeof english = {
	question: 'प्रश्न',
	source: { english: 'Source', hindi: 'स्रोत' },
	key: 'कुंजी',
	isRight: (letter) => `${letter} सही विकल्प है`,
	notAttempted: {
		english: 'Question not attempted. The same in every question.',
		hindi: 'अनुत्तरित प्रश्न। हर प्रश्न में यही रहता है।',
	},
	marksAnew:
		'यह कुंजी प्रकाशित होने पर पूरे हो चुके सभी टेस्ट दोबारा जाँचे जाएँगे। हर टेस्ट का पहला परिणाम पढ़ा जा सकेगा और अभ्यर्थियों को सूचना मिलेगी।',
	statistics: 'उत्तर कैसे दिए गए',
	noStatistics: 'इस प्रश्न का उत्तर अभी किसी मॉक टेस्ट में नहीं दिया गया है।',
	tooFew: (attempts) => `${attempts} प्रयासों में उत्तर दिए गए: कुछ कहने के लिए यह कम है। 30 प्रयासों के बाद यहाँ आँकड़े दिखेंगे।`,
	attempts: 'प्रयास',
	rightShare: 'सही उत्तर',
	discrimination: 'विभेदन',
	discriminationHint: '−1 से 1 तक। 0.2 से कम हो, तो अच्छे अभ्यर्थी भी यहाँ औरों से ख़ास बेहतर नहीं रहे।',
	noFigure: '–',
	option: 'विकल्प',
	chosenBy: 'किसने चुना',
	share: 'हिस्सा',
	blank: 'ख़ाली',
	isKey: 'कुंजी',
	measuredAt: (moment) => `${moment} तक`,
	loadStatistics: 'आँकड़े लाए जा रहे हैं…',
}
