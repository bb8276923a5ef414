import type { Language } from '@aravalli/shared/language'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type ApiClient, apiQuery } from '#web/lib/api.ts'
import { loadOrDoWithout } from '#web/lib/load-or-do-without.ts'

/** What somebody does elsewhere on the site changes it. */
const OWN_FRESH_MILLISECONDS = 10_000

/** The home page shows so many. */
const SHOWN_OPENED = 3
const SHOWN_UNREAD = 3

const own = { retry: false, staleTime: OWN_FRESH_MILLISECONDS }

export const openedQuery = (api: ApiClient, lang: Language) =>
	queryOptions({ ...apiQuery(api, 'GET /api/readings', { query: { lang, limit: SHOWN_OPENED } }), ...own })

export const unreadArticlesQuery = (api: ApiClient, lang: Language) =>
	queryOptions({
		...apiQuery(api, 'GET /api/readings/unread', { query: { lang, kind: 'current-affairs', limit: SHOWN_UNREAD } }),
		...own,
	})

/** The home page does without either. */
export async function loadReadings(queryClient: QueryClient, api: ApiClient, language: Language): Promise<void> {
	await Promise.all([
		loadOrDoWithout(queryClient, openedQuery(api, language), 'what was opened'),
		loadOrDoWithout(queryClient, unreadArticlesQuery(api, language), 'the unread articles'),
	])
}
