import type { Language } from '@aravalli/shared/language'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type ApiClient, apiQuery } from '#web/lib/api.ts'
import { loadOrDoWithout } from '#web/lib/load-or-do-without.ts'

export function bannersQuery(api: ApiClient, language: Language) {
	return queryOptions({ ...apiQuery(api, 'GET /api/content/hero-banner', { query: { lang: language } }), retry: false })
}

/** A page does without banners. */
export const loadBanners = (queryClient: QueryClient, api: ApiClient, language: Language) =>
	loadOrDoWithout(queryClient, bannersQuery(api, language), 'the banners')
