import { announcementsContract } from '@aravalli/shared/announcements/contract'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../platform/database/open-database.ts'
import { mountContract } from '../../platform/http/mount-contract.ts'
import { keptValue } from '../../platform/kept-value.ts'
import { listHeroBanners } from './list-hero-banners.ts'
import { listScrollBar } from './list-scroll-bar.ts'

/** Every page shows them: a tenth of the work of rendering one went into reading them again. */
const SCROLL_BAR_SECONDS = 5

export function announcementsRoutes(app: FastifyInstance, database: Database, now: () => Date): void {
	const scrollBar = keptValue(SCROLL_BAR_SECONDS, now, () => listScrollBar(database))
	mountContract(app, announcementsContract, {
		'GET /api/content/hero-banner': async ({ language }) => ({ data: await listHeroBanners(database, language) }),

		'GET /api/content/scroll-bar': async () => ({ data: await scrollBar() }),
	})
}
