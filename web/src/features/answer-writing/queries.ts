import type { Language } from '@aravalli/shared/language'
import { SEARCH_MAX_LENGTH } from '@aravalli/shared/questions/question'
import { type ApiClient, apiQuery } from '#web/lib/api.ts'
import type { ListSearch } from './list-search.ts'

/** The server refuses longer searches, so the page says so without asking. */
export const isSearchTooLong = (search = '') => search.length > SEARCH_MAX_LENGTH

export function listQuery(api: ApiClient, language: Language, { category, page, search }: ListSearch) {
	return apiQuery(api, 'GET /api/content/answer-writing-practice', {
		query: {
			lang: language,
			...(category && { paperCategory: category }),
			...(page && { page }),
			...(search && { search }),
		},
	})
}

export function questionQuery(api: ApiClient, language: Language, questionId: string) {
	return apiQuery(api, 'GET /api/content/answer-writing-practice/:questionId', {
		params: { questionId },
		query: { lang: language },
	})
}
