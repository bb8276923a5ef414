import { readPageNumber } from '#web/lib/page-number.ts'

/**
 * Reads what the addresses of all lists have. Odd page numbers count as missing; a search stays exactly as it was typed.
 *
 * Each key is named in the result, because the router keeps the raw value of a key that is not.
 */
export function readPageAndSearch({ page, search, from }: { page?: unknown; search?: unknown; from?: unknown }) {
	return {
		page: readPageNumber(page),
		from: from === 'wrong' ? (from as 'wrong') : undefined,
		search: typeof search === 'string' && search.trim() !== '' ? search : undefined,
	}
}
