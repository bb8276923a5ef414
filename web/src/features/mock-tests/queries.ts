import type { Language } from '@aravalli/shared/language'
import type { QueryClient } from '@tanstack/react-query'
import { type ApiClient, apiQuery } from '#web/lib/api.ts'

export const papersPerPage = 10

export const papersQuery = (api: ApiClient, lang: Language, page: number) =>
	apiQuery(api, 'GET /api/mock-tests', { query: { lang, page, limit: papersPerPage } })

export const paperQuery = (api: ApiClient, lang: Language, paperId: string) =>
	apiQuery(api, 'GET /api/mock-tests/papers/:paperId', { params: { paperId }, query: { lang } })

/** A learner has few attempts; a list shows the state of each paper by the newest of them. */
export const ownAttemptsQuery = (api: ApiClient, lang: Language, paperId?: string) => ({
	...apiQuery(api, 'GET /api/mock-tests/attempts', { query: { lang, limit: 50, ...(paperId && { paperId }) } }),
	// The time that is left goes on.
	staleTime: 0,
})

export const resultQuery = (api: ApiClient, lang: Language, attemptId: string) =>
	apiQuery(api, 'GET /api/mock-tests/attempts/:attemptId/result', { params: { attemptId }, query: { lang } })

/** An attempt has begun or ended: what is known of attempts is out of date. */
export const forgetAttempts = (queryClient: QueryClient) =>
	queryClient.removeQueries({ predicate: ({ queryKey: [key] }) => key === 'GET /api/mock-tests/attempts' })
