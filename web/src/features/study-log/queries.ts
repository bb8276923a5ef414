import type { QueryClient } from '@tanstack/react-query'
import { queryOptions } from '@tanstack/react-query'
import { type ApiClient, apiQuery } from '#web/lib/api.ts'

/** What is read and practised elsewhere on the site adds to it. */
const FRESH_MILLISECONDS = 10_000

export const studyYearQuery = (api: ApiClient) =>
	queryOptions({
		...apiQuery(api, 'GET /api/user/study-activity/year'),
		retry: false,
		staleTime: FRESH_MILLISECONDS,
	})

/** Has everything that tells of study asked for anew: the learner has just logged some. */
export function forgetStudy(queryClient: QueryClient): void {
	for (const key of ['GET /api/dashboard', 'GET /api/user/study-activity', 'GET /api/user/study-activity/year'])
		void queryClient.invalidateQueries({ queryKey: [key] })
}
