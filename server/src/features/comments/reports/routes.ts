import { reportedCommentsContract } from '@aravalli/shared/comments/reports-contract'
import type { FastifyInstance } from 'fastify'
import { mountContract } from '../../../platform/http/mount-contract.ts'
import type { CommentServices } from '../routes.ts'
import { keepReported } from './keep-reported.ts'
import { listReportedComments } from './list-reported.ts'

/** Serves ADMIN, who decides about what readers have reported; withdrawing and removing are calls of its thread. */
export function reportedRoutes(app: FastifyInstance, services: CommentServices): void {
	mountContract(app, reportedCommentsContract, {
		'GET /api/admin/reported-comments': ({ query: { page, limit }, language }) =>
			listReportedComments(services, { page, limit, language }),

		'POST /api/admin/reported-comments/:commentId/keep': async ({
			params: { commentId },
			body: { replyId, until },
		}) => {
			await keepReported(services.database, { commentId, replyId }, until)
			return {}
		},
	})
}
