import type { Database } from '../../platform/database/open-database.ts'
import type { SitemapSource } from '../../platform/sharing/sitemap.ts'
import { listShelfOfPosts, listShelves } from './tables.ts'

/**
 * Lists the addresses of all published posts; a part is a shelf of the index, as with questions
 * (docs/adr/0006-search-index.md).
 */
export function blogsSitemap({ db }: Database): SitemapSource {
	return {
		name: 'blogs',
		listParts: () => listShelves(db),
		async listAddresses(part) {
			if (!/^\d{1,12}$/.test(part)) return null
			const posts = await listShelfOfPosts(db, part)
			if (posts.length === 0) return null
			return posts.map(({ id, updatedAt }) => ({ path: `/blogs/${id}`, changedAt: updatedAt }))
		},
	}
}
