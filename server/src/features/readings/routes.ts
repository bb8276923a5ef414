import { readingsContract } from '@aravalli/shared/readings/contract'
import type { FastifyInstance } from 'fastify'
import type { ServerKind } from '../../content/server-kind.ts'
import { mountContract } from '../../platform/http/mount-contract.ts'
import { listOwnReadings } from './list-own-readings.ts'
import { noteReading } from './note-reading.ts'
import type { ReadingServices } from './reading-services.ts'

/** Serves whoever is signed in with what they have opened. */
export function readingsRoutes(app: FastifyInstance, services: ReadingServices, served: readonly ServerKind[]): void {
	const { database } = services
	const kinds = served.map(({ kind }) => kind)
	mountContract(app, readingsContract, {
		'GET /api/readings': ({ viewer: { userId }, query: { page, limit }, language }) =>
			listOwnReadings(database, kinds, { userId, page, limit, language }),

		'PUT /api/readings/:kind/:itemId': async ({ viewer, params }) => {
			await noteReading(services, viewer.userId, params)
			return {}
		},
	})
}
