import type { Language } from '@aravalli/shared/language'
import { type ApiClient, apiQuery } from '#web/lib/api.ts'

/** Places and prices are other ones soon: whoever comes back to the page asks anew. */
const FRESH_MILLISECONDS = 30_000

export function plansQuery(api: ApiClient, language: Language) {
	return {
		...apiQuery(api, 'GET /api/evaluation-plans', { query: { lang: language } }),
		staleTime: FRESH_MILLISECONDS,
	}
}
