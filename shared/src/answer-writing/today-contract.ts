import { z } from 'zod'
import { type Contract, languageQuery, successAnswer } from '../endpoint.ts'
import { paperCategories } from '../questions/question.ts'
import { questionCard } from './contract.ts'

const todays = z.object({
	day: z.iso.date().describe('Today in India'),
	paperCategory: z.enum(paperCategories).describe('What the weekly routine has for the day'),
	question: questionCard.nullable().describe('Null where the paper has no question'),
})

export type TodaysQuestion = z.output<typeof todays>

export const todaysQuestionContract = {
	'GET /api/content/todays-question': {
		summary: 'The question of the day, of the paper that the weekly routine has for it',
		access: 'public',
		query: z.object({ lang: languageQuery.optional() }),
		answer: successAnswer(todays),
	},
} as const satisfies Contract
