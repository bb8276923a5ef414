import { z } from 'zod'
import { cardShape } from '../content/answer-contract.ts'
import {
	type Contract,
	languageQuery,
	listAnswer,
	listView,
	pageLimit,
	pageNumber,
	successAnswer,
} from '../endpoint.ts'
import { languages } from '../language.ts'
import { paperFilters } from '../questions/question.ts'
import { SEARCH_MAX_LENGTH } from '../search-limits.ts'
import { miqKind } from './kind.ts'
import { miqPageSize, miqPapers } from './question.ts'

const card = z.object({
	_id: z.string(),
	...cardShape(miqKind),
	questions: z.array(z.string()).describe('Parts of one theme, in their order'),
	paperNo: z.enum(miqPapers),
	subject: z.string().describe('Its name'),
	viewCount: z.int(),
	practiceCount: z.int(),
	language: z.enum(languages).describe('Of the questions, answers and tags'),
	isFallback: z.boolean().describe('True where the text lacks Hindi and comes in English'),
})

const details = z.object({
	answers: z
		.array(z.string())
		.describe(
			'The model answer of each question as plain text, empty where there is none; **…** marks the phrases that an examiner looks for',
		),
	marksSplits: z.array(z.string()).describe('What earns the marks of each part, lines like "2: Leader and dates"'),
	commentCount: z.int(),
	updatedAt: z.iso.datetime(),
})

const question = card.extend(details.shape)
const listed = card.extend(details.partial().shape)

export type MiqCardData = z.output<typeof card>
export type MiqData = z.output<typeof question>
export type ListedMiqData = z.output<typeof listed>

const oneQuestion = z.object({ id: z.string().max(200) })
const inLanguage = z.object({ lang: languageQuery.optional() })
const counted = successAnswer(z.object({ isCounted: z.boolean() }))

export const miqContract = {
	'GET /api/miq/list': {
		summary: 'Published most important questions, newest first',
		access: 'public',
		allowance: 'searches',
		countedWith: 'search',
		query: inLanguage.extend({
			page: pageNumber.prefault('1'),
			limit: pageLimit.prefault(String(miqPageSize)),
			paperNo: z.enum(paperFilters).default('ALL_PAPERS'),
			search: z.string().max(SEARCH_MAX_LENGTH, 'search-too-long').default(''),
			view: listView,
		}),
		answer: listAnswer(listed),
	},
	'GET /api/miq/:id': {
		summary: 'One question with its model answers',
		access: 'public',
		params: oneQuestion,
		query: inLanguage,
		answer: successAnswer(question),
		errors: ['question.not-found'],
	},
	'POST /api/miq/:id/view': {
		summary: 'Counts that the question was opened',
		access: 'public',
		allowance: 'views',
		params: oneQuestion,
		answer: counted,
		errors: ['question.not-found'],
	},
	'POST /api/miq/:id/practice': {
		summary: 'Counts that somebody practises the question',
		access: 'public',
		allowance: 'views',
		params: oneQuestion,
		answer: counted,
		errors: ['question.not-found'],
	},
	'GET /api/sharing-picture/mains-miq/:id': {
		summary: 'The picture that messengers show beside a link to the question',
		access: 'public',
		params: oneQuestion,
		query: inLanguage,
		answer: 'image/png',
		errors: ['question.not-found'],
	},
} as const satisfies Contract

export const miqDownloadsContract = {
	'GET /api/miq/:id/download': {
		summary: 'The questions and their model answers as a PDF file',
		access: 'learner',
		allowance: 'downloads',
		signInCode: 'access.sign-in-to-download',
		params: oneQuestion,
		query: inLanguage,
		answer: 'application/pdf',
		errors: ['question.not-found'],
	},
} as const satisfies Contract
