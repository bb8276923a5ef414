import { z } from 'zod'
import { type Contract, languageQuery, successAnswer } from '../endpoint.ts'
import { difficulties, paperCategories } from '../questions/question.ts'
import { MAX_DAILY_QUESTIONS } from './daily-question.ts'

const day = z
	.string()
	.regex(/^\d{4}-\d{2}-\d{2}$/, 'date-invalid')
	.describe("A day in India, 'YYYY-MM-DD'")

/** Is a question as far as those who send answers to it, and those who mark them, need it in lists. */
export const copyQuestion = z.object({
	questionId: z.string(),
	questionText: z.string(),
	paperCategory: z.enum(paperCategories),
	difficulty: z.enum(difficulties),
	marks: z.int(),
	wordLimit: z.int(),
	isFallback: z.boolean().describe('True where the text lacks Hindi and comes in English'),
})

export type CopyQuestion = z.output<typeof copyQuestion>

const scheduledDay = z.object({ day, questions: z.array(copyQuestion), isClosed: z.boolean() })
export type ScheduledDay = z.output<typeof scheduledDay>

/** What editors schedule; who sends answers is served by the answer copies. */
export const dailyQuestionsContract = {
	'GET /api/admin/daily-questions': {
		summary: 'The questions of fourteen days, from a day on',
		access: 'editor',
		query: z.object({ from: day.optional(), lang: languageQuery.optional() }),
		answer: successAnswer(
			z.object({ days: z.array(scheduledDay), closingTime: z.string().describe("'21:00', in India") }),
		),
	},
	'PUT /api/admin/daily-questions/:day': {
		summary: 'Schedules the questions of a day, in their order; none frees the day',
		access: 'editor',
		params: z.object({ day }),
		query: z.object({ lang: languageQuery.optional() }),
		body: z.object({
			questionIds: z.array(z.string().max(200)).max(MAX_DAILY_QUESTIONS, 'daily-too-many'),
			expected: z
				.array(z.string().max(200))
				.max(MAX_DAILY_QUESTIONS)
				.optional()
				.describe('The questions that the day had when it was read: where others have changed it, nothing is changed'),
		}),
		answer: successAnswer(scheduledDay),
		errors: ['question.not-found', 'daily.past', 'daily.twice', 'daily.answered', 'daily.changed'],
	},
} as const satisfies Contract
