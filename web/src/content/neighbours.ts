/** Says on which page of a list something stands, and there at which index. */
export interface Neighbour {
	page: number
	/** Is 'last' on a page that is not loaded. */
	index: number | 'last'
}

interface Neighbours {
	previous: Neighbour | null
	next: Neighbour | null
}

interface ListPage<Item> {
	data: readonly Item[]
	pagination: { page: number; totalPages: number }
}

/** Finds what stands before and after one of a list, across its pages. */
export function neighboursOf(index: number, { data, pagination: { page, totalPages } }: ListPage<unknown>): Neighbours {
	const before = page > 1 ? { page: page - 1, index: 'last' as const } : null
	const after = page < totalPages ? { page: page + 1, index: 0 } : null
	return {
		previous: index > 0 ? { page, index: index - 1 } : before,
		next: index + 1 < data.length ? { page, index: index + 1 } : after,
	}
}

export function neighbourIn<Item>(list: ListPage<Item> | undefined, { index }: Neighbour): Item | null {
	return list?.data.at(index === 'last' ? -1 : index) ?? null
}

/** Gives the search of the page that a neighbour stands on. */
export function searchOf<Search extends object>(search: Search, { page }: Neighbour): Search & { page?: number } {
	return { ...search, page: page > 1 ? page : undefined } as Search & { page?: number }
}
