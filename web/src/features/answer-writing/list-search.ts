import {
	type PaperCategory,
	type PaperFilter,
	paperCategoryOf,
	paperFilters,
} from '@aravalli/shared/questions/question'
import { readPageAndSearch } from '#web/content/read-search.ts'

type ListSearch = {
	category?: PaperCategory | undefined
	page?: number | undefined
	search?: string | undefined
}

const isPaperFilter = (value: unknown): value is PaperFilter => paperFilters.some((filter) => filter === value)

/** Reads the address; what is missing has its default: all papers, page 1, no search. Unknown papers count as missing. */
export function readListSearch(raw: { [K in keyof ListSearch | 'from']?: unknown }): ListSearch {
	return {
		category: isPaperFilter(raw.category) ? (paperCategoryOf(raw.category) ?? undefined) : undefined,
		...readPageAndSearch(raw),
	}
}
