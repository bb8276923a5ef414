import type { Kind } from '@aravalli/shared/content/kind'
import type { Pagination } from '@aravalli/shared/endpoint'
import { searchTotalLimit } from '@aravalli/shared/search-limits'
import type { Queryable } from '../platform/database/open-database.ts'
import { searchWords } from '../platform/search/search-words.ts'
import { type Item, listItems } from './items.ts'
import type { ReadOptions } from './reading/tables.ts'

interface SearchedList extends ReadOptions {
	/** Are those that the list is filtered by. */
	terms: string[]
	/** Is what was typed; '' where nothing is searched. */
	search: string
	page: number
	limit: number
}

/**
 * Lists a page of published items, newest first. A search ends at `searchTotalLimit`, and one for nothing but punctuation finds
 * nothing.
 */
export async function listSearched<K extends Kind>(
	db: Queryable,
	kind: K,
	{ terms, search, page, limit, ...options }: SearchedList,
): Promise<{ items: Item<K>[]; pagination: Pagination }> {
	const isSearch = search.trim() !== ''
	const words = isSearch ? searchWords(search) : []
	const offset = (page - 1) * limit
	const wanted = isSearch ? Math.max(0, Math.min(limit, searchTotalLimit - offset)) : limit
	const { items, total } =
		isSearch && words.length === 0
			? { items: [], total: 0 }
			: await listItems(db, kind, { ...options, terms: [...terms, ...words], limit: wanted, offset })
	const isTotalCapped = isSearch && total > searchTotalLimit
	const shown = isTotalCapped ? searchTotalLimit : total
	return { items, pagination: { page, limit, total: shown, totalPages: Math.ceil(shown / limit), isTotalCapped } }
}
