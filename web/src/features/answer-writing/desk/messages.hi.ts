import type { messages as english } from './messages.en.ts'

export const messages: typeof english = {
	addQuestion: 'प्रश्न जोड़ें',
	editQuestions: 'प्रश्न संपादित करें',
	desk: 'सामग्री डेस्क',
}
