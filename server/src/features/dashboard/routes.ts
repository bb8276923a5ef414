import { dashboardContract } from '@aravalli/shared/dashboard/contract'
import type { FastifyInstance } from 'fastify'
import { mountContract } from '../../platform/http/mount-contract.ts'
import { type DashboardServices, getDashboard } from './get-dashboard.ts'

export function dashboardRoutes(app: FastifyInstance, services: DashboardServices): void {
	mountContract(app, dashboardContract, {
		'GET /api/dashboard': async ({ viewer: { userId }, language }) => ({
			data: await getDashboard(services, { userId, language }),
		}),
	})
}
