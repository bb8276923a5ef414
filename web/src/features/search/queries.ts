import type { Language } from '@aravalli/shared/language'
import { isSearchTooLong } from '#web/content/list-search.ts'
import { type ApiClient, apiQuery } from '#web/lib/api.ts'
import type { SearchAddress } from './search-address.ts'

/** Tells whether there is something to ask for. The server refuses what is too long, so the page says so without asking. */
export const isAsking = ({ q }: SearchAddress) => q !== undefined && !isSearchTooLong(q)

export function searchQuery(api: ApiClient, language: Language, { q = '', kind, page = 1 }: SearchAddress) {
	return apiQuery(api, 'GET /api/search', { query: { q, kind, page, lang: language } })
}
