import { z } from 'zod'
import { cardShape } from '../content/answer-contract.ts'
import { type Contract, languageQuery, listAnswer, pageLimit, pageNumber, successAnswer } from '../endpoint.ts'
import { mainsSubjects } from '../mains-subjects.ts'
import { mainsKind } from './kind.ts'
import { mainsTabs } from './mains-question.ts'

const texts = z.object({
	subject: z.string(),
	topic: z.string(),
	questions: z.array(z.string()).describe('The numbered parts'),
	answers: z.array(z.string()).describe('The model answer of each part, lines with **…** marks; empty: there is none'),
	marksSplits: z.array(z.string()).describe('What earns the marks of each part, lines like "2: Leader and dates"'),
})

const question = texts.extend({
	_id: z.string(),
	...cardShape(mainsKind),
	topicId: z.string(),
	isPyq: z.boolean().describe('True where the source is recorded; only then there is a year'),
	marks: z.int().describe('Of all parts'),
	isFallback: z.boolean().describe('True where the text lacks Hindi and comes in English'),
	translations: z
		.object({ english: texts, hindi: texts.nullable() })
		.nullable()
		.describe('Null where they were not wanted'),
})

export type MainsQuestionData = z.output<typeof question>
export type MainsQuestionTexts = z.output<typeof texts>

const inLanguage = z.object({ lang: languageQuery.optional() })
const oneQuestion = z.object({ id: z.string().max(200) })

const named = z.object({ id: z.string(), name: z.string(), questions: z.int() })

const filters = z.object({
	years: z.array(z.object({ year: z.int(), questions: z.int() })).describe('The newest first'),
	sets: z.array(z.object({ set: z.int(), questions: z.int() })).describe('Of practice questions, the first set first'),
	subjects: z.array(named),
	topics: z.array(named.extend({ subjectId: z.string() })),
})

export type MainsFilters = z.output<typeof filters>

export const mainsPracticeContract = {
	'GET /api/content/main-section': {
		summary: 'Questions of the main examination, previous years’ before practice sets: the first 200, or one page',
		access: 'public',
		query: inLanguage.extend({
			tab: z
				.enum(mainsTabs)
				.optional()
				.describe('`pyq`: only those of previous years; `miq`: only the most important ones'),
			year: z
				.string()
				.regex(/^\d{4}$/, 'year')
				.transform(Number)
				.optional(),
			set: z
				.string()
				.regex(/^[1-9]\d{0,2}$/, 'set')
				.transform(Number)
				.optional()
				.describe('Number of a set of practice questions'),
			subject: z.enum(mainsSubjects).optional(),
			topic: z.string().max(120).optional(),
			translations: z.enum(['true', 'false']).default('true').describe('`false` leaves the other language out'),
			page: pageNumber.optional(),
			limit: pageLimit.optional().describe('10 where only a page is named'),
		}),
		answer: listAnswer(question),
	},
	'GET /api/content/main-section/filters': {
		summary: 'What the questions can be filtered by, with how many there are of each',
		access: 'public',
		query: inLanguage.extend({ tab: z.enum(mainsTabs).optional() }),
		answer: successAnswer(filters),
	},
	'GET /api/content/main-section/:id': {
		summary: 'One question with its model answers',
		access: 'public',
		params: oneQuestion,
		query: inLanguage,
		answer: successAnswer(question),
		errors: ['question.not-found'],
	},
} as const satisfies Contract
