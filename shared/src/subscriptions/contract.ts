import { z } from 'zod'
import { type Contract, successAnswer } from '../endpoint.ts'

const subscription = z.object({
	_id: z.string(),
	status: z.enum(['ACTIVE', 'EXPIRED', 'CANCELLED']),
	startDate: z.iso.datetime(),
	endDate: z.iso.datetime(),
	evaluationPlanId: z.object({ planId: z.string(), title: z.string() }).nullable(),
	courseId: z.object({ id: z.string(), title: z.string() }).nullable(),
})

export type Subscription = z.output<typeof subscription>

export const subscriptionsContract = {
	'GET /api/subscriptions/:userId': {
		summary: "A learner's subscriptions: `data` is the evaluation plan's, else the one that ends last",
		access: 'learner',
		ownerParam: 'userId',
		params: z.object({ userId: z.string().max(100) }),
		answer: successAnswer(subscription.nullable()).extend({ subscriptions: z.array(subscription) }),
		errors: ['user.not-found'],
	},
} as const satisfies Contract
