import { articleKind } from '@aravalli/shared/current-affairs/kind'
import type { FastifyInstance } from 'fastify'
import { listItems } from '../../content/items.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { requestLanguage } from '../../platform/http/request-language.ts'
import { feedPath, feedXml } from './feed.ts'

const NEWEST = 50

/** Feed readers ask again and again, so one answer serves for ten minutes. */
export function mountFeed(app: FastifyInstance, { db }: Database, origin: string): void {
	app.get(feedPath, { schema: { hide: true } as object }, async (request, reply) => {
		const language = requestLanguage(request)
		const { items } = await listItems(db, articleKind, { language, limit: NEWEST, offset: 0 })
		return reply
			.type('application/rss+xml; charset=utf-8')
			.headers({ 'cache-control': 'public, max-age=600', 'x-robots-tag': 'noindex', vary: 'accept-language, cookie' })
			.send(feedXml(items, language, origin))
	})
}
