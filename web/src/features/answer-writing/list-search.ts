import type { DeskList } from '@aravalli/shared/content/content'
import {
	type PaperCategory,
	type PaperFilter,
	paperCategoryOf,
	paperFilters,
} from '@aravalli/shared/questions/question'
import { readPageNumber } from '#web/lib/page-number.ts'

/** The address of the list says this; what is missing has its default: all papers, page 1, no search. */
export interface ListSearch {
	category?: PaperCategory | undefined
	page?: number | undefined
	search?: string | undefined
	/** Names one of the editors' lists, which editors see in the place of the readers'. */
	desk?: DeskList | undefined
}

/** The names are written out here, because the lists themselves are with what only editors load. */
const isDeskList = (value: unknown): value is DeskList =>
	typeof value === 'string' && /^(draft|changed|deleted)$/.test(value)

const isPaperFilter = (value: unknown): value is PaperFilter => paperFilters.some((filter) => filter === value)

/**
 * Reads the address. Unknown papers and odd page numbers count as missing; a search stays exactly as it was typed.
 *
 * Each key is named in the result, because the router keeps the raw value of a key that is not.
 */
export function readListSearch(raw: { [K in keyof ListSearch]?: unknown }): ListSearch {
	return {
		category: isPaperFilter(raw.category) ? (paperCategoryOf(raw.category) ?? undefined) : undefined,
		page: readPageNumber(raw.page),
		search: typeof raw.search === 'string' && raw.search.trim() !== '' ? raw.search : undefined,
		desk: isDeskList(raw.desk) ? raw.desk : undefined,
	}
}
