import { type MiqPaper, miqPageSize, miqPaperOf } from '@aravalli/shared/miq/question'
import { type PaperFilter, paperCategoryOf, paperFilters } from '@aravalli/shared/questions/question'
import { readPageNumber } from '#web/lib/page-number.ts'

/** The address of the list says this; what is missing has its default: all papers, page 1, no search. */
export interface ListSearch {
	paper?: MiqPaper | undefined
	page?: number | undefined
	search?: string | undefined
}

/**
 * Reads the address. Unknown papers and odd page numbers count as missing; a search stays exactly as it was typed.
 *
 * Each key is named in the result, because the router keeps the raw value of a key that is not.
 */
export function readListSearch(raw: { [K in keyof ListSearch]?: unknown }): ListSearch {
	return {
		paper: paperOf(raw.paper),
		page: readPageNumber(raw.page),
		search: typeof raw.search === 'string' && raw.search.trim() !== '' ? raw.search : undefined,
	}
}

/** Reads both spellings of the monthly consolidations. */
function paperOf(value: unknown): MiqPaper | undefined {
	const filter: PaperFilter | undefined = paperFilters.find((known) => known === value)
	const category = filter && paperCategoryOf(filter)
	return category ? miqPaperOf(category) : undefined
}

/**
 * Gives the number of pages as far as it is known: a page that is not full is the last one, whatever has been counted.
 */
export function lastPage({ page, totalPages }: { page: number; totalPages: number }, shownQuestions: number): number {
	return shownQuestions < miqPageSize ? page : totalPages
}
