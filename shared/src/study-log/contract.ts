import { z } from 'zod'
import { type Contract, successAnswer } from '../endpoint.ts'
import { ACTIVITIES_MAX, areActivities, areHours, HOURS_MAX, LATE_LOG_DAYS } from './study-time.ts'

const day = z.iso.date().describe('A day in India')

const studyDay = z.object({
	date: day,
	hoursStudied: z.number().describe('What was logged by hand, in steps of half an hour'),
	activitiesCompleted: z.int().describe('Logged by hand, and automatic ones'),
	automaticActivities: z
		.int()
		.describe(
			'Of these, what the product noted by itself: an item read, a question practised, a quiz or an answer sent',
		),
})

const summary = z.object({
	currentStreak: z.int().describe('Days'),
	longestStreak: z.int().describe('Days'),
	lastStudyDate: day.nullable(),
	totalStudyDays: z.int(),
	totalHoursStudied: z.number(),
	totalActivitiesCompleted: z.int(),
	streakStatus: z.enum(['active', 'at-risk', 'broken', 'inactive']),
	today: day,
	recentStudyDates: z.array(studyDay).describe('The study days of the last 14 days, today included, the first first'),
})

const entry = z.object({
	_id: z.string(),
	date: day,
	hoursStudied: z.number(),
	activitiesCompleted: z.int(),
	loggedAt: z.iso.datetime(),
})

export type StudyDay = z.output<typeof studyDay>
export type StudySummary = z.output<typeof summary>
export type StudyEntry = z.output<typeof entry>

const hours = z
	.number({ error: 'study-hours' })
	.refine(areHours, { error: 'study-hours' })
	.describe(`From 0 to ${HOURS_MAX}, in steps of half an hour`)

const activities = z
	.number({ error: 'study-activities' })
	.refine(areActivities, { error: 'study-activities' })
	.describe(`A whole number from 0 to ${ACTIVITIES_MAX}`)

/** A learner’s own study log, which nobody else is ever shown. */
export const studyLogContract = {
	'GET /api/user/study-activity': {
		summary: 'The caller’s streak, totals and last 14 days; days are days in India',
		access: 'learner',
		answer: successAnswer(summary),
	},
	'POST /api/user/study-activity': {
		summary: `Logs study. With an \`Idempotency-Key\` a log is stored once. One written without a network says its day, at most ${LATE_LOG_DAYS} days ago; a day ahead counts as today`,
		access: 'learner',
		allowance: 'studyLogs',
		body: z.object({ hoursStudied: hours, activitiesCompleted: activities, studiedOn: day.optional() }),
		answer: successAnswer(studyDay.extend({ entryId: z.string() })),
		errors: ['study-log.empty', 'study-log.day-full', 'study-log.too-many', 'study-log.too-old'],
	},
	'GET /api/user/study-activity/year': {
		summary:
			'The study days of the last 371 days (53 weeks), the first first, and what was logged by hand in the last 7',
		access: 'learner',
		answer: successAnswer(z.object({ today: day, days: z.array(studyDay), entries: z.array(entry) })),
	},
	'DELETE /api/user/study-activity/:entryId': {
		summary: 'Takes back what was logged by hand in the last 7 days',
		access: 'learner',
		params: z.object({ entryId: z.string().max(100) }),
		answer: z.object({ success: z.literal(true), message: z.string().optional() }),
		errors: ['study-log.not-found'],
	},
} as const satisfies Contract
