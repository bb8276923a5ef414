import type { messages as english } from './mark-messages.en.ts'

export const messages: typeof english = {
	ownAnswer: 'आपका उत्तर:',
	marks: { right: 'सही', partly: 'आंशिक सही', wrong: 'ग़लत', toRevise: 'दोहराना है', practised: 'अभ्यास किया' },
}
