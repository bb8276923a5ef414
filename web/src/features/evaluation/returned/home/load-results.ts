import type { Language } from '@aravalli/shared/language'
import type { QueryClient } from '@tanstack/react-query'
import type { ApiClient } from '#web/lib/api.ts'
import { loadQuery } from '#web/lib/load-query.ts'
import { logFailure } from '#web/lib/log-failure.ts'
import { resultsQuery } from '../queries.ts'

/** The home page does without it. */
export async function loadResults(queryClient: QueryClient, api: ApiClient, language: Language): Promise<void> {
	try {
		await loadQuery(queryClient, resultsQuery(api, language))
	} catch (error) {
		logFailure('which answers were returned could not be had', error)
	}
}
