import { returnedCopiesContract } from '@aravalli/shared/evaluation/returned-contract'
import { paperCategoryOf } from '@aravalli/shared/questions/question'
import type { FastifyInstance } from 'fastify'
import { mountContract } from '../../../platform/http/mount-contract.ts'
import { setSeen } from '../../answer-copies/public.ts'
import { askReEvaluation } from './ask-re-evaluation.ts'
import { getEvaluation } from './get-evaluation.ts'
import { getReturned } from './get-returned.ts'
import { listProgress } from './list-progress.ts'
import { listResults } from './list-results.ts'
import { makeCopyPdf, type ReturningServices } from './make-copy-pdf.ts'

/** Serves learners with what came back. */
export function returnedCopyRoutes(app: FastifyInstance, services: ReturningServices): void {
	const { database, now } = services
	mountContract(app, returnedCopiesContract, {
		'GET /api/answersheet/progress': async ({ viewer: { userId }, query }) => ({
			data: await listProgress(database.db, { userId, paperCategory: paperCategoryOf(query.paperCategory) }),
		}),

		'GET /api/answersheet/results': async ({ viewer: { userId }, language }) => ({
			data: await listResults(database.db, { userId, language, now: now() }),
		}),

		'PUT /api/answersheet/:copyId/seen': async ({ viewer: { userId }, params: { copyId } }) => {
			await getReturned(database.db, copyId, userId)
			await setSeen(database.db, copyId, now())
			return { data: { copyId } }
		},

		'GET /api/answersheet/:copyId/evaluation': async ({ viewer: { userId }, params: { copyId }, language }) => ({
			data: await getEvaluation(database.db, { copyId, userId, language, now: now() }),
		}),

		'POST /api/answersheet/:copyId/re-evaluation': async ({ viewer: { userId }, params: { copyId }, body }) => {
			await askReEvaluation(database, { copyId, userId, reason: body.reason, now: now() })
			return { data: { copyId } }
		},

		'GET /api/answersheet/:copyId/pdf': async ({ viewer: { userId }, params: { copyId }, language, reply }) => {
			const { content, disposition } = await makeCopyPdf(services, { copyId, userId, language })
			return reply
				.type('application/pdf')
				.headers({ ...disposition, 'cache-control': 'private, no-cache' })
				.send(content)
		},
	})
}
