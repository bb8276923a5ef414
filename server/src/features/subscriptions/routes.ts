import { subscriptionsContract } from '@aravalli/shared/subscriptions/contract'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../platform/database/open-database.ts'
import { mountContract } from '../../platform/http/mount-contract.ts'
import { getSubscriptions } from './get-subscriptions.ts'

export function subscriptionRoutes(app: FastifyInstance, database: Database, now: () => Date): void {
	mountContract(app, subscriptionsContract, {
		'GET /api/subscriptions/:userId': ({ params, viewer, language }) =>
			getSubscriptions(database, { viewer, userId: params.userId, language, now: now() }),
	})
}
