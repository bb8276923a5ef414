import type { Language } from '@aravalli/shared/language'
import type { QueryClient } from '@tanstack/react-query'
import type { ApiClient } from '#web/lib/api.ts'
import { loadQuery } from '#web/lib/load-query.ts'
import { logFailure } from '#web/lib/log-failure.ts'
import { todayQuery } from '../queries.ts'

/** The home page does without it. */
export async function loadToday(queryClient: QueryClient, api: ApiClient, language: Language): Promise<void> {
	try {
		await loadQuery(queryClient, todayQuery(api, language))
	} catch (error) {
		logFailure('today’s questions for evaluation could not be had', error)
	}
}
