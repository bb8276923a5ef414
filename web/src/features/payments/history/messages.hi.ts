import { refundTerms } from '@aravalli/shared/policy-terms'
import type { messages as english } from './messages.en.ts'

const { requestDays, reviewBusinessDays: review, processingBusinessDays: processing } = refundTerms

export const messages: typeof english = {
	title: 'भुगतान इतिहास',
	intro: 'आपने क्या भुगतान किया, उसका क्या हुआ, और आपकी रसीदें।',
	tabs: 'भुगतान या ऑर्डर',
	payments: 'भुगतान',
	orders: 'ऑर्डर',
	filter: 'स्थिति',
	all: 'सभी',
	filters: {
		captured: 'सफल',
		authorized: 'अधिकृत',
		paid: 'भुगतान हुआ',
		created: 'शुरू हुआ',
		failed: 'विफल',
	},
	statuses: {
		captured: 'सफल',
		paid: 'भुगतान हुआ',
		failed: 'विफल',
		created: 'शुरू हुआ',
		pending: 'प्रतीक्षा में',
		authorized: 'अधिकृत',
		refunded: 'राशि वापस',
	},
	kinds: { course: 'पाठ्यक्रम', 'evaluation-plan': 'मूल्यांकन योजना', session: 'विशेषज्ञ सत्र' },
	noPayments: 'कोई भुगतान नहीं मिला',
	noOrders: 'कोई ऑर्डर नहीं मिला',
	emptyText: 'आप जो ख़रीदेंगे, वह रसीद सहित यहाँ दिखेगा।',
	failed: 'भुगतान इतिहास नहीं मिल सका',
	failedHelp: 'कुछ खोया नहीं है: आपके भुगतान हमारे पास सुरक्षित हैं। अपना कनेक्शन जाँचें और फिर से प्रयास करें।',
	amount: 'राशि',
	date: 'तिथि',
	method: 'माध्यम',
	methods: { card: 'कार्ड', upi: 'UPI', netbanking: 'नेट बैंकिंग', wallet: 'वॉलेट', emi: 'EMI', paylater: 'बाद में भुगतान' },
	payment: 'भुगतान संख्या',
	order: 'ऑर्डर संख्या',
	refundStates: {
		asked: 'धनवापसी का अनुरोध किया गया',
		started: 'धनवापसी शुरू हुई',
		done: (amount) => `${amount} लौटाए गए`,
	},
	startedHelp: `राशि ${processing.from} से ${processing.to} कार्य-दिवसों में आपको मिल जाएगी।`,
	askedHelp: `हम ${review.from} से ${review.to} कार्य-दिवसों में आपका अनुरोध देखेंगे।`,
	refund: {
		ask: 'धनवापसी माँगें',
		title: 'धनवापसी का अनुरोध',
		until: (day) => `आप ${day} तक धनवापसी माँग सकते हैं।`,
		rule: `ख़रीद के ${requestDays} दिन के भीतर, जिसका उपयोग नहीं हुआ उसकी राशि हम लौटाते हैं। हम ${review.from} से ${review.to} कार्य-दिवसों में आपका अनुरोध देखेंगे; उसके बाद राशि ${processing.from} से ${processing.to} कार्य-दिवसों में मिलेगी।`,
		policy: 'धनवापसी नीति',
		reason: 'आप राशि वापस क्यों चाहते हैं?',
		problems: {
			'reason-required': 'कृपया कुछ शब्दों में कारण बताएँ।',
			'reason-too-long': 'कृपया इसे 1,000 अक्षरों तक छोटा करें।',
		},
		send: 'अनुरोध भेजें',
		sending: 'भेजा जा रहा है...',
		away: 'आपका अनुरोध नहीं भेजा जा सका। अपना कनेक्शन जाँचें और फिर से प्रयास करें।',
	},
}
