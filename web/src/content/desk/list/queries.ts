import type { CalledApi } from '@aravalli/shared/api'
import { useQuery } from '@tanstack/react-query'
import { type Answer, type ApiClient, apiQuery } from '#web/lib/api.ts'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import type { DeskSearch } from './desk-search.ts'

export type DeskPage = Answer<CalledApi['GET /api/admin/:type']>
export type DeskRow = DeskPage['data'][number]

const ROWS_ON_PAGE = 25

/**
 * Asks for a page of a desk's list. The server's markup has none of it, so the first render over it has none either: another part of
 * the page may have fetched it by then.
 */
export function useDeskPage(api: ApiClient, type: string, { status, filter, search = '', needs, page }: DeskSearch) {
	const isHydrated = useIsHydrated()
	const query = { status, filter, search, needs, page, limit: ROWS_ON_PAGE }
	const found = useQuery({ ...apiQuery(api, 'GET /api/admin/:type', { params: { type }, query }), staleTime: 0 })
	return isHydrated ? found : { ...found, data: undefined, error: null, isFetching: true }
}
