import { readPageNumber } from '#web/lib/page-number.ts'

/** The address of the list says this; what is missing has its default, page 1. */
export interface PostListSearch {
	page?: number | undefined
}

/**
 * Reads the address. Odd page numbers count as missing.
 *
 * The key is named in the result, because the router keeps the raw value of a key that is not.
 */
export function readPostListSearch(raw: { page?: unknown }): PostListSearch {
	return { page: readPageNumber(raw.page) }
}
