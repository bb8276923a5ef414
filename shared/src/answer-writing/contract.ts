import { z } from 'zod'
import { cardShape, itemShape } from '../content/answer-contract.ts'
import {
	type Contract,
	languageQuery,
	listAnswer,
	listView,
	pageLimit,
	pageNumber,
	successAnswer,
} from '../endpoint.ts'
import { paperFilters } from '../questions/question.ts'
import { SEARCH_MAX_LENGTH } from '../search-limits.ts'
import { answerWritingKind } from './kind.ts'

export const questionCard = z.object({
	questionId: z.string(),
	...cardShape(answerWritingKind),
	isFallback: z.boolean().describe('True where the text lacks Hindi and comes in English'),
})

const details = z.object({
	answer: z.string().describe('The model answer as plain text; **…** marks the phrases that an examiner looks for'),
	viewCount: z.int(),
	downloadCount: z.int(),
	commentCount: z.int(),
	comments: z.array(z.string()).describe('The ids of the newest comments, at most 50; commentCount counts all'),
})

const question = questionCard.extend({ ...itemShape(answerWritingKind), ...details.shape })
const listed = questionCard.extend({ ...details.partial().shape, marksSplit: z.string().optional() })

export type QuestionCardData = z.output<typeof questionCard>
export type QuestionData = z.output<typeof question>
export type ListedQuestionData = z.output<typeof listed>

const oneQuestion = z.object({ questionId: z.string().max(200) })
const inLanguage = z.object({ lang: languageQuery.optional() })

export const answerWritingContract = {
	'GET /api/content/answer-writing-practice': {
		summary: 'Published answer-writing questions, newest first',
		access: 'public',
		allowance: 'searches',
		countedWith: 'search',
		query: inLanguage.extend({
			page: pageNumber.prefault('1'),
			limit: pageLimit.prefault('10'),
			paperCategory: z.enum(paperFilters).default('ALL_PAPERS'),
			search: z.string().max(SEARCH_MAX_LENGTH, 'search-too-long').default(''),
			view: listView,
		}),
		answer: listAnswer(listed),
	},
	'GET /api/content/answer-writing-practice/:questionId': {
		summary: 'One question with its model answer',
		access: 'public',
		params: oneQuestion,
		query: inLanguage,
		answer: successAnswer(question),
		errors: ['question.not-found'],
	},
	'POST /api/content/answer-writing-practice/:questionId/view': {
		summary: 'Counts that the question was opened',
		access: 'public',
		allowance: 'views',
		params: oneQuestion,
		answer: successAnswer(z.object({ isCounted: z.boolean() })),
		errors: ['question.not-found'],
	},
	'GET /api/sharing-picture/answer-writing-practice/:questionId': {
		summary: 'The picture that messengers show beside a link to the question',
		access: 'public',
		params: oneQuestion,
		query: inLanguage,
		answer: 'image/png',
		errors: ['question.not-found'],
	},
} as const satisfies Contract

export const answerWritingDownloadsContract = {
	'GET /api/content/answer-writing-practice/:questionId/download': {
		summary: 'The question and its model answer as an HTML document to save',
		access: 'learner',
		allowance: 'downloads',
		signInCode: 'access.sign-in-to-download',
		params: oneQuestion,
		query: inLanguage,
		answer: successAnswer(z.object({ pdfContent: z.string(), fileName: z.string() })),
		errors: ['question.not-found'],
	},
	'GET /api/content/answer-writing-practice/:questionId/pdf': {
		summary: 'The question and its model answer as a PDF file',
		access: 'learner',
		allowance: 'downloads',
		signInCode: 'access.sign-in-to-download',
		params: oneQuestion,
		query: inLanguage,
		answer: 'application/pdf',
		errors: ['question.not-found'],
	},
} as const satisfies Contract
