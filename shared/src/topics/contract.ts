import { z } from 'zod'
import { isFindable } from '../content/found-at.ts'
import { type Contract, languageQuery, pageNumber, successAnswer } from '../endpoint.ts'
import { kinds } from '../kinds.ts'
import { type SyllabusPaper, type SyllabusUnit, syllabusUnits, topicIds } from '../topics.ts'

/** Names the kinds whose items are filed under topics. */
export const filedKinds = kinds.filter((kind) => isFindable(kind) && 'topics' in kind.common).map(({ name }) => name)

const papers = Object.keys(syllabusUnits) as [SyllabusPaper, ...SyllabusPaper[]]
const units = Object.values(syllabusUnits).flat() as unknown as [SyllabusUnit, ...SyllabusUnit[]]

const inLanguage = { lang: languageQuery.optional() }

const counts = z
	.array(z.object({ kind: z.string(), items: z.int() }))
	.describe('How many published items of each kind there are; kinds without any are left out')

const named = z.object({ id: z.enum(topicIds), name: z.string() })

const filedItem = z.object({
	kind: z.string(),
	id: z.string(),
	path: z.string().describe('Where it is read, with a query where it has no page of its own'),
	title: z.string(),
	isLocked: z.boolean().describe('True where the caller has to sign in to read it'),
	isFallback: z.boolean().describe('True where Hindi was asked for and only English exists'),
})

const neighbour = filedItem.nullable()

const unit = z.object({
	paper: z.enum(papers),
	unit: z.enum(units),
	name: z.string(),
	topics: z.array(named.extend({ counts })),
})

const topic = named.extend({
	paper: z.enum(papers),
	unit: z.enum(units),
	unitName: z.string(),
	kinds: z
		.array(z.object({ kind: z.string(), items: z.int(), newest: z.array(filedItem) }))
		.describe('Kinds that have items on it, each with its newest, at most six'),
	others: z.array(named).describe('Other topics of the unit that have items'),
})

const related = z.object({
	topics: z.array(named).describe('Of the item itself, the main one first'),
	items: z
		.array(filedItem)
		.describe(
			'Others that share its topics: the closest of each kind first, then those that share the most; at most six',
		),
	newer: neighbour.describe(
		'The item before it in the list of its paper; null for the newest, and for kinds without such lists',
	),
	older: neighbour.describe('The item behind it'),
})

export type FiledItem = z.output<typeof filedItem>
export type UnitOfTopics = z.output<typeof unit>
export type TopicPage = z.output<typeof topic>
export type RelatedItems = z.output<typeof related>

export const topicsContract = {
	'GET /api/topics': {
		summary: 'All topics, by the papers and units of the official syllabus of the main examination',
		access: 'public',
		query: z.object(inLanguage),
		answer: successAnswer(z.array(unit)),
	},
	'GET /api/topics/related': {
		summary: 'What there is to read after an item: others on its topics, and its neighbours in its list',
		access: 'public',
		query: z.object({ kind: z.enum(filedKinds), id: z.string().max(200), ...inLanguage }),
		answer: successAnswer(related),
		errors: ['content.not-found'],
	},
	'GET /api/topics/:topicId': {
		summary: 'A topic with what there is of each kind',
		access: 'public',
		params: z.object({ topicId: z.string().max(200) }),
		query: z.object({
			kind: z.enum(filedKinds).optional().describe('Lists this kind alone, 20 a page'),
			page: pageNumber.prefault('1').describe('Of the kind that is named'),
			...inLanguage,
		}),
		answer: successAnswer(topic),
		errors: ['content.not-found'],
	},
} as const satisfies Contract
