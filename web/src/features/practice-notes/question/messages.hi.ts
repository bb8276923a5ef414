import type { messages as english } from './messages.en.ts'

export const messages: typeof english = {
	startPractice: 'अभ्यास शुरू करें',
	unsaved: 'बिना सहेजा उत्तर: जारी रखें',
	yourAnswer: 'आपका उत्तर',
	minutes: (minutes) => `${minutes} मिनट`,
	words: (words) => `${words} शब्द`,
	suggested: 'सुझाया गया',
	steps: 'प्रश्न',
	previous: 'पिछला प्रश्न',
	next: 'अगला प्रश्न',
	place: (position, total) => `${position} / ${total}`,
	placeInWords: (position, total) => `प्रश्न ${position}, कुल ${total}`,
	last: 'यह सूची का अंतिम प्रश्न है।',
}
