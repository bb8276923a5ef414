import type { Language } from '@aravalli/shared/language'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type ApiClient, apiQuery } from '#web/lib/api.ts'
import { loadQuery } from '#web/lib/load-query.ts'
import { logFailure } from '#web/lib/log-failure.ts'

export const todaysQuery = (api: ApiClient, lang: Language) =>
	queryOptions({ ...apiQuery(api, 'GET /api/content/todays-question', { query: { lang } }), retry: false })

/** The home page does without it: its place leads to all questions then. */
export async function loadTodaysQuestion(queryClient: QueryClient, api: ApiClient, language: Language): Promise<void> {
	try {
		await loadQuery(queryClient, todaysQuery(api, language))
	} catch (error) {
		logFailure('the question of the day could not be had', error)
	}
}
