import type { ServerKind } from '../../content/server-kind.ts'
import type { Database } from '../../platform/database/open-database.ts'
import type { SitemapSource } from '../../platform/sharing/sitemap.ts'
import { countByTopic } from './list-topics.ts'

export { countByTopic }

/** Lists the pages of topics that have something to read. */
export const topicsSitemap = ({ db }: Database, kinds: readonly ServerKind[]): SitemapSource => ({
	name: 'topics',
	listParts: async () => ['all'],
	async listAddresses(part) {
		if (part !== 'all') return null
		const counts = await countByTopic(db, kinds)
		return [...counts].filter(([, { length }]) => length > 0).map(([id]) => ({ path: `/topics/${id}` }))
	},
})
