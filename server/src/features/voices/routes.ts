import { voicesContract } from '@aravalli/shared/voices/contract'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../platform/database/open-database.ts'
import { mountContract } from '../../platform/http/mount-contract.ts'
import { listPublishedReviews, listPublishedTestimonials } from './list-voices.ts'

export function voicesRoutes(app: FastifyInstance, database: Database): void {
	mountContract(app, voicesContract, {
		'GET /api/content/testomonial': ({ query, language }) =>
			listPublishedTestimonials(database, { ...query, language }),

		'GET /api/content/student-reviews': ({ query, language }) => listPublishedReviews(database, { ...query, language }),
	})
}
