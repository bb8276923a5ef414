import { attemptsContract, mockTestsContract } from '@aravalli/shared/mock-tests/contract'
import { statisticsContract } from '@aravalli/shared/mock-tests/statistics-contract'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../platform/database/open-database.ts'
import { mountContract } from '../../platform/http/mount-contract.ts'
import { getAttempt } from './answering/get-attempt.ts'
import { createSaving, saveAnswers } from './answering/save-answers.ts'
import { checkedAttemptId } from './attempt-id.ts'
import { finishAttempt } from './finishing/finish-attempt.ts'
import { getPaper } from './listing/get-paper.ts'
import { listOwnAttempts } from './listing/list-own-attempts.ts'
import { listPapers } from './listing/list-papers.ts'
import type { MockTestServices } from './mock-test-services.ts'
import { getResult } from './results/get-result.ts'
import { startAttempt } from './starting/start-attempt.ts'
import { getStatistics } from './statistics/get-statistics.ts'

/** Shows everybody the papers that there are. */
export function mockTestRoutes(app: FastifyInstance, database: Database): void {
	mountContract(app, mockTestsContract, {
		'GET /api/mock-tests': ({ query: { page, limit }, language }) => listPapers(database, { page, limit, language }),

		'GET /api/mock-tests/papers/:paperId': async ({ params: { paperId }, language }) => ({
			data: await getPaper(database, paperId, language),
		}),
	})
}

/** Serves whoever is signed in with their own attempts. */
export function attemptRoutes(app: FastifyInstance, services: MockTestServices): void {
	const saving = createSaving(services)
	mountContract(app, attemptsContract, {
		'GET /api/mock-tests/attempts': ({ viewer: { userId }, query: { page, limit, paperId }, language }) =>
			listOwnAttempts(services, { userId, page, limit, paperId, language }),

		'POST /api/mock-tests/papers/:paperId/attempts': async ({ viewer: { userId }, params: { paperId } }) => ({
			data: { attemptId: await startAttempt(services, { userId, paperId }) },
		}),

		'GET /api/mock-tests/attempts/:attemptId': async ({ viewer: { userId }, params, language }) => ({
			data: await getAttempt(services, { userId, attemptId: checkedAttemptId(params.attemptId), language }),
		}),

		'POST /api/mock-tests/attempts/:attemptId/answers': async ({ viewer: { userId }, params, body: { answers } }) => ({
			data: await saveAnswers(saving, { userId, attemptId: checkedAttemptId(params.attemptId), answers }),
		}),

		'POST /api/mock-tests/attempts/:attemptId/finish': async ({ viewer: { userId }, params }) => {
			const attemptId = checkedAttemptId(params.attemptId)
			await finishAttempt(services, { userId, attemptId })
			return { data: { attemptId } }
		},

		'GET /api/mock-tests/attempts/:attemptId/result': async ({ viewer: { userId }, params, language }) => ({
			data: await getResult(services, { userId, attemptId: checkedAttemptId(params.attemptId), language }),
		}),
	})
}

/** Tells editors how their questions did. */
export function statisticsRoutes(app: FastifyInstance, database: Database): void {
	mountContract(app, statisticsContract, {
		'GET /api/admin/prelims-questions/:id/statistics': async ({ params: { id } }) => ({
			data: await getStatistics(database, id),
		}),
	})
}
