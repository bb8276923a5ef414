import type { Language } from '@aravalli/shared/language'
import { SEARCH_MAX_LENGTH } from '@aravalli/shared/questions/question'
import { type ApiClient, apiQuery } from '#web/lib/api.ts'
import type { ListSearch } from './list-search.ts'

/** The server refuses longer searches, so the page says so without asking. */
export const isSearchTooLong = (search = '') => search.length > SEARCH_MAX_LENGTH

export function listQuery(api: ApiClient, lang: Language, { paper, page, search }: ListSearch) {
	return apiQuery(api, 'GET /api/miq/list', {
		query: { lang, ...(paper && { paperNo: paper }), ...(page && { page }), ...(search && { search }) },
	})
}

export function questionQuery(api: ApiClient, lang: Language, id: string) {
	return apiQuery(api, 'GET /api/miq/:id', { params: { id }, query: { lang } })
}
