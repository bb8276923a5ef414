import { ARTICLES_PER_PAGE } from '@aravalli/shared/current-affairs/article'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type ApiClient, apiQuery } from '#web/lib/api.ts'
import { loadOrDoWithout } from '#web/lib/load-or-do-without.ts'
import type { ArticleSearch } from './list-search.ts'

/** None of them names a language: articles come in both, and a change of the language asks for nothing. */
export function articlesQuery(api: ApiClient, { category, date, start, end, page = 1 }: ArticleSearch) {
	const query = {
		view: 'card' as const,
		page,
		limit: ARTICLES_PER_PAGE,
		...(category && { category }),
		...(date && { date }),
		...(start !== undefined && { start }),
		...(end !== undefined && { end }),
	}
	return apiQuery(api, 'GET /api/content/current-affairs', { query })
}

export function articleQuery(api: ApiClient, id: string) {
	return apiQuery(api, 'GET /api/content/current-affairs/:id', { params: { id } })
}

/** The home page shows so many of the newest. */
const SHOWN_AT_HOME = 3

export function homeQuery(api: ApiClient) {
	const query = { view: 'card' as const, page: 1, limit: SHOWN_AT_HOME }
	return queryOptions({ ...apiQuery(api, 'GET /api/content/current-affairs', { query }), retry: false })
}

/** The home page does without them. */
export const loadNewest = (queryClient: QueryClient, api: ApiClient) =>
	loadOrDoWithout(queryClient, homeQuery(api), 'the newest articles')
