import type { Language } from '@aravalli/shared/language'
import { queryOptions } from '@tanstack/react-query'
import { type ApiClient, apiQuery } from '#web/lib/api.ts'

/** What somebody does elsewhere on the site changes it. */
const FRESH_MILLISECONDS = 10_000

export const dashboardQuery = (api: ApiClient, lang: Language) =>
	queryOptions({
		...apiQuery(api, 'GET /api/dashboard', { query: { lang } }),
		retry: false,
		staleTime: FRESH_MILLISECONDS,
	})
