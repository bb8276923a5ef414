import type { UnseenList } from '@aravalli/shared/content/content'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { type ApiClient, apiQuery } from '#web/lib/api.ts'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import { ofQuestions } from './question-item.ts'

/**
 * Asks for one of the editors' lists. The server's markup has none of it, so the first render over it has none either: another part of
 * the page, which came alive before, may have fetched it by then.
 */
export function useDeskList(api: ApiClient, status: UnseenList, page: number) {
	const isHydrated = useIsHydrated()
	const found = useQuery({
		...apiQuery(api, 'GET /api/admin/:type', { params: ofQuestions, query: { status, page } }),
		staleTime: 0,
	})
	return isHydrated ? found : { ...found, data: undefined, error: null, isFetching: true }
}

/** Asks again for whatever is shown of questions, after an editor's change. */
export async function refreshQuestions(queryClient: QueryClient): Promise<void> {
	const isOfQuestions = /^GET \/api\/(content\/answer-writing-practice(\/:questionId)?|admin\/:type)$/
	await queryClient.invalidateQueries({ predicate: ({ queryKey }) => isOfQuestions.test(String(queryKey[0])) })
}
