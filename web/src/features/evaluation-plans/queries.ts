import type { Language } from '@aravalli/shared/language'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type ApiClient, apiQuery } from '#web/lib/api.ts'
import { loadOrDoWithout } from '#web/lib/load-or-do-without.ts'

/** Places and prices are other ones soon: whoever comes back to the page asks anew. */
const FRESH_MILLISECONDS = 30_000

export function plansQuery(api: ApiClient, language: Language) {
	return {
		...apiQuery(api, 'GET /api/evaluation-plans', { query: { lang: language } }),
		staleTime: FRESH_MILLISECONDS,
	}
}

export const callsQuery = (api: ApiClient, language: Language) =>
	queryOptions({ ...apiQuery(api, 'GET /api/mentorship-calls', { query: { lang: language } }), retry: false })

/** Is for whoever is signed in; the pages do without. */
export const loadCalls = (queryClient: QueryClient, api: ApiClient, language: Language) =>
	loadOrDoWithout(queryClient, callsQuery(api, language), 'the mentorship calls')
