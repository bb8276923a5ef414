import type { Language } from '@aravalli/shared/language'
import type { PaperFilter } from '@aravalli/shared/questions/question'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { type ApiClient, apiQuery } from '#web/lib/api.ts'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'

/** Asks for the schedule. The server's markup has none of it, so the first render over it has none either. */
export function useSchedule(api: ApiClient, from: string | undefined, language: Language) {
	const isHydrated = useIsHydrated()
	const found = useQuery({
		...apiQuery(api, 'GET /api/admin/daily-questions', { query: { from, lang: language } }),
		staleTime: 0,
	})
	return isHydrated ? found : { ...found, data: undefined, error: null, isFetching: true }
}

/** Asks again for whatever is shown of the schedule. */
export const refreshSchedule = (queryClient: QueryClient) =>
	queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === 'GET /api/admin/daily-questions' })

export interface Asked {
	search: string
	paperCategory: PaperFilter
	page: number
}

/** Asks for published questions to choose from. */
export function useChoice(api: ApiClient, { search, paperCategory, page }: Asked, language: Language) {
	const query = { search, paperCategory, page: String(page), view: 'card' as const, lang: language }
	return useQuery(apiQuery(api, 'GET /api/content/answer-writing-practice', { query }))
}
