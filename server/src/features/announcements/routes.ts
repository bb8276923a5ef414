import { announcementsContract } from '@aravalli/shared/announcements/contract'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../platform/database/open-database.ts'
import { mountContract } from '../../platform/http/mount-contract.ts'
import { listHeroBanners } from './list-hero-banners.ts'
import { listScrollBar } from './list-scroll-bar.ts'

export function announcementsRoutes(app: FastifyInstance, database: Database): void {
	mountContract(app, announcementsContract, {
		'GET /api/content/hero-banner': async ({ language }) => ({ data: await listHeroBanners(database, language) }),

		'GET /api/content/scroll-bar': async () => ({ data: await listScrollBar(database) }),
	})
}
