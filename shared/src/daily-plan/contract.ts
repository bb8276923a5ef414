import { z } from 'zod'

const task = z.object({
	key: z.string(),
	act: z.enum(['read', 'write', 'revise']),
	kindName: z.string().nullable().describe('What kind of thing it is, in the caller’s language'),
	title: z.string().nullable().describe('null: the page says what it is, by `about`'),
	isFallback: z.boolean().describe('True where the title lacks Hindi and comes in English'),
	about: z.enum(['item', 'wrong-answers', 'quiz', 'revision']),
	questions: z.int().nullable().describe('How many the task has; null where it has no number'),
	path: z.string(),
	minutes: z.int(),
	isDone: z.boolean(),
})

/** What a learner reads, writes and revises today; the minutes together are at most the hours that they have chosen. */
export const dayPlan = z.object({
	dailyHours: z.int(),
	minutes: z.int().describe('Of all tasks'),
	doneMinutes: z.int(),
	missedDays: z.int().describe('Days of the last seven without study, which the plan makes up for'),
	daysToExam: z
		.int()
		.nullable()
		.describe('To the prelims of the chosen round; below 0 they are over, null: not announced'),
	tasks: z.array(task),
})

export type PlanTask = z.output<typeof task>
export type DayPlan = z.output<typeof dayPlan>
