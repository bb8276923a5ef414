import { readPageNumber } from '#web/lib/page-number.ts'

/**
 * Reads what the addresses of all lists have. Odd page numbers count as missing; a search stays exactly as it was typed.
 *
 * Each key is named in the result, because the router keeps the raw value of a key that is not.
 */
export function readPageAndSearch({ page, search }: { page?: unknown; search?: unknown }) {
	return {
		page: readPageNumber(page),
		search: typeof search === 'string' && search.trim() !== '' ? search : undefined,
	}
}
