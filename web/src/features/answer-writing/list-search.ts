import type { UnseenList } from '@aravalli/shared/content/content'
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
	/** Names one of the editors' lists, which editors see in the place of the readers'. */
	desk?: UnseenList | undefined
}

/** The names are written out here, because the lists themselves are with what only editors load. */
export const isDeskList = (value: unknown): value is UnseenList =>
	typeof value === 'string' && /^(draft|scheduled|changed|withdrawn|deleted)$/.test(value)

const isPaperFilter = (value: unknown): value is PaperFilter => paperFilters.some((filter) => filter === value)

/** Reads the address; what is missing has its default: all papers, page 1, no search. Unknown papers count as missing. */
export function readListSearch(raw: { [K in keyof ListSearch]?: unknown }): ListSearch {
	return {
		category: isPaperFilter(raw.category) ? (paperCategoryOf(raw.category) ?? undefined) : undefined,
		...readPageAndSearch(raw),
		desk: isDeskList(raw.desk) ? raw.desk : undefined,
	}
}
