import { z } from 'zod'
import { type Contract, languageQuery, successAnswer } from '../endpoint.ts'
import { mainsTabs, prelimsTabs } from './tabs.ts'

/** Lists the names that the calls use; `web/src/features/strategy/strategy-icons.ts` has their pictures. */
export const strategyIcons = ['BookOpen', 'Target', 'Clock', 'CheckCircle', 'TrendingUp', 'Brain', 'Calendar'] as const

export const syllabusPapers = ['GS_PAPER_1', 'GS_PAPER_2', 'GS_PAPER_3', 'GS_PAPER_4'] as const

/** A day of the weekly routine is for one of these. */
export const routinePapers = [...syllabusPapers, 'ESSAY'] as const

export const routineDays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'weekend'] as const

const inLanguage = { lang: languageQuery.optional() }

const strategyItem = z.object({
	_id: z.string(),
	section: z.string().describe('Items with the same one stand below one heading, in the order of the list'),
	title: z.string(),
	description: z.string(),
	points: z.array(z.string()),
	icon: z.enum(strategyIcons),
	isFallback: z.boolean(),
})

const syllabusTopic = z.object({
	_id: z.string(),
	title: z.string(),
	points: z.array(z.string()),
	isFallback: z.boolean(),
})

const mainsPaper = z.object({
	paper: z.enum(syllabusPapers),
	topics: z.array(syllabusTopic.extend({ weightagePercent: z.int() })),
})

const routineDay = z.object({
	day: z.enum(routineDays),
	paper: z.enum(routinePapers).nullable().describe('Null at the weekend, which is for all papers'),
	subjects: z.array(z.string()),
	task: z.string(),
	minutes: z.int().nullable(),
	isFallback: z.boolean(),
})

export type StrategyIcon = (typeof strategyIcons)[number]
export type StrategyItem = z.output<typeof strategyItem>
export type SyllabusPaper = (typeof syllabusPapers)[number]
export type SyllabusTopic = z.output<typeof syllabusTopic>
export type MainsPaper = z.output<typeof mainsPaper>
export type RoutineDay = z.output<typeof routineDay>

export const strategyContract = {
	'GET /api/content/prelims-strategy': {
		summary: 'One tab of the prelims strategy, the first one where no category is named',
		access: 'public',
		query: z.object({ category: z.enum(prelimsTabs).prefault('strategy'), ...inLanguage }),
		answer: successAnswer(z.array(strategyItem)),
	},
	'GET /api/content/mains-strategy': {
		summary:
			'One tab of the mains strategy, the first one where no category is named; those of the papers need a sign-in',
		access: 'public',
		query: z.object({ category: z.enum(mainsTabs).prefault('answer-writing'), ...inLanguage }),
		answer: successAnswer(z.array(strategyItem)),
		errors: ['access.not-signed-in'],
	},
	'GET /api/content/prelims-syllabus': {
		summary: 'The topics of the prelims syllabus',
		access: 'public',
		query: z.object(inLanguage),
		answer: successAnswer(z.array(syllabusTopic)),
	},
	'GET /api/content/mains-syllabus': {
		summary: 'The topics of the four mains papers, with their weightage',
		access: 'public',
		query: z.object(inLanguage),
		answer: successAnswer(z.array(mainsPaper)),
	},
	'GET /api/content/weekly-routine': {
		summary: 'Which paper on which day of the week, from Monday; the weekend is one entry',
		access: 'public',
		query: z.object(inLanguage),
		answer: successAnswer(z.array(routineDay)),
	},
} as const satisfies Contract
