import type { Kind } from '@aravalli/shared/content/kind'
import type { Pagination } from '@aravalli/shared/endpoint'
import type { Queryable } from '../platform/database/open-database.ts'
import { newestOrPage, paginationOf } from '../platform/http/newest-or-page.ts'
import { type Item, listItems } from './items.ts'
import type { ListOptions } from './reading/tables.ts'

type NewestOptions = Omit<ListOptions, 'limit' | 'offset'> & { page?: number | undefined; limit?: number | undefined }

/** Lists published items in their order; without a page the first 200. */
export async function listNewest<K extends Kind>(
	db: Queryable,
	kind: K,
	{ page: wanted, limit: most, ...options }: NewestOptions,
): Promise<{ items: Item<K>[]; pagination: Pagination }> {
	const page = newestOrPage({ page: wanted, limit: most })
	const { limit, offset } = page
	const { items, total } = await listItems(db, kind, { ...options, limit, offset })
	return { items, pagination: paginationOf(page, total) }
}
