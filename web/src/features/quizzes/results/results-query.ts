import type { Language } from '@aravalli/shared/language'
import { type ApiClient, apiQuery } from '#web/lib/api.ts'
import { ROWS_ASKED } from './result-pages.ts'

/** The keys of all pages of the list begin with this one. */
export const resultsKey = ['GET /api/quizzes/results'] as const

/** @param page of the server's, not of the list's */
export const resultsQuery = (api: ApiClient, language: Language, page: number) =>
	apiQuery(api, resultsKey[0], { query: { page, limit: ROWS_ASKED, lang: language } })
