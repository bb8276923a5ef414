import { z } from 'zod'
import { type Contract, languageQuery, listAnswer, pageLimit, pageNumber } from '../endpoint.ts'
import { subjectTypes } from './comment.ts'
import { image } from './contract.ts'
import { reportReasons } from './report.ts'

const reported = z.object({
	commentId: z.string(),
	replyId: z.string().nullable().describe('Null: the comment itself was reported'),
	subject: z.enum(subjectTypes),
	questionId: z.string(),
	questionTitle: z.string(),
	userName: z.string().describe('Who wrote it'),
	text: z.string().describe('Plain text, never HTML'),
	images: z.array(image),
	createdAt: z.iso.datetime(),
	reportCount: z.int(),
	reasons: z.record(z.enum(reportReasons), z.int()).describe('How many reports name each reason'),
	lastReportedAt: z.iso.datetime(),
})

export type ReportedData = z.output<typeof reported>

/** Who has reported something is told to nobody. */
export const reportedCommentsContract = {
	'GET /api/admin/reported-comments': {
		summary:
			'Comments and replies that readers see and have reported since they were last kept: most reports first, then what has waited longest',
		access: 'admin',
		query: z.object({
			page: pageNumber.prefault('1'),
			limit: pageLimit.prefault('20'),
			lang: languageQuery.optional().describe('Of the questions’ titles'),
		}),
		answer: listAnswer(reported),
	},
	'POST /api/admin/reported-comments/:commentId/keep': {
		summary: 'Settles the reports of a comment or reply, which stays: it is listed again when somebody else reports it',
		access: 'admin',
		params: z.object({ commentId: z.string().max(100) }),
		body: z.object({
			replyId: z.string().max(100).nullable().default(null),
			until: z.iso.datetime().describe('The `lastReportedAt` that was seen: later reports still wait'),
		}),
		answer: z.object({ success: z.literal(true) }),
		errors: ['comment.not-found', 'reply.not-found'],
	},
} as const satisfies Contract
