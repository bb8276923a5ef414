import type { Language } from '@aravalli/shared/language'
import { type ApiClient, apiQuery } from '#web/lib/api.ts'
import type { HistorySearch } from './history-search.ts'

/** Its answer is never taken for the newest: an evaluator may have returned one meanwhile. */
export function historyQuery(api: ApiClient, lang: Language, { state, paper, page = 1 }: HistorySearch) {
	const query = { lang, page, state: state ?? ('all' as const), paperCategory: paper ?? ('ALL_PAPERS' as const) }
	return { ...apiQuery(api, 'GET /api/answersheet', { query }), staleTime: 0 }
}
