import { z } from 'zod'
import { type Contract, languageQuery, successAnswer } from '../endpoint.ts'

const call = z.object({
	_id: z.string(),
	title: z.string(),
	agenda: z.string(),
	startsAt: z.iso.datetime(),
	link: z.string().nullable().describe('null: the caller has no plan for it when it begins'),
	isFallback: z.boolean(),
})

export type MentorshipCall = z.output<typeof call>

export const mentorshipContract = {
	'GET /api/mentorship-calls': {
		summary: 'The mentorship calls of the next two weeks, the next first; their links are for subscribers',
		access: 'learner',
		query: z.object({ lang: languageQuery.optional() }),
		answer: successAnswer(z.array(call)),
	},
} as const satisfies Contract
