import { z } from 'zod'
import { copyQuestion } from '../daily-questions/contract.ts'
import { type Contract, languageQuery, listAnswer, pageLimit, pageNumber, successAnswer } from '../endpoint.ts'
import { paperFilters } from '../questions/question.ts'
import { evaluationDraft, evaluationKinds, remark, rubricMarks } from './marking-contract.ts'

const moment = z.iso.datetime()
const oneEvaluation = z.object({ evaluationId: z.string().max(100) })
const inLanguage = z.object({ lang: languageQuery.optional() })

const page = z.object({
	pageId: z.string(),
	width: z.int().describe('Of the reading picture, in pixels: what annotations are counted in'),
	height: z.int(),
	version: z.string(),
})

const queueEntry = z.object({
	evaluationId: z.string(),
	label: z.string(),
	question: copyQuestion,
	pageCount: z.int(),
	kind: z.enum(['ordinary', 'lead', 're-evaluation']).describe('A secret second evaluation looks like any other'),
	state: z.enum(['waiting', 'claimed', 'published']),
	isMine: z.boolean(),
	isBegun: z.boolean().describe('True where the caller has saved something'),
	dueAt: moment,
	isOverdue: z.boolean(),
	isSample: z.boolean(),
	evaluator: z.string().nullable().describe('Who has it; only for ADMIN'),
	total: z.number().nullable(),
	publishedAt: moment.nullable(),
})

export type QueueEntry = z.output<typeof queueEntry>

const quota = z.object({
	returnedToday: z.int(),
	daily: z.int(),
	inHand: z.int(),
	maxInHand: z.int(),
})

export type EvaluatorQuota = z.output<typeof quota>

const workspace = queueEntry.extend({
	pages: z.array(page),
	maxRubric: rubricMarks.describe('The most that each part may be given; parts with 0 are not shown'),
	modelAnswer: z.string(),
	marksSplit: z.string(),
	draft: evaluationDraft,
	reason: z.string().nullable().describe('Why the learner asks for another evaluation'),
	others: z
		.array(z.object({ kind: z.enum(evaluationKinds), total: z.number(), rubric: rubricMarks, remark }))
		.describe('What others gave, for a lead who decides between them'),
})

export type Workspace = z.output<typeof workspace>

const phrase = z.object({
	phraseId: z.string(),
	english: z.string().max(200),
	hindi: z.string().max(200),
})

export type ReadyPhrase = z.output<typeof phrase>

const MAX_PHRASES = 60

const writing = ['evaluation.not-found', 'evaluation.not-yours', 'evaluation.published'] as const

/** Serves evaluators with their queue and their desk. */
export const evaluationContract = {
	'GET /api/admin/daily-evaluation': {
		summary: 'The queue: what is with the caller, what waits, or what the caller has returned',
		access: 'evaluator',
		query: inLanguage.extend({
			page: pageNumber.prefault('1'),
			limit: pageLimit.prefault('20'),
			state: z
				.enum(['open', 'mine', 'waiting', 'overdue', 'returned', 'claimed'])
				.default('open')
				.describe('open: mine, then waiting; claimed: with anybody, for ADMIN'),
			paperCategory: z.enum(paperFilters).default('ALL_PAPERS'),
			order: z.enum(['due', 'paper']).default('due'),
		}),
		answer: listAnswer(queueEntry).extend({ quota }),
	},
	'POST /api/admin/daily-evaluation/next': {
		summary: 'Claims the copy that is due first, of those that the caller may evaluate',
		access: 'evaluator',
		allowance: 'evaluating',
		query: inLanguage.extend({ paperCategory: z.enum(paperFilters).default('ALL_PAPERS') }),
		answer: successAnswer(workspace),
		errors: ['evaluation.none-waiting', 'evaluation.quota-used', 'evaluation.too-many-in-hand'],
	},
	'GET /api/admin/daily-evaluation/phrases': {
		summary: "The caller's own ready phrases",
		access: 'evaluator',
		answer: successAnswer(z.array(phrase)),
	},
	'PUT /api/admin/daily-evaluation/phrases': {
		summary: "Stores the caller's own ready phrases, in their order",
		access: 'evaluator',
		allowance: 'evaluating',
		body: z.object({ phrases: z.array(phrase.omit({ phraseId: true })).max(MAX_PHRASES) }),
		answer: successAnswer(z.array(phrase)),
	},
	'GET /api/admin/daily-evaluation/:evaluationId': {
		summary: 'A copy that the caller has claimed, with the desk as it was left; ADMIN may open any',
		access: 'evaluator',
		params: oneEvaluation,
		query: inLanguage,
		answer: successAnswer(workspace),
		errors: ['evaluation.not-found', 'evaluation.not-yours'],
	},
	'POST /api/admin/daily-evaluation/:evaluationId/claim': {
		summary: 'Claims a copy that waits; one that is with the caller already is answered again',
		access: 'evaluator',
		allowance: 'evaluating',
		params: oneEvaluation,
		query: inLanguage,
		answer: successAnswer(workspace),
		errors: [
			'evaluation.not-found',
			'evaluation.taken',
			'evaluation.not-for-you',
			'evaluation.published',
			'evaluation.quota-used',
			'evaluation.too-many-in-hand',
		],
	},
	'POST /api/admin/daily-evaluation/:evaluationId/hand-back': {
		summary: 'Puts a claimed copy back into the queue; what was drawn is kept for whoever drew it',
		access: 'evaluator',
		allowance: 'evaluating',
		params: oneEvaluation,
		answer: successAnswer(z.object({ evaluationId: z.string() })),
		errors: [...writing],
	},
	'PUT /api/admin/daily-evaluation/:evaluationId': {
		summary: 'Saves all that the evaluator has drawn and given so far',
		access: 'evaluator',
		allowance: 'evaluating',
		params: oneEvaluation,
		maxBodyBytes: 1_048_576,
		body: evaluationDraft.omit({ savedAt: true }).extend({
			saveId: z
				.string()
				.regex(/^[\w-]{8,60}$/)
				.describe('The browser chose it for this save, so that it can be sent again'),
		}),
		answer: successAnswer(z.object({ revision: z.int(), savedAt: moment, total: z.number() })),
		errors: [...writing, 'evaluation.changed', 'evaluation.marks-too-high', 'evaluation.foreign-page'],
	},
	'POST /api/admin/daily-evaluation/:evaluationId/publish': {
		summary: 'Returns the copy to its learner as it was saved last',
		access: 'evaluator',
		allowance: 'evaluating',
		params: oneEvaluation,
		body: z.object({ revision: z.int().min(0), total: z.number().describe('The sum as the evaluator has seen it') }),
		answer: successAnswer(z.object({ evaluationId: z.string(), total: z.number() })),
		errors: [
			...writing,
			'evaluation.changed',
			'evaluation.marks-too-high',
			'evaluation.total-differs',
			'evaluation.empty',
		],
	},
	'GET /api/admin/daily-evaluation/:evaluationId/pages/:pageId': {
		summary: 'The picture of a page of a copy that the caller has claimed: WebP, or JPEG with all its pixels',
		access: 'evaluator',
		params: oneEvaluation.extend({ pageId: z.string().max(100) }),
		query: z.object({ size: z.enum(['small', 'full']).optional(), v: z.string().max(60).optional() }),
		answer: 'image/*',
		errors: ['evaluation.not-found', 'evaluation.not-yours', 'file.not-found'],
	},
} as const satisfies Contract
