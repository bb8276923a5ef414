import { z } from 'zod'
import { type Contract, successAnswer } from '../endpoint.ts'

const count = z.int()

const statistics = z.object({
	attempts: z.int().describe('First attempts of learners at papers with this question'),
	options: z.object({ A: count, B: count, C: count, D: count, E: count, blank: count }).describe('How many chose each'),
	rightShare: z.number().nullable().describe('From 0 to 1: the higher, the easier; null where too few have answered'),
	discrimination: z
		.number()
		.nullable()
		.describe(
			'From -1 to 1: how much more often the best 27 percent were right than the weakest; null where too few have answered',
		),
	measuredAt: z.iso.datetime().nullable(),
})

export type QuestionStatistics = z.output<typeof statistics>

export const statisticsContract = {
	'GET /api/admin/prelims-questions/:id/statistics': {
		summary: 'How a question did in mock tests, as it was measured last',
		access: 'editor',
		params: z.object({ id: z.string().max(120) }),
		answer: successAnswer(statistics),
	},
} as const satisfies Contract
