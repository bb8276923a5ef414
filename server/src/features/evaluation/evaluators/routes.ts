import { evaluatorsContract } from '@aravalli/shared/evaluation/evaluators-contract'
import type { FastifyInstance } from 'fastify'
import { mountContract } from '../../../platform/http/mount-contract.ts'
import type { EvaluationServices } from '../evaluation-services.ts'
import { listEvaluators } from './list-evaluators.ts'
import { setQuota } from './set-quota.ts'

/** Serves ADMIN with who evaluates how much. */
export function evaluatorsRoutes(app: FastifyInstance, services: EvaluationServices): void {
	mountContract(app, evaluatorsContract, {
		'GET /api/admin/evaluators': async () => ({ data: await listEvaluators(services) }),

		'PUT /api/admin/evaluators/:userId': async ({ params: { userId }, body: { daily } }) => {
			await setQuota(services, userId, daily)
			return { data: { userId, daily } }
		},
	})
}
