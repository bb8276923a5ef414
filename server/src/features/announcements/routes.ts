import { announcementsContract } from '@aravalli/shared/announcements/contract'
import { announcementKind, bannerKind } from '@aravalli/shared/announcements/kinds'
import type { FastifyInstance } from 'fastify'
import { listItems } from '../../content/items.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { mountContract } from '../../platform/http/mount-contract.ts'
import { presentAnnouncement, presentBanner } from './present-announcements.ts'

const first = { limit: 20, offset: 0 }

export function announcementsRoutes(app: FastifyInstance, { db }: Database): void {
	mountContract(app, announcementsContract, {
		'GET /api/content/hero-banner': async ({ language }) => {
			const { items } = await listItems(db, bannerKind, { language, ...first })
			return { data: items.map(presentBanner) }
		},

		// Those that are not to be shown are among them: the reader of the list looks at their status.
		'GET /api/content/scroll-bar': async ({ language }) => {
			const { items } = await listItems(db, announcementKind, { language, hasTranslations: true, ...first })
			return { data: items.map(presentAnnouncement) }
		},
	})
}
