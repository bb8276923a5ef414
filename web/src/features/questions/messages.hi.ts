import type { messages as english } from './messages.en.ts'

export const messages: typeof english = {
	difficulties: { EASY: 'सरल', MEDIUM: 'मध्यम', HARD: 'कठिन' },
	questionNumber: (number) => `प्र.${number}`,
	marks: () => 'अंक',
}
