/** The list shows pages of ten, and the chart above it the last twenty, so the server is asked for twenty at a time. */

export const ROWS_ON_PAGE = 10
export const ROWS_ASKED = 20

/** Gives the server's page that holds a page of the list; both count from 1. */
export function askedPage(page: number): number {
	return Math.ceil((page * ROWS_ON_PAGE) / ROWS_ASKED)
}

/** @param asked what the server has answered for `askedPage(page)` */
export function rowsOfPage<Row>(asked: readonly Row[], page: number): Row[] {
	const first = (page - 1) * ROWS_ON_PAGE - (askedPage(page) - 1) * ROWS_ASKED
	return asked.slice(first, first + ROWS_ON_PAGE)
}

export function pageCount(total: number): number {
	return Math.ceil(total / ROWS_ON_PAGE)
}
