import type { Api } from '@aravalli/shared/api'
import { useQuery } from '@tanstack/react-query'
import { type Answer, type ApiClient, apiQuery } from '#web/lib/api.ts'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'

export type Overview = Answer<Api['GET /api/admin/overview']>['data']
export type KindOverview = Overview['kinds'][number]

/** Asks what waits at the desk and how much there is. The server's markup has none of it, so the first render over it has none either. */
export function useOverview(api: ApiClient) {
	const isHydrated = useIsHydrated()
	const found = useQuery({ ...apiQuery(api, 'GET /api/admin/overview', {}), staleTime: 0 })
	return isHydrated ? found : { ...found, data: undefined, error: null, isFetching: true }
}
