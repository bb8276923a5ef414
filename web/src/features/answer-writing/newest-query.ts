import type { Language } from '@aravalli/shared/language'
import { type ApiClient, apiQuery } from '#web/lib/api.ts'

/** Asks for the newest questions of all papers. */
export function newestQuery(api: ApiClient, language: Language, count: number) {
	return apiQuery(api, 'GET /api/content/answer-writing-practice', {
		query: { lang: language, view: 'card', limit: String(count) },
	})
}
