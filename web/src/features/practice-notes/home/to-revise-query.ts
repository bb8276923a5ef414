import type { Language } from '@aravalli/shared/language'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type ApiClient, apiQuery } from '#web/lib/api.ts'
import { loadOrDoWithout } from '#web/lib/load-or-do-without.ts'

/** Each judgement changes it. */
const FRESH_MILLISECONDS = 10_000
/** The home page shows so many. */
const SHOWN = 3

export const toReviseQuery = (api: ApiClient, lang: Language) =>
	queryOptions({
		...apiQuery(api, 'GET /api/practice-notes/to-revise', { query: { lang, limit: SHOWN } }),
		retry: false,
		staleTime: FRESH_MILLISECONDS,
	})

/** The home page does without it. */
export const loadToRevise = (queryClient: QueryClient, api: ApiClient, language: Language) =>
	loadOrDoWithout(queryClient, toReviseQuery(api, language), 'what is to be revised')
