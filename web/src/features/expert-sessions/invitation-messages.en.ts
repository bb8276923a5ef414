import { expertSessionTerms } from '@aravalli/shared/policy-terms'

export const messages = {
	title: 'Talk to an expert',
	text: (fee: string): string =>
		`1:1, ${expertSessionTerms.minutes} minutes, ${fee}: answer writing, strategy, mock interview or your doubts.`,
	short: (fee: string): string => `1:1 with an expert, ${expertSessionTerms.minutes} minutes, ${fee}`,
	book: 'Book a session',
}
