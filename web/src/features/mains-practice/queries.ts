import type { Language } from '@aravalli/shared/language'
import type { MainsFilters, MainsQuestionData } from '@aravalli/shared/mains-practice/contract'
import { mainsPageSize } from '@aravalli/shared/mains-practice/mains-question'
import type { ApiClient } from '#web/lib/api.ts'
import { withData } from '#web/lib/data-of.ts'
import type { MainsSearch } from './list-search.ts'

export interface MainsList {
	data: MainsQuestionData[]
	pagination: { page: number; total: number; totalPages: number }
}

/** The address filters by these. */
export function filterQuery({ tab, year, set, subject, topic }: MainsSearch) {
	return {
		...(tab && { tab }),
		...(year && { year: String(year) }),
		...(set && { set: String(set) }),
		...(subject && { subject }),
		...(topic && { topic }),
	}
}

/** Asks for one page, in the page's language alone: the quiz asks for both (`quiz/start-quiz.ts`). */
export function listQuery(api: ApiClient, lang: Language, search: MainsSearch) {
	const input = {
		query: {
			lang,
			...filterQuery(search),
			translations: 'false' as const,
			page: search.page ?? 1,
			limit: mainsPageSize,
		},
	}
	const key = 'GET /api/content/main-section'
	return { queryKey: [key, input] as const, queryFn: (): Promise<MainsList> => withData(api(key, input)) }
}

export function filtersQuery(api: ApiClient, lang: Language, { tab }: MainsSearch) {
	const input = { query: { lang, ...(tab && { tab }) } }
	const key = 'GET /api/content/main-section/filters'
	return {
		queryKey: [key, input] as const,
		queryFn: (): Promise<{ data: MainsFilters }> => withData(api(key, input)),
	}
}
