import { expertSessionTerms } from '@aravalli/shared/policy-terms'
import type { messages as english } from './invitation-messages.en.ts'

export const messages: typeof english = {
	title: 'विशेषज्ञ से बात करें',
	text: (fee) =>
		`1:1, ${expertSessionTerms.minutes} मिनट, ${fee}: उत्तर लेखन, रणनीति, साक्षात्कार का पूर्वाभ्यास या आपकी शंकाएँ।`,
	short: (fee) => `विशेषज्ञ के साथ 1:1, ${expertSessionTerms.minutes} मिनट, ${fee}`,
	book: 'सत्र बुक करें',
}
