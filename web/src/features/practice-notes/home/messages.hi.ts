import type { messages as english } from './messages.en.ts'

export const messages: typeof english = {
	title: (count) => `दोहराएँ: ${count} प्रश्न`,
	practise: 'इनका अभ्यास करें',
	judged: { partly: 'आंशिक सही', wrong: 'ग़लत', unknown: '“उत्तर नहीं पता” का निशान' },
}
