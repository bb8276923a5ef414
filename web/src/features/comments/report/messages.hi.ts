import type { messages as english } from './messages.en.ts'

export const messages: typeof english = {
	question: 'इसमें क्या ग़लत है?',
	reasons: {
		abusive: 'अपमान या अभद्र भाषा',
		spam: 'विज्ञापन या स्पैम',
		misleading: 'ग़लत या भ्रामक जानकारी',
		personal: 'किसी की निजी जानकारी',
	},
	note: 'आपकी शिकायत केवल एडमिन देखते हैं। लिखने वाले को इसका पता नहीं चलता।',
	reasonMissing: 'कृपया कोई कारण चुनें',
	send: 'भेजें',
	sending: 'भेज रहे हैं…',
	sent: 'धन्यवाद। एडमिन इसे देखेंगे।',
	cancel: 'रद्द करें',
}
