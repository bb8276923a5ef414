import { spanIn } from '../span.ts'
import type { messages as english } from './messages.en.ts'

export const messages: typeof english = {
	title: 'आज के मूल्यांकन प्रश्न',
	closesIn: (minutes) =>
		minutes < 1 ? 'एक मिनट से भी कम समय शेष' : `बंद होने में ${spanIn(minutes, { hours: 'घंटे', minutes: 'मिनट' })} शेष`,
	closed: 'आज के लिए बंद',
	send: 'उत्तर भेजें',
	goOn: 'अपना उत्तर जारी रखें',
	see: 'प्रश्न देखें',
	facts: (marks, words) => `${marks} अंक · ${words} शब्द`,
	states: {
		draft: 'शुरू किया',
		waiting: 'भेजा गया',
		evaluating: 'मूल्यांकनकर्ता के पास',
		returned: 'लौटाया गया',
	},
}
