import { AppError } from '@aravalli/shared/errors'
import { readingsContract } from '@aravalli/shared/readings/contract'
import type { FastifyInstance } from 'fastify'
import type { ServerKind } from '../../content/server-kind.ts'
import { mountContract } from '../../platform/http/mount-contract.ts'
import { listOwnReadings } from './list-own-readings.ts'
import { listUnread } from './list-unread.ts'
import { noteReading } from './note-reading.ts'
import type { ReadingServices } from './reading-services.ts'

/** Serves whoever is signed in with what they have opened, and what not. */
export function readingsRoutes(app: FastifyInstance, services: ReadingServices, served: readonly ServerKind[]): void {
	const { database } = services
	const kinds = served.map(({ kind }) => kind)
	mountContract(app, readingsContract, {
		'GET /api/readings': ({ viewer: { userId }, query: { page, limit }, language }) =>
			listOwnReadings(database, kinds, { userId, page, limit, language }),

		'GET /api/readings/unread': async ({ viewer: { userId }, query, language }) => {
			const kind = kinds.find(({ name }) => name === query.kind)
			if (!kind) throw new AppError('content.not-found')
			return { data: await listUnread(database, kind, { userId, limit: query.limit, language }) }
		},

		'PUT /api/readings/:kind/:itemId': async ({ viewer, params }) => {
			await noteReading(services, viewer.userId, params)
			return {}
		},
	})
}
