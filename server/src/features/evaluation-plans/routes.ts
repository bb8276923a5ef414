import { evaluationPlansContract } from '@aravalli/shared/evaluation-plans/contract'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../platform/database/open-database.ts'
import { mountContract } from '../../platform/http/mount-contract.ts'
import { listPlans } from './list-plans.ts'

export function evaluationPlanRoutes(app: FastifyInstance, { db }: Database, now: () => Date): void {
	mountContract(app, evaluationPlansContract, {
		'GET /api/evaluation-plans': async ({ language }) => ({ data: await listPlans(db, language, now()) }),
	})
}
