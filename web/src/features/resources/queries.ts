import type { Language } from '@aravalli/shared/language'
import { type ApiClient, apiQuery } from '#web/lib/api.ts'
import type { BooksSearch, PaperStage } from './resources-search.ts'

const stages = { prelims: 'PRELIMS', mains: 'MAINS' } as const

/** A page of a list shows so many books. */
export const BOOKS_PER_PAGE = 24

export const groupsQuery = (api: ApiClient, language: Language, stage?: PaperStage) =>
	apiQuery(api, 'GET /api/resources', { query: { lang: language, stage: stage && stages[stage] } })

export const groupQuery = (api: ApiClient, language: Language, groupId: string, stage?: PaperStage) =>
	apiQuery(api, 'GET /api/resources/groups/:groupId', {
		params: { groupId },
		query: { lang: language, stage: stage && stages[stage] },
	})

export const booksQuery = (
	api: ApiClient,
	language: Language,
	type: string,
	{ class: ofClass, subject, search, page }: BooksSearch,
) =>
	apiQuery(api, 'GET /api/books/by-type/:type/list', {
		params: { type },
		query: { lang: language, class: ofClass, subject, search, page: page ?? 1, limit: BOOKS_PER_PAGE },
	})

export const copiesQuery = (api: ApiClient, language: Language) =>
	apiQuery(api, 'GET /api/resources/toppers-copies', { query: { lang: language } })

export const copyQuery = (api: ApiClient, language: Language, copyId: string) =>
	apiQuery(api, 'GET /api/resources/toppers-copies/:copyId', { params: { copyId }, query: { lang: language } })

export const papersQuery = (api: ApiClient, language: Language, stage: PaperStage, year?: number) =>
	apiQuery(api, 'GET /api/resources/papers', { query: { lang: language, stage: stages[stage], year } })

/** Its answer is never taken for the newest: each download changes it. */
export const ebooksQuery = (api: ApiClient, language: Language, page = 1) => ({
	...apiQuery(api, 'GET /api/my-ebooks', { query: { lang: language, page, limit: 20 } }),
	staleTime: 0,
})
