import { SEARCH_MAX_LENGTH } from '@aravalli/shared/search-limits'
import type { ListedKind, ListSearch, ListWanted } from './listed-kind.ts'

export type { ListSearch }

/** Tells what the address asks for, without the names that its kind has for it. */
export function wantedOf<F extends string>(
	{ filterName, filters }: Pick<ListedKind<F, unknown, unknown>, 'filterName' | 'filters'>,
	list: ListSearch,
): ListWanted<F> {
	return { filter: filters.find((known) => known === list[filterName]), page: list.page, search: list.search }
}

/** The server refuses longer searches, so the page says so without asking. */
export const isSearchTooLong = (search = '') => search.length > SEARCH_MAX_LENGTH

/**
 * Gives the number of pages as far as it is known: a page that is not full is the last one, whatever has been counted.
 */
export function lastPage({ page, totalPages }: { page: number; totalPages: number }, shown: number, pageSize: number) {
	return shown < pageSize ? page : totalPages
}
