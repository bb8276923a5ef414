import type { MiqPaper } from '@aravalli/shared/miq/question'
import type { LinkTarget } from '#web/lib/link-address.ts'
import type { ListSearch } from './list-search.ts'

export const listPath = '/mains-miq'

/** The type is written out, because the router's own would go in a circle. */
interface ListLink {
	to: typeof listPath
	search: Record<string, unknown>
	resetScroll?: boolean
}

/** Leaves out the keys that have no value. */
export function listLink({ paper, page, search }: ListSearch): ListLink {
	return { to: listPath, search: { ...(paper && { paper }), ...(page && { page }), ...(search && { search }) } }
}

/** Another paper starts at its first page and keeps the search. */
export function paperLink({ search }: ListSearch, paper: MiqPaper | undefined): ListLink {
	return { ...listLink({ paper, search }), resetScroll: false }
}

export function pageLink(list: ListSearch, page: number): ListLink {
	return listLink({ ...list, page: page > 1 ? page : undefined })
}

/** A question's link keeps the list that it was opened from, because it lies over that list. */
export function questionLink(list: ListSearch, questionId: string): LinkTarget {
	return {
		to: '/mains-miq/$questionId',
		params: { questionId },
		search: listLink(list).search,
		state: { isOverList: true },
		resetScroll: false,
	}
}
