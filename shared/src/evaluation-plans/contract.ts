import { z } from 'zod'
import { type Contract, languageQuery, successAnswer } from '../endpoint.ts'

const amount = z.number().describe('In rupees')

const plan = z.object({
	planId: z.string(),
	title: z.string(),
	subtitle: z.string(),
	duration: z.string().describe('As it is read: "30 days"'),
	originalPrice: amount,
	discountedPrice: amount.describe('What the next learner pays'),
	isTrial: z.boolean(),
	maxStudents: z.int().nullable().describe('null: as many as come'),
	currentEnrollments: z.int(),
	seatsRemaining: z.int().nullable().describe('null: as many as come'),
	earlyPriceRemaining: z.int().nullable().describe('So many more pay the early price; null: there is none'),
	earlyPrice: amount
		.nullable()
		.describe('What the first learners pay, whether such places are left or not; null: all pay the same'),
	earlyPlaces: z.int().nullable().describe('So many pay it'),
	questionsADay: z.int(),
	evaluatedQuestions: z.int().nullable().describe('null: as many as are asked'),
	feedbackHours: z.int().describe('Working hours'),
	hasMentorship: z.boolean(),
	isRefundable: z.boolean(),
	features: z.array(z.string()),
	terms: z.string(),
	activeUntil: z.string().nullable().describe("A day in India, 'YYYY-MM-DD', where the plan ends on a day"),
	isClosed: z.boolean(),
	closedReason: z.enum(['ended', 'full']).nullable(),
	isFallback: z.boolean(),
})

export type EvaluationPlan = z.output<typeof plan>

export const evaluationPlansContract = {
	'GET /api/evaluation-plans': {
		summary: 'The evaluation plans, with what they cost and how many places are left',
		access: 'public',
		query: z.object({ lang: languageQuery.optional() }),
		answer: successAnswer(z.array(plan)),
	},
} as const satisfies Contract
