import { overviewContract } from '@aravalli/shared/content/overview-contract'
import type { FastifyInstance } from 'fastify'
import { mountContract } from '../../../platform/http/mount-contract.ts'
import { getOverview, type OverviewServices } from './get-overview.ts'

export function overviewRoutes(app: FastifyInstance, services: OverviewServices): void {
	mountContract(app, overviewContract, {
		'GET /api/admin/overview': async ({ viewer }) => ({ data: await getOverview(services, viewer) }),
	})
}
