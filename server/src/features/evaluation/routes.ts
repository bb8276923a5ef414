import { evaluationContract } from '@aravalli/shared/evaluation/contract'
import { paperCategoryOf } from '@aravalli/shared/questions/question'
import type { FastifyInstance } from 'fastify'
import { mountContract } from '../../platform/http/mount-contract.ts'
import { sendPicture } from '../answer-copies/public.ts'
import { claimEvaluation, claimNext } from './claiming/claim-evaluation.ts'
import { handBack } from './claiming/hand-back.ts'
import { openWorkspace, presentWorkspace } from './desk/open-workspace.ts'
import { readPage } from './desk/read-page.ts'
import { saveDraft } from './drafts/save-draft.ts'
import { type EvaluationServices, evaluatorOf } from './evaluation-services.ts'
import { readPhrases, storePhrases } from './phrases/phrases.ts'
import { publishEvaluation } from './publishing/publish-evaluation.ts'
import { listQueue } from './queue/list-queue.ts'

/** Serves evaluators with their queue and their desk. */
export function evaluationRoutes(app: FastifyInstance, services: EvaluationServices): void {
	const { database } = services
	mountContract(app, evaluationContract, {
		'GET /api/admin/daily-evaluation': ({ viewer, query, language }) =>
			listQueue(services, evaluatorOf(viewer), query, language),

		'POST /api/admin/daily-evaluation/next': async ({ viewer, query, language }) => {
			const evaluator = evaluatorOf(viewer)
			const claimed = await claimNext(services, evaluator, paperCategoryOf(query.paperCategory))
			return { data: await presentWorkspace(services, evaluator, claimed, language) }
		},

		'GET /api/admin/daily-evaluation/phrases': async ({ viewer }) => ({
			data: await readPhrases(database.db, viewer.userId),
		}),

		'PUT /api/admin/daily-evaluation/phrases': async ({ viewer, body }) => ({
			data: await storePhrases(database, viewer.userId, body.phrases),
		}),

		'GET /api/admin/daily-evaluation/:evaluationId': async ({ viewer, params, language }) => ({
			data: await openWorkspace(services, evaluatorOf(viewer), params.evaluationId, language),
		}),

		'POST /api/admin/daily-evaluation/:evaluationId/claim': async ({ viewer, params, language }) => {
			const evaluator = evaluatorOf(viewer)
			const claimed = await claimEvaluation(services, evaluator, params.evaluationId)
			return { data: await presentWorkspace(services, evaluator, claimed, language) }
		},

		'POST /api/admin/daily-evaluation/:evaluationId/hand-back': async ({ viewer, params: { evaluationId } }) => {
			await handBack(services, viewer.userId, evaluationId)
			return { data: { evaluationId } }
		},

		'PUT /api/admin/daily-evaluation/:evaluationId': async ({ viewer, params: { evaluationId }, body }) => ({
			data: await saveDraft(services, { evaluationId, evaluatorId: viewer.userId }, body),
		}),

		'POST /api/admin/daily-evaluation/:evaluationId/publish': async ({ viewer, params: { evaluationId }, body }) => {
			const total = await publishEvaluation(services, { evaluationId, evaluatorId: viewer.userId, seen: body })
			return { data: { evaluationId, total } }
		},

		'GET /api/admin/daily-evaluation/:evaluationId/pages/:pageId': async ({ viewer, params, query, reply }) => {
			const content = await readPage(services, evaluatorOf(viewer), { ...params, size: query.size })
			return sendPicture(reply, content)
		},
	})
}
