import type { messages as english } from './messages.en.ts'

export const messages: typeof english = {
	difficulties: { EASY: 'सरल', MEDIUM: 'मध्यम', HARD: 'कठिन' },
	questionNumber: (number) => `प्र.${number}`,
	marks: () => 'अंक',
	marksOf: (marks) => `${marks} अंक`,
	marksSplit: 'अंकों का बँटवारा',
	wordLimit: (words) => `(${words} शब्द)`,
	languagePaperLimit: (words) => `(${words} शब्द, प्रश्नपत्र 4 के अनुसार)`,
}
