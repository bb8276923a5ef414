import {
	type PaperCategory,
	type PaperFilter,
	paperCategoryOf,
	paperFilters,
} from '@aravalli/shared/answer-writing/question'

/** What the address of the list says; what is missing has its default: all papers, page 1, no search. */
export interface ListSearch {
	category?: PaperCategory
	page?: number
	search?: string
}

const isPaperFilter = (value: unknown): value is PaperFilter => paperFilters.some((filter) => filter === value)

/** Reads the address. Unknown papers and odd page numbers count as missing; a search stays exactly as it was typed. */
export function readListSearch(raw: { [K in keyof ListSearch]?: unknown }): ListSearch {
	const category = isPaperFilter(raw.category) ? paperCategoryOf(raw.category) : null
	const page = /^[1-9]\d{0,8}$/.test(String(raw.page)) ? Number(raw.page) : 1
	const search = typeof raw.search === 'string' && raw.search.trim() !== '' ? raw.search : undefined
	return {
		...(category && { category }),
		...(page > 1 && { page }),
		...(search !== undefined && { search }),
	}
}
