import { z } from 'zod'
import { type Contract, successAnswer } from '../endpoint.ts'

const evaluator = z.object({
	userId: z.string(),
	name: z.string(),
	email: z.string(),
	daily: z.int(),
	returnedToday: z.int(),
	inHand: z.int(),
	returned: z.int().describe('In the last 30 days'),
	late: z.int().describe('So many of them after they were due'),
})

export type Evaluator = z.output<typeof evaluator>

/** Serves ADMIN with who evaluates how much. */
export const evaluatorsContract = {
	'GET /api/admin/evaluators': {
		summary: 'Everybody who evaluates, with what they do',
		access: 'admin',
		answer: successAnswer(z.array(evaluator)),
	},
	'PUT /api/admin/evaluators/:userId': {
		summary: 'Sets how many copies an evaluator returns a day at most',
		access: 'admin',
		params: z.object({ userId: z.string().max(100) }),
		body: z.object({ daily: z.int().min(0).max(500) }),
		answer: successAnswer(z.object({ userId: z.string(), daily: z.int() })),
		errors: ['user.not-found'],
	},
} as const satisfies Contract
