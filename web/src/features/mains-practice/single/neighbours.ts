import type { MainsSearch } from '../list-search.ts'
import type { MainsList } from '../queries.ts'

/** Says on which page a question stands, and there at which place from 0. */
export interface Neighbour {
	page: number
	/** Is 'last' on a page that is not loaded. */
	place: number | 'last'
}

interface Neighbours {
	previous: Neighbour | null
	next: Neighbour | null
}

/** Finds the questions before and after one, across the pages of the list. */
export function neighboursOf(place: number, { data, pagination: { page, totalPages } }: MainsList): Neighbours {
	const before = page > 1 ? { page: page - 1, place: 'last' as const } : null
	const after = page < totalPages ? { page: page + 1, place: 0 } : null
	return {
		previous: place > 0 ? { page, place: place - 1 } : before,
		next: place + 1 < data.length ? { page, place: place + 1 } : after,
	}
}

export function questionAt(list: MainsList | undefined, { place }: Neighbour): string | null {
	return list?.data.at(place === 'last' ? -1 : place)?._id ?? null
}

/** Gives the search of the page that a neighbour stands on. */
export function searchOf(search: MainsSearch, { page }: Neighbour): MainsSearch {
	return { ...search, page: page > 1 ? page : undefined }
}
