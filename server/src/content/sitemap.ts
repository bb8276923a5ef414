import type { Database } from '../platform/database/open-database.ts'
import type { SitemapSource } from '../platform/sharing/sitemap.ts'
import { listShelfOfItems, listShelves } from './counting/tables.ts'
import type { ServerKind } from './server-kind.ts'

const lists = 'lists'

/**
 * Lists the addresses of all published items of a kind. A part is a shelf of the index (docs/adr/0006-search-index.md): 2,048
 * positions at most, found and read in the same time however many there are, and a new item changes one part only.
 */
export function contentSitemap({ db }: Database, { kind, listPaths = [] }: ServerKind): SitemapSource {
	const { name, path } = kind
	return {
		name,
		async listParts() {
			return [...(listPaths.length > 0 ? [lists] : []), ...(await listShelves(db, name))]
		},
		async listAddresses(part) {
			if (part === lists && listPaths.length > 0) return listPaths.map((address) => ({ path: address }))
			if (!/^\d{1,12}$/.test(part)) return null
			const items = await listShelfOfItems(db, name, part)
			if (items.length === 0) return null
			return items.map(({ id, updatedAt }) => ({ path: `${path}/${id}`, changedAt: updatedAt }))
		},
	}
}
