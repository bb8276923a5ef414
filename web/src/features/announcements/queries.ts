import type { Api } from '@aravalli/shared/api'
import type { Language } from '@aravalli/shared/language'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type Answer, type ApiClient, apiQuery } from '#web/lib/api.ts'
import { loadQuery } from '#web/lib/load-query.ts'
import { logFailure } from '#web/lib/log-failure.ts'

type Banners = Answer<Api['GET /api/content/hero-banner']>

export function bannersQuery(api: ApiClient, language: Language) {
	return queryOptions({ ...apiQuery(api, 'GET /api/content/hero-banner', { query: { lang: language } }), retry: false })
}

/** A page does without banners: a failure is only logged, and the list is empty. */
export async function loadBanners(queryClient: QueryClient, api: ApiClient, language: Language): Promise<void> {
	const options = bannersQuery(api, language)
	try {
		await loadQuery(queryClient, options)
	} catch (error) {
		logFailure('the banners could not be had', error)
		queryClient.setQueryData<Banners>(options.queryKey, { success: true, data: [] })
	}
}
