import type { Api } from '@aravalli/shared/api'
import { ARTICLES_PER_PAGE } from '@aravalli/shared/current-affairs/article'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type Answer, type ApiClient, apiQuery } from '#web/lib/api.ts'
import { loadQuery } from '#web/lib/load-query.ts'
import { logFailure } from '#web/lib/log-failure.ts'
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

type Articles = Answer<Api['GET /api/content/current-affairs']>

/** The newest, for other pages. */
export function newestQuery(api: ApiClient, count: number) {
	const query = { view: 'card' as const, page: 1, limit: count }
	return queryOptions({ ...apiQuery(api, 'GET /api/content/current-affairs', { query }), retry: false })
}

/** A page does without them: a failure is only logged, and the list is empty. */
export async function loadNewest(queryClient: QueryClient, api: ApiClient, count: number): Promise<void> {
	const options = newestQuery(api, count)
	try {
		await loadQuery(queryClient, options)
	} catch (error) {
		logFailure('the newest articles could not be had', error)
		const pagination = { page: 1, limit: count, total: 0, totalPages: 0, isTotalCapped: false }
		queryClient.setQueryData<Articles>(options.queryKey, { success: true, data: [], pagination })
	}
}
