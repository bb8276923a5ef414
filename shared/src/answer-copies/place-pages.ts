/**
 * Puts photographed pages of a printed booklet into their order, by what their codes say.
 *
 * Only pages whose code is signed for this answer are moved, among the places that such pages have: whoever sends a page
 * without one has put it where it is. What cannot be told is said and never guessed.
 */

export interface PlaceablePage {
	pageId: string
	/** Is what its signed code says; null: it has none, none was read, or it has several that differ. */
	code: { belongs: 'here' | 'other-question' | 'other-learner'; page: number } | null
}

export interface PlacedPages {
	/** Holds each page once. */
	order: string[]
	/** Are pages of the booklet that lie between the first and the highest that is there: not photographed, or not read. */
	missing: number[]
	/** Are pages of other booklets. */
	foreign: string[]
	/** Are pages that come a second time. */
	repeated: string[]
}

/** @param pages in the order in which they lie */
export function placePages(pages: readonly PlaceablePage[]): PlacedPages {
	const own = pages.flatMap(({ pageId, code }, position) =>
		code?.belongs === 'here' ? [{ pageId, page: code.page, position }] : [],
	)
	const order = pages.map(({ pageId }) => pageId)
	const sorted = own.toSorted((one, other) => one.page - other.page || one.position - other.position)
	for (const [index, { position }] of own.entries()) order[position] = sorted[index]?.pageId ?? ''
	const present = new Set(own.map(({ page }) => page))
	const highest = Math.max(0, ...present)
	return {
		order,
		missing: Array.from({ length: highest }, (_, index) => index + 1).filter((page) => !present.has(page)),
		foreign: pages.flatMap(({ pageId, code }) => (code && code.belongs !== 'here' ? [pageId] : [])),
		repeated: sorted.flatMap(({ pageId, page }, index) => (sorted[index - 1]?.page === page ? [pageId] : [])),
	}
}
