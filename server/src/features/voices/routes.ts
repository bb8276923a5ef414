import { voicesContract } from '@aravalli/shared/voices/contract'
import { reviewKind, testimonialKind } from '@aravalli/shared/voices/kinds'
import type { FastifyInstance } from 'fastify'
import { listNewest } from '../../content/list-newest.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { mountContract } from '../../platform/http/mount-contract.ts'
import { presentReview, presentTestimonial } from './present-voices.ts'

export function voicesRoutes(app: FastifyInstance, { db }: Database): void {
	mountContract(app, voicesContract, {
		'GET /api/content/testomonial': async ({ query: { page, limit }, language }) => {
			const { items, pagination } = await listNewest(db, testimonialKind, { language, page, limit })
			return { data: items.map(presentTestimonial), pagination }
		},

		'GET /api/content/student-reviews': async ({ query: { page, limit }, language }) => {
			const { items, pagination } = await listNewest(db, reviewKind, { language, page, limit })
			return { data: items.map(presentReview), pagination }
		},
	})
}
