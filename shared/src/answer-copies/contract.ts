import { z } from 'zod'
import { copyQuestion } from '../daily-questions/contract.ts'
import {
	type Contract,
	languageQuery,
	listAnswer,
	multipartForm,
	pageLimit,
	pageNumber,
	successAnswer,
} from '../endpoint.ts'
import { paperFilters } from '../questions/question.ts'
import { copyStates, MAX_PAPER_PAGES } from './copy.ts'
import { pageWarnings } from './page-quality.ts'

export const copyState = z.enum(copyStates)

const moment = z.iso.datetime()
const oneCopy = z.object({ copyId: z.string().max(100) })
const onePage = oneCopy.extend({ pageId: z.string().max(100) })
const inLanguage = z.object({ lang: languageQuery.optional() })

export const pageTurn = z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)])
const share = z.number().min(0).max(1)
export const pageCrop = z
	.object({ left: share, top: share, right: share, bottom: share })
	.refine(({ left, top, right, bottom }) => right - left >= 0.1 && bottom - top >= 0.1, 'crop-too-small')

/** Is a page as its learner arranges it, and as it is read. */
const copyPage = z.object({
	pageId: z.string(),
	state: z
		.enum(['reading', 'ready', 'refused'])
		.describe('reading: it is safe on the server and is being made readable'),
	refusal: z.string().nullable().describe('The code of why it was refused'),
	refusalText: z.string().nullable(),
	fileName: z.string(),
	uploadKey: z.string().describe('The browser chose it for the file; pages of one PDF have the same'),
	width: z.int().nullable().describe('Of its reading picture, in pixels, turned and cut as below'),
	height: z.int().nullable(),
	turn: pageTurn,
	crop: pageCrop.nullable(),
	warnings: z.array(z.enum(pageWarnings)),
	booklet: z
		.object({
			page: z.int(),
			pages: z.int(),
			belongs: z.enum(['here', 'other-question', 'other-learner']),
			questionText: z
				.string()
				.nullable()
				.describe('Of the question that it belongs to, where that is another of the same learner'),
		})
		.nullable()
		.describe('What the printed code of a booklet page says; null: none was read'),
	version: z.string().describe('Changes with the picture, for its address'),
})

export type CopyPage = z.output<typeof copyPage>

const copyCard = z.object({
	copyId: z.string(),
	label: z.string().describe("'RAS-1142'; '' for a draft"),
	question: copyQuestion,
	day: z.string().describe('The day of the question in India'),
	state: z.enum(copyStates),
	pageCount: z.int(),
	submittedAt: moment.nullable(),
	startedAt: moment.nullable().describe('When an evaluator began'),
	returnedAt: moment.nullable(),
	dueAt: moment.nullable(),
	isOverdue: z.boolean(),
	total: z.number().nullable().describe('Marks, once it is returned'),
	isSample: z.boolean(),
	isReEvaluated: z.boolean().describe('True where it was asked to be evaluated once more'),
})

export type CopyCard = z.output<typeof copyCard>

const copy = copyCard.extend({
	pages: z.array(copyPage),
	closesAt: moment.describe('When its question closes'),
	sendableUntil: moment.describe('A copy that was begun in time may be sent until then'),
	moved: z
		.array(
			z.object({
				questionId: z.string(),
				day: z.string(),
				questionText: z.string(),
				uploadKeys: z.array(z.string()),
				pages: z.int(),
			}),
		)
		.describe('Pages that were sent to this draft and have gone to the one that their printed codes name'),
	missingBookletPages: z.array(z.int()).describe('Pages of the booklet that lie between those that are there'),
	hasCredit: z.boolean().describe('True where it came late, and its learner was given one more'),
})

export type Copy = z.output<typeof copy>

const uploadRefusals = [
	'copy.no-plan',
	'copy.plan-ended',
	'copy.not-of-today',
	'copy.closed',
	'copy.day-used',
	'copy.plan-used',
	'copy.submitted',
	'copy.no-sitting',
	'copy.paper-running',
	'copy.paper-closed',
	'copy.paper-beyond-plan',
	'copy.paper-too-soon',
] as const

const submitRefusals = [
	...uploadRefusals,
	'copy.not-found',
	'copy.no-pages',
	'copy.too-many-pages',
	'copy.paper-too-many-pages',
	'copy.pages-changed',
	'copy.pages-unread',
	'copy.page-refused',
	'copy.page-foreign',
] as const

const arrangedPage = z.object({ pageId: z.string().max(100), turn: pageTurn, crop: pageCrop.nullable() })

