import type { ReportedData } from '@aravalli/shared/comments/reports-contract'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { type ApiClient, apiQuery } from '#web/lib/api.ts'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'

export type Reported = ReportedData

/** Asks for a page of what was reported. The server's markup has none of it, so the first render over it has none either. */
export function useReportedPage(api: ApiClient, page: number) {
	const isHydrated = useIsHydrated()
	const found = useQuery({ ...apiQuery(api, 'GET /api/admin/reported-comments', { query: { page } }), staleTime: 0 })
	return isHydrated ? found : { ...found, data: undefined, error: null, isFetching: true }
}

/** Asks again for the list, and for how much waits at the desk. */
export const refreshReported = (queryClient: QueryClient) =>
	queryClient.invalidateQueries({
		predicate: ({ queryKey }) => /^GET \/api\/admin\/(reported-comments|overview)$/.test(String(queryKey[0])),
	})
