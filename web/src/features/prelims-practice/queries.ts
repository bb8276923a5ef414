import type { Language } from '@aravalli/shared/language'
import type { PrelimsFilters, PrelimsQuestionData } from '@aravalli/shared/prelims-practice/contract'
import type { TopicId } from '@aravalli/shared/topics'
import { type ApiClient, apiQuery } from '#web/lib/api.ts'
import { withData } from '#web/lib/data-of.ts'
import type { PrelimsSearch } from './list-search.ts'
import { sheetSizes } from './list-search.ts'
import { miqPath, type PrelimsPath } from './prelims-links.ts'

export interface PrelimsList {
	data: PrelimsQuestionData[]
	pagination: { page: number; total: number; totalPages: number }
}

const miqOf = (path: PrelimsPath) => (path === miqPath ? { miq: 'true' as const } : {})

export const sizeOf = ({ count }: PrelimsSearch): number => count ?? sheetSizes[0]

/** Asks for one sheet of questions, in both languages: each card has a switch of its own. */
export function listQuery(api: ApiClient, lang: Language, path: PrelimsPath, search: PrelimsSearch) {
	const { subject, topic, difficulty, page = 1 } = search
	const filter = { ...(subject && { subject }), ...(difficulty && { difficulty }) }
	// A topic that is not on the list is refused, and the page says so.
	const named = topic ? { topic: topic as TopicId } : {}
	const input = { query: { lang, ...miqOf(path), ...filter, ...named, page, limit: sizeOf(search) } }
	const key = 'GET /api/content/prelims-practice'
	return { queryKey: [key, input] as const, queryFn: (): Promise<PrelimsList> => withData(api(key, input)) }
}

export function filtersQuery(api: ApiClient, lang: Language, path: PrelimsPath) {
	const input = { query: { lang, ...miqOf(path) } }
	const key = 'GET /api/content/prelims-practice/filters'
	return {
		queryKey: [key, input] as const,
		queryFn: (): Promise<{ data: PrelimsFilters }> => withData(api(key, input)),
	}
}

export const questionQuery = (api: ApiClient, lang: Language, id: string) =>
	apiQuery(api, 'GET /api/content/prelims-practice/:id', { params: { id }, query: { lang } })

export const someQuery = (api: ApiClient, lang: Language, ids: readonly string[]) =>
	apiQuery(api, 'GET /api/prelims-practice/questions', { query: { lang, ids: ids.join(',') } })
