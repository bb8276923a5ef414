import { z } from 'zod'
import { cardShape } from '../content/answer-contract.ts'
import { type Contract, languageQuery, successAnswer } from '../endpoint.ts'
import { topicIds } from '../topics.ts'
import { routineKind, strategyKind, topicKind } from './kinds.ts'
import { mainsTabs, prelimsTabs } from './tabs.ts'
import { syllabusPapers } from './values.ts'

const inLanguage = { lang: languageQuery.optional() }

const isFallback = z.boolean()
const strategyItem = z.object({ _id: z.string(), ...cardShape(strategyKind), isFallback })
const pointTopic = z.object({
	id: z.enum(topicIds),
	name: z.string(),
	counts: z
		.array(z.object({ kind: z.string(), items: z.int() }))
		.describe('What there is to read on it, by kinds that have any'),
})
const syllabusTopic = z.object({
	_id: z.string(),
	...cardShape(topicKind),
	pointTopics: z
		.array(z.array(pointTopic))
		.describe('The topics of each point: what there is on them is at /topics/{id}'),
	isFallback,
})

const mainsPaper = z.object({
	paper: z.enum(syllabusPapers),
	topics: z.array(
		syllabusTopic.extend({
			weightagePercent: z.int().describe('Of our grouping: RPSC gives none, and no page shows it'),
		}),
	),
})

const routineDay = z.object({ ...cardShape(routineKind), isFallback })

export type StrategyItem = z.output<typeof strategyItem>
export type PointTopic = z.output<typeof pointTopic>
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
		summary: 'The topics of the mains as we group them. RPSC’s own papers are those of `GET /api/topics`',
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
