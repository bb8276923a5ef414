import { type MiqPaper, miqPaperOf } from '@aravalli/shared/miq/question'
import { type PaperFilter, paperCategoryOf, paperFilters } from '@aravalli/shared/questions/question'
import { readPageAndSearch } from '#web/content/read-search.ts'

type ListSearch = {
	paper?: MiqPaper | undefined
	page?: number | undefined
	search?: string | undefined
}

/** Reads the address; what is missing has its default: all papers, page 1, no search. Unknown papers count as missing. */
export function readListSearch(raw: { [K in keyof ListSearch | 'from']?: unknown }): ListSearch {
	return { paper: paperOf(raw.paper), ...readPageAndSearch(raw) }
}

/** Reads both spellings of the monthly consolidations. */
function paperOf(value: unknown): MiqPaper | undefined {
	const filter: PaperFilter | undefined = paperFilters.find((known) => known === value)
	const category = filter && paperCategoryOf(filter)
	return category ? miqPaperOf(category) : undefined
}
