import type { QuizKindName } from '@aravalli/shared/quizzes/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type ApiClient, apiQuery } from '#web/lib/api.ts'
import { loadQuery } from '#web/lib/load-query.ts'
import { logFailure } from '#web/lib/log-failure.ts'

/** Each answer of the quiz changes it. */
const FRESH_MILLISECONDS = 10_000

export const summaryQuery = (api: ApiClient, kind: QuizKindName) =>
	queryOptions({
		...apiQuery(api, 'GET /api/quizzes/unfinished/summary', { query: { kind } }),
		retry: false,
		staleTime: FRESH_MILLISECONDS,
	})

/** The home page does without it. */
export async function loadSummary(queryClient: QueryClient, api: ApiClient, kind: QuizKindName): Promise<void> {
	try {
		await loadQuery(queryClient, summaryQuery(api, kind))
	} catch (error) {
		logFailure('the unfinished quiz could not be had', error)
	}
}
