import type { messages as english } from './messages.en.ts'

export const messages: typeof english = {
	title: 'आज की योजना',
	ofDay: (hours) => (hours === 1 ? '1 घंटा' : `${hours} घंटे`),
	done: (done, all) => `${all} में से ${done} ${done === 1 ? 'पूरा' : 'पूरे'}`,
	allDone: 'आज का सारा काम पूरा हुआ।',
	minutes: (minutes) => `${minutes} मिनट`,
	acts: { read: 'पढ़ें', write: 'लिखें', revise: 'दोहराएँ' },
	abouts: { 'wrong-answers': 'जो ग़लत हुआ, उसका अभ्यास करें', quiz: 'क्विज़ दें' },
	revision: (questions) => `${questions} प्रश्न दोहराएँ`,
	isDone: 'पूरा हुआ',
	missed: (days) =>
		days === 1
			? 'इस सप्ताह एक दिन छूट गया। उसका कुछ काम आज की योजना में है।'
			: `इस सप्ताह ${days} दिन छूट गए। उनका कुछ काम आज की योजना में है।`,
	nothing: 'आज पढ़ने के लिए कुछ नया नहीं है। पढ़ा हुआ दोहराएँ या क्विज़ दें।',
	change: 'घंटे बदलें',
}
