import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import type { ApiClient } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import type { LinkTarget } from '#web/lib/link-address.ts'
import { itemLink } from './list-links.ts'
import { isSearchTooLong, type ListSearch, wantedOf } from './list-search.ts'
import type { ListAnswer, ListedKind } from './listed-kind.ts'
import { type Neighbour, neighbourIn, neighboursOf, searchOf } from './neighbours.ts'

/** Says where an item stands in the list that it was opened from. */
export interface Around {
	/** Counts from 1; it is null where the list, or this page of it, does not have the item. */
	place: { position: number; total: number } | null
	/** Are null where there is none, or it is not known yet. */
	previousLink: LinkTarget | null
	nextLink: LinkTarget | null
}

interface ListAround<F extends string> {
	kind: ListedKind<F, unknown, unknown>
	api: ApiClient
	list: ListSearch
}

/** Finds the neighbours of an item in its list, which lies behind it and is asked for anyway. */
export function useAround<F extends string>(around: ListAround<F>, id: string, isWanted: boolean): Around {
	const { kind, list } = around
	const { data } = usePage(around, list, isWanted)
	const index = data?.data.findIndex((card) => kind.idOf(card) === id) ?? -1
	const listed = data && index >= 0 ? data : undefined
	const { previous, next } = listed ? neighboursOf(index, listed) : { previous: null, next: null }
	return {
		place: listed ? placeOf(listed, index, kind.pageSize) : null,
		previousLink: useLinkTo(around, previous),
		nextLink: useLinkTo(around, next),
	}
}

const placeOf = ({ pagination: { page, total } }: ListAnswer<unknown>, index: number, pageSize: number) => ({
	position: (page - 1) * pageSize + index + 1,
	total,
})

function usePage<F extends string>({ kind, api }: ListAround<F>, list: ListSearch, isWanted: boolean) {
	const query = kind.listQuery(api, useLanguage(), wantedOf(kind, list))
	return useQuery({ ...query, enabled: isWanted && !isSearchTooLong(list.search) })
}

/**
 * Knows the link once the neighbour's page of the list is there; the item's own page is there already. It takes the item's place in the
 * browser's history: Back leads to the list, and not through all that was read.
 */
function useLinkTo<F extends string>(around: ListAround<F>, neighbour: Neighbour | null): LinkTarget | null {
	const { kind, list } = around
	const pageOfNeighbour = neighbour ? searchOf(list, neighbour) : list
	const { data } = usePage(around, pageOfNeighbour, neighbour !== null)
	const isOverList = useRouterState({ select: ({ location }) => location.state.isOverList ?? false })
	const card = neighbour && neighbourIn(data, neighbour)
	if (!card) return null
	// Below the item there is still the page of the list from which the reader has come.
	const isSamePage = pageOfNeighbour.page === list.page
	return {
		...itemLink(kind, pageOfNeighbour, kind.idOf(card)),
		state: { isOverList: isOverList && isSamePage },
		replace: true,
	}
}
