import type { Language } from '@aravalli/shared/language'
import { type ApiClient, apiQuery } from '#web/lib/api.ts'

export const PAPERS_PER_PAGE = 10

export const papersQuery = (api: ApiClient, lang: Language, page = 1) =>
	apiQuery(api, 'GET /api/mains-mock-tests', { query: { lang, page, limit: PAPERS_PER_PAGE } })

export const paperQuery = (api: ApiClient, lang: Language, paperId: string) =>
	apiQuery(api, 'GET /api/mains-mock-tests/papers/:paperId', { params: { paperId }, query: { lang } })

/** Its answer is never taken for the newest: another device may write. */
export const sittingsQuery = (api: ApiClient, lang: Language, paperId?: string) => ({
	...apiQuery(api, 'GET /api/mains-mock-tests/sittings', { query: { lang, paperId } }),
	staleTime: 0,
})

export const sittingQuery = (api: ApiClient, lang: Language, sittingId: string) => ({
	...apiQuery(api, 'GET /api/mains-mock-tests/sittings/:sittingId', { params: { sittingId }, query: { lang } }),
	staleTime: 0,
})

/** Tells whether the pages of a paper can be sent, and if not, why. */
export const sendableQuery = (api: ApiClient, lang: Language) => ({
	...apiQuery(api, 'GET /api/answersheet/today', { query: { lang } }),
	retry: false,
	staleTime: 0,
})

export const evaluationQuery = (api: ApiClient, lang: Language, copyId: string) => ({
	...apiQuery(api, 'GET /api/answersheet/:copyId/evaluation', { params: { copyId }, query: { lang } }),
	staleTime: 0,
})
