import type { Language } from '@aravalli/shared/language'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type ApiClient, apiQuery } from '#web/lib/api.ts'
import { loadOrDoWithout } from '#web/lib/load-or-do-without.ts'

/** Nobody walks through more of them. */
const SHOWN = 12

export const testimonialsQuery = (api: ApiClient, lang: Language) =>
	queryOptions({ ...apiQuery(api, 'GET /api/content/testomonial', { query: { lang, limit: SHOWN } }), retry: false })

export const reviewsQuery = (api: ApiClient, lang: Language) =>
	queryOptions({
		...apiQuery(api, 'GET /api/content/student-reviews', { query: { lang, limit: SHOWN } }),
		retry: false,
	})

export const loadTestimonials = (queryClient: QueryClient, api: ApiClient, language: Language) =>
	loadOrDoWithout(queryClient, testimonialsQuery(api, language), 'the testimonials')

export const loadReviews = (queryClient: QueryClient, api: ApiClient, language: Language) =>
	loadOrDoWithout(queryClient, reviewsQuery(api, language), 'the reviews')
