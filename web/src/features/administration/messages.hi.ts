import type { messages as english } from './messages.en.ts'

export const messages: typeof english = {
	checking: 'आपके लॉगिन की जाँच हो रही है…',
	title: 'प्रशासन',
	evaluation: {
		title: 'दैनिक मूल्यांकन',
		text: 'अभ्यर्थियों की उत्तर पुस्तिकाएँ कतार से लें, उनका मूल्यांकन करें और उन्हें लौटाएँ।',
	},
}
