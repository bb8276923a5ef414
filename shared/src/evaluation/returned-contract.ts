import { z } from 'zod'
import { copyQuestion } from '../daily-questions/contract.ts'
import { type Contract, languageQuery, successAnswer } from '../endpoint.ts'
import { paperFilters } from '../questions/question.ts'
import { annotation, rubricMarks } from './marking-contract.ts'

const moment = z.iso.datetime()
const oneCopy = z.object({ copyId: z.string().max(100) })
const inLanguage = z.object({ lang: languageQuery.optional() })

const returned = z.object({
	kind: z
		.enum(['first', 'lead', 're-evaluation'])
		.describe('A secret second evaluation that stands looks like a first'),
	isCurrent: z.boolean().describe('True for the one whose marks stand'),
	total: z.number(),
	rubric: rubricMarks,
	remark: z.string(),
	annotations: z.array(annotation),
	publishedAt: moment,
	reason: z.string().nullable().describe('Why the learner asked for it'),
})

export type ReturnedEvaluation = z.output<typeof returned>

const progressEntry = z.object({
	copyId: z.string(),
	label: z.string(),
	returnedAt: moment,
	paperCategory: z.string(),
	total: z.number(),
	maxMarks: z.int(),
	rubric: rubricMarks,
	maxRubric: rubricMarks,
})

export type ProgressEntry = z.output<typeof progressEntry>

const result = z.object({
	copyId: z.string(),
	label: z.string(),
	question: copyQuestion,
	total: z.number(),
	maxMarks: z.int(),
	givenAt: moment.describe('When its marks were given, or last changed'),
	isReEvaluated: z.boolean(),
	isSample: z.boolean(),
})

export type EvaluationResult = z.output<typeof result>

/** Serves learners with what came back. */
export const returnedCopiesContract = {
	'GET /api/answersheet/progress': {
		summary: 'Marks by rubric of the newest returned answers, the oldest of them first',
		access: 'learner',
		query: z.object({ paperCategory: z.enum(paperFilters).default('ALL_PAPERS') }),
		answer: successAnswer(z.array(progressEntry)),
	},
	'GET /api/answersheet/results': {
		summary: 'Answers that came back in the last seven days and were not opened since, the newest first',
		access: 'learner',
		query: inLanguage,
		answer: successAnswer(z.array(result)),
	},
	'PUT /api/answersheet/:copyId/seen': {
		summary: 'Says that its learner has opened a returned answer',
		access: 'learner',
		allowance: 'readings',
		params: oneCopy,
		answer: successAnswer(z.object({ copyId: z.string() })),
		errors: ['copy.not-found', 'copy.not-returned'],
	},
	'GET /api/answersheet/:copyId/evaluation': {
		summary: 'What evaluators drew and gave, and the model answer',
		access: 'learner',
		params: oneCopy,
		query: inLanguage,
		answer: successAnswer(
			z.object({
				evaluations: z.array(returned),
				maxMarks: z.int(),
				maxRubric: rubricMarks,
				modelAnswer: z.string(),
				comparedWith: z
					.object({
						difference: z.number().describe('Marks more than then, as a share of the maximum scaled to this one'),
					})
					.nullable()
					.describe("The caller's answer to the same paper that was returned before"),
				reEvaluation: z.object({
					state: z.enum(['possible', 'asked', 'done', 'too-late']),
					until: moment.describe('So long it may be asked'),
					reason: z.string().nullable(),
				}),
			}),
		),
		errors: ['copy.not-found', 'copy.not-returned'],
	},
	'POST /api/answersheet/:copyId/re-evaluation': {
		summary: 'Asks for one more evaluation, by another evaluator',
		access: 'learner',
		allowance: 'copies',
		params: oneCopy,
		body: z.object({ reason: z.string().trim().min(10, 'reason-too-short').max(1_000, 'reason-too-long') }),
		answer: successAnswer(z.object({ copyId: z.string() })),
		errors: ['copy.not-found', 'copy.not-returned', 're-evaluation.too-late', 're-evaluation.asked'],
	},
	'GET /api/answersheet/:copyId/pdf': {
		summary: 'The returned copy as one PDF file: a summary, then the pages with all that was drawn',
		access: 'learner',
		allowance: 'downloads',
		params: oneCopy,
		query: inLanguage,
		answer: 'application/pdf',
		errors: ['copy.not-found', 'copy.not-returned'],
	},
} as const satisfies Contract
