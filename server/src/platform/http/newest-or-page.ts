import type { Pagination } from '@aravalli/shared/endpoint'

/** Lists that are called without paging answer so many of their newest. */
const NEWEST = 200
const PER_PAGE = 10

interface Wanted {
	page?: number | undefined
	limit?: number | undefined
}

export interface ListPage {
	page: number
	limit: number
	offset: number
}

/** Tells which rows of a list are wanted by a query that may name a page, a limit, both or neither. */
export function newestOrPage(wanted: Wanted): ListPage {
	const page = wanted.page ?? 1
	const limit = wanted.limit ?? (wanted.page === undefined ? NEWEST : PER_PAGE)
	return { page, limit, offset: (page - 1) * limit }
}

export function paginationOf({ page, limit }: ListPage, total: number): Pagination {
	return { page, limit, total, totalPages: Math.ceil(total / limit), isTotalCapped: false }
}
