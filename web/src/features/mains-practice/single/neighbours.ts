import type { MainsSearch } from '../list-search.ts'
import type { MainsList } from '../queries.ts'

/** Says on which page a question stands, and there at which index. */
export interface Neighbour {
	page: number
	/** Is 'last' on a page that is not loaded. */
	index: number | 'last'
}

interface Neighbours {
	previous: Neighbour | null
	next: Neighbour | null
}

/** Finds the questions before and after one, across the pages of the list. */
export function neighboursOf(index: number, { data, pagination: { page, totalPages } }: MainsList): Neighbours {
	const before = page > 1 ? { page: page - 1, index: 'last' as const } : null
	const after = page < totalPages ? { page: page + 1, index: 0 } : null
	return {
		previous: index > 0 ? { page, index: index - 1 } : before,
		next: index + 1 < data.length ? { page, index: index + 1 } : after,
	}
}

export function questionAt(list: MainsList | undefined, { index }: Neighbour): string | null {
	return list?.data.at(index === 'last' ? -1 : index)?._id ?? null
}

/** Gives the search of the page that a neighbour stands on. */
export function searchOf(search: MainsSearch, { page }: Neighbour): MainsSearch {
	return { ...search, page: page > 1 ? page : undefined }
}
