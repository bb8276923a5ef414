import type { QueryClient } from '@tanstack/react-query'
import { queryOptions } from '@tanstack/react-query'
import { type ApiClient, apiQuery } from '#web/lib/api.ts'

/** The day is followed on the device while it is answered: it is asked for anew when it is over, and by a new page. */
export const revisionQuery = (api: ApiClient) =>
	queryOptions({
		...apiQuery(api, 'GET /api/revision/today'),
		retry: false,
		staleTime: Number.POSITIVE_INFINITY,
	})

/** The home page and the study log tell of what was revised. */
export function forgetRevised(queryClient: QueryClient): void {
	for (const key of ['GET /api/dashboard', 'GET /api/user/study-activity', 'GET /api/user/study-activity/year'])
		void queryClient.invalidateQueries({ queryKey: [key] })
}

/** A page that is opened later asks for the day anew. */
export const forgetDay = (queryClient: QueryClient): void =>
	queryClient.removeQueries({ queryKey: ['GET /api/revision/today'] })
