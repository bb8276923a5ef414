import type { LinkTarget } from '#web/lib/link-address.ts'
import type { ListSearch } from './list-search.ts'
import type { AnyKind } from './listed-kind.ts'

type Addressed = Pick<AnyKind, 'path' | 'filterName'>

/** Keeps the parameters that the kind knows: what else the page's address has, such as its language, is not the list's. */
export function listLink(kind: Addressed, list: ListSearch): LinkTarget {
	const names = [kind.filterName, 'page', 'search']
	const given = names.filter((name) => list[name] !== undefined)
	return { to: kind.path, search: Object.fromEntries(given.map((name) => [name, list[name]])) }
}

/** Another filter starts at its first page and keeps the search. */
export function filterLink(kind: Addressed, { search }: ListSearch, filter: string | undefined): LinkTarget {
	return { ...listLink(kind, { [kind.filterName]: filter, search }), resetScroll: false }
}

export function pageLink(kind: Addressed, list: ListSearch, page: number): LinkTarget {
	return listLink(kind, { ...list, page: page > 1 ? page : undefined })
}

/** An item's link keeps the list that it was opened from, because it lies over that list; or says that it was come to from elsewhere. */
export function itemLink(kind: Addressed, list: ListSearch, id: string): LinkTarget {
	return {
		...listLink(kind, list),
		...(list.from && { search: { from: list.from } }),
		to: itemRouteId(kind),
		params: { questionId: id },
		state: { isOverList: true },
		resetScroll: false,
	}
}

export const itemRouteId = ({ path }: Pick<AnyKind, 'path'>) => `${path}/$questionId`
