import { allPapers, papersOf, sections } from '@aravalli/shared/study-material/section'
import type { Database } from '../../platform/database/open-database.ts'
import type { PublicPage } from '../../platform/sharing/public-pages.ts'
import type { SitemapSource } from '../../platform/sharing/sitemap.ts'
import { sectionNames } from './study-words.ts'
import { listShelfOfItems, listShelves } from './tables.ts'

/**
 * Lists the addresses of all published items; a part is a shelf of the index, as with questions
 * (docs/adr/0006-search-index.md).
 */
export function studyMaterialSitemap({ db }: Database): SitemapSource {
	return {
		name: 'study-material',
		listParts: () => listShelves(db),
		async listAddresses(part) {
			const items = await listShelfOfItems(db, part)
			if (items.length === 0) return null
			return items.map(({ id, section, updatedAt }) => ({ path: `/${section}/${id}`, changedAt: updatedAt }))
		},
	}
}

/** Names where papers are chosen, and their lists; the pictures of the latter are this feature's own. */
export const studyPages: PublicPage[] = sections.flatMap((section) => [
	{ path: `/${section}-select`, title: sectionNames[section] },
	...[...papersOf(section), allPapers].map((paper) => ({ path: `/${section}/${paper}`, title: sectionNames[section] })),
])
