import { z } from 'zod'
import { type Contract, languageQuery, listAnswer, pageLimit, pageNumber, successAnswer } from '../endpoint.ts'
import { questionReportReasons, REPORT_TEXT_MAX, reportedKinds, reportOutcomes } from './report.ts'

const kind = z.enum(reportedKinds)
const reason = z.enum(questionReportReasons)

export const questionReportsContract = {
	'POST /api/question-reports': {
		summary:
			'Tells the editors what is wrong with a question. A second report of the same learner, while the first is open, takes its place',
		access: 'learner',
		allowance: 'reports',
		signInCode: 'access.sign-in-to-report',
		body: z.object({
			kind: kind.default('prelims-questions'),
			questionId: z.string().min(1).max(120),
			reason,
			text: z.string().max(REPORT_TEXT_MAX).default(''),
		}),
		answer: z.object({ success: z.literal(true), message: z.string().optional() }),
		errors: ['question.not-found'],
	},
} as const satisfies Contract

export const reportStates = ['open', 'closed'] as const

const report = z.object({
	reason,
	text: z.string(),
	createdAt: z.iso.datetime(),
	outcome: z.enum(reportOutcomes).nullable().describe('Null while it is open'),
})

const reportedQuestion = z.object({
	kind,
	questionId: z.string(),
	title: z.string().describe('Empty where it is not published any more'),
	reportCount: z.int(),
	reasons: z.record(reason, z.int()).describe('How many name each reason'),
	reports: z.array(report).describe('The newest first, at most 20'),
	lastReportedAt: z.iso.datetime(),
})

export type ReportedQuestion = z.output<typeof reportedQuestion>

/** Who has reported something is told to nobody. */
export const questionReportsDeskContract = {
	'GET /api/admin/question-reports': {
		summary: 'Reported questions, the last reported first; each with its reports of this state',
		access: 'editor',
		query: z.object({
			lang: languageQuery.optional(),
			state: z.enum(reportStates).default('open'),
			page: pageNumber.prefault('1'),
			limit: pageLimit.prefault('10'),
		}),
		answer: listAnswer(reportedQuestion),
	},
	'POST /api/admin/question-reports/:kind/:questionId/close': {
		summary: 'Closes the open reports of a question, and tells those who reported it what has become of it',
		access: 'editor',
		params: z.object({ kind: z.string().max(40), questionId: z.string().max(200) }),
		body: z.object({
			outcome: z.enum(reportOutcomes),
			until: z.iso.datetime().describe('The `lastReportedAt` that was seen: later reports stay open'),
		}),
		answer: successAnswer(z.object({ closed: z.int() })),
		errors: ['question-report.not-found'],
	},
} as const satisfies Contract
