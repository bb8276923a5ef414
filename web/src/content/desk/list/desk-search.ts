import { type ContentStatus, contentStatuses } from '@aravalli/shared/content/content'
import type { Kind } from '@aravalli/shared/content/kind'
import type { LinkTarget } from '#web/lib/link-address.ts'
import { readPageNumber } from '#web/lib/page-number.ts'
import { facetsOf } from './facets.ts'

/** Is what the address of a desk's list says. */
export interface DeskSearch {
	status: ContentStatus
	/** Is a facet with its value, as 'paper:paper1': the server filters by one at a time. */
	filter: string | undefined
	search: string | undefined
	needs: 'hindi' | undefined
	page: number
}

/** The desk opens with the list in which there is most, which has the plain address. */
export const firstList = 'published' satisfies ContentStatus

/** Reads an address; what a kind does not know counts as missing. */
export function readDeskSearch(kind: Kind, raw: Record<string, unknown>): DeskSearch {
	const { status, filter, search, needs, page } = raw
	const isKnown = facetsOf(kind).some(({ values }) => values.some((value) => value.filter === filter))
	return {
		status: contentStatuses.find((known) => known === status) ?? firstList,
		filter: isKnown ? String(filter) : undefined,
		search: typeof search === 'string' && search.trim() !== '' ? search : undefined,
		needs: needs === 'hindi' ? 'hindi' : undefined,
		page: readPageNumber(page) ?? 1,
	}
}

/** Another list, filter or search starts at its first page and keeps the rest. */
export function changedLink(type: string, now: DeskSearch, change: Partial<DeskSearch>): LinkTarget {
	const { status, filter, search, needs, page } = { ...now, page: 1, ...change }
	const given = {
		status: status === firstList ? undefined : status,
		filter,
		search,
		needs,
		page: page > 1 ? page : undefined,
	}
	return {
		to: '/admin/$type',
		params: { type },
		search: Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
		resetScroll: 'page' in change,
	}
}

export const isNarrowed = ({ filter, search, needs }: DeskSearch) => Boolean(filter || search || needs)
