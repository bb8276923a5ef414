import type { messages as english } from './todays-messages.en.ts'

export const messages: typeof english = {
	title: 'आज का प्रश्न',
	text: 'एक उत्तर तय समय में हाथ से लिखें, फिर उसे आदर्श उत्तर से मिलाएँ।',
	facts: (minutes, words) => `${minutes} मिनट · ${words} शब्द`,
	write: 'उत्तर लिखें',
	choose: 'प्रश्न चुनें',
}