/** Serves a learner's own copies; uploads of their pages follow tus 1.0 at `/api/answersheet/uploads`. */
export const answerCopiesContract = {
	'GET /api/answersheet/today': {
		summary: "Today's questions, with what the caller has sent and may still send",
		access: 'learner',
		query: inLanguage,
		answer: successAnswer(
			z.object({
				day: z.string(),
				closesAt: moment,
				isClosed: z.boolean(),
				plan: z
					.object({
						subscriptionId: z.string(),
						title: z.string(),
						endsAt: moment,
						isTrial: z.boolean(),
						feedbackHours: z.int(),
						leftToday: z.int().describe('So many answers may still be sent today'),
						left: z.int().nullable().describe('So many in all; null: no limit'),
					})
					.nullable()
					.describe('The plan that answers are sent with; null: none has not ended'),
				hadPlan: z.boolean(),
				credits: z.int().describe('Evaluations given for late ones, not used yet'),
				questions: z.array(
					copyQuestion.extend({
						copyId: z.string().nullable(),
						state: z.enum(copyStates).nullable(),
						pageCount: z.int(),
					}),
				),
				catchUp: z
					.array(
						copyQuestion.extend({
							day: z.string(),
							copyId: z.string().nullable(),
							state: z.enum(copyStates).nullable(),
						}),
					)
					.describe('Questions of earlier days that a credit may be used for; none without a credit'),
				papers: z
					.array(
						copyQuestion.extend({
							day: z.string(),
							copyId: z.string().nullable(),
							state: z.enum(copyStates).nullable(),
							sendableUntil: moment,
							uploadUntil: moment.describe('Pages sent later are marked as late'),
							refusal: z.string().nullable().describe('The code of why its pages cannot be sent; null: they can'),
							refusalText: z.string().nullable(),
						}),
					)
					.describe('Papers of the main examination that were written in the last days'),
			}),
		),
	},
	'POST /api/answersheet': {
		summary:
			'Sends a whole answer in one call: fields subscriptionId and questionId, and the files as pages, in their order',
		access: 'learner',
		allowance: 'copies',
		body: multipartForm,
		query: inLanguage,
		answer: successAnswer(copy),
		errors: [
			...submitRefusals,
			'copy.page-too-large',
			'copy.page-type',
			'copy.page-twice',
			'copy.pdf-protected',
			'copy.pdf-too-many-pages',
			'file.damaged',
			'file.too-many-pixels',
			'file.side-too-long',
			'file.too-slow',
		],
	},
	'POST /api/answersheet/drafts': {
		summary: 'Begins an answer, or finds the one that was begun, for pages to be uploaded to',
		access: 'learner',
		allowance: 'copies',
		query: inLanguage,
		body: z.object({
			questionId: z.string().max(200),
			subscriptionId: z.string().max(200).optional(),
			day: z.string().max(10).optional().describe('An earlier day, with a credit; today where nothing is said'),
		}),
		answer: successAnswer(copy),
		errors: [...uploadRefusals],
	},
	'GET /api/answersheet': {
		summary: "The caller's answers, the newest first",
		access: 'learner',
		query: inLanguage.extend({
			page: pageNumber.prefault('1'),
			limit: pageLimit.prefault('10'),
			state: z.enum(['all', ...copyStates]).default('all'),
			paperCategory: z.enum(paperFilters).default('ALL_PAPERS'),
		}),
		answer: listAnswer(copyCard),
	},
	'GET /api/answersheet/booklet': {
		summary: 'A booklet to print and write an answer in, with a signed code on each page',
		access: 'learner',
		allowance: 'downloads',
		query: inLanguage.extend({ questionId: z.string().max(200), day: z.string().max(10).optional() }),
		answer: 'application/pdf',
		errors: ['copy.no-plan', 'copy.plan-ended', 'copy.not-of-today'],
	},
	'GET /api/answersheet/:copyId': {
		summary: 'One answer of the caller, with its pages',
		access: 'learner',
		params: oneCopy,
		query: inLanguage,
		answer: successAnswer(copy),
		errors: ['copy.not-found'],
	},
	'PATCH /api/answersheet/:copyId': {
		summary: 'Arranges the pages of a draft: their order, turns and crops',
		access: 'learner',
		allowance: 'copyChanges',
		params: oneCopy,
		query: inLanguage,
		body: z.object({ pages: z.array(arrangedPage).max(MAX_PAPER_PAGES) }),
		answer: successAnswer(copy),
		errors: ['copy.not-found', 'copy.submitted', 'copy.pages-changed'],
	},
	'DELETE /api/answersheet/:copyId/pages/:pageId': {
		summary: 'Takes a page out of a draft',
		access: 'learner',
		allowance: 'copyChanges',
		params: onePage,
		query: inLanguage,
		answer: successAnswer(copy),
		errors: ['copy.not-found', 'copy.submitted'],
	},
	'POST /api/answersheet/:copyId/submit': {
		summary: 'Sends a draft, once all of its pages are safe on the server',
		access: 'learner',
		allowance: 'copies',
		params: oneCopy,
		query: inLanguage,
		body: z.object({ pageIds: z.array(z.string().max(100)).max(MAX_PAPER_PAGES, 'copy-too-many-pages') }),
		answer: successAnswer(copy),
		errors: [...submitRefusals],
	},
	'GET /api/answersheet/:copyId/pages/:pageId': {
		summary: 'The picture of a page: WebP, or JPEG with all its pixels',
		access: 'learner',
		params: onePage,
		query: z.object({ size: z.enum(['small', 'full']).optional(), v: z.string().max(60).optional() }),
		answer: 'image/*',
		errors: ['copy.not-found', 'file.not-found'],
	},
} as const satisfies Contract
