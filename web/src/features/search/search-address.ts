import type { LinkTarget } from '#web/lib/link-address.ts'
import { readPageNumber } from '#web/lib/page-number.ts'

export const searchPath = '/search'

/** The address of the search page says this. */
export interface SearchAddress {
	/** Is what was typed, exactly so. */
	q?: string | undefined
	/** Names the only kind that is wanted. */
	kind?: string | undefined
	page?: number | undefined
}

/**
 * Reads the address. Odd page numbers count as missing, and so does what cannot be the name of a kind.
 *
 * Each key is named in the result, because the router keeps the raw value of a key that is not.
 */
export function readSearchAddress({ q, kind, page }: { [K in keyof SearchAddress]?: unknown }): SearchAddress {
	return {
		q: typeof q === 'string' && q.trim() !== '' ? q : undefined,
		kind: typeof kind === 'string' && /^[a-z-]{1,40}$/.test(kind) ? kind : undefined,
		page: readPageNumber(page),
	}
}

/** Leads to a search. */
export function searchLink({ q, kind, page = 1 }: SearchAddress): LinkTarget {
	const asked = { q, kind, page: page > 1 ? page : undefined }
	const given = Object.entries(asked).filter(([, value]) => value !== undefined)
	return { to: searchPath, search: Object.fromEntries(given) }
}

/** Another kind starts at its first page, below the field where the reader is. */
export const kindLink = (q: string | undefined, kind?: string): LinkTarget => ({
	...searchLink({ q, kind }),
	resetScroll: false,
})
