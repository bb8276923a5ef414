import type { Workspace } from '@aravalli/shared/evaluation/contract'
import type { Language } from '@aravalli/shared/language'
import type { PaperFilter } from '@aravalli/shared/questions/question'
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import { type ApiClient, apiQuery } from '#web/lib/api.ts'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'

export const queueStates = ['open', 'mine', 'waiting', 'overdue', 'returned', 'claimed'] as const

export interface QueueView {
	state: (typeof queueStates)[number]
	paperCategory: PaperFilter
	order: 'due' | 'paper'
	/** So many entries are asked for. */
	limit: number
}

/** The queue moves on while nobody looks. */
const REFRESH_MILLISECONDS = 60_000
/** What was loaded ahead is shown for so long without being asked for again. */
const AHEAD_MILLISECONDS = 60_000

/** Asks for a part of the queue. The server's markup has none of it, so the first render over it has none either. */
export function useQueue(api: ApiClient, view: QueueView, language: Language) {
	const isHydrated = useIsHydrated()
	const found = useQuery({
		...apiQuery(api, 'GET /api/admin/daily-evaluation', {
			query: { ...view, limit: String(view.limit), lang: language },
		}),
		staleTime: 0,
		refetchInterval: REFRESH_MILLISECONDS,
		placeholderData: keepPreviousData,
	})
	return isHydrated ? found : { ...found, data: undefined, error: null, isFetching: true }
}

/** Asks again for whatever is shown of the queue. */
export const refreshQueue = (queryClient: QueryClient) =>
	queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === 'GET /api/admin/daily-evaluation' })

const workspaceQuery = (api: ApiClient, evaluationId: string, language: Language) =>
	apiQuery(api, 'GET /api/admin/daily-evaluation/:evaluationId', {
		params: { evaluationId },
		query: { lang: language },
	})

export function useWorkspace(api: ApiClient, evaluationId: string | undefined, language: Language) {
	return useQuery({
		...workspaceQuery(api, evaluationId ?? '', language),
		enabled: evaluationId !== undefined,
		staleTime: AHEAD_MILLISECONDS,
		retry: false,
	})
}

/** Puts a copy that was just claimed where it is looked for. */
export function knowWorkspace(queryClient: QueryClient, api: ApiClient, workspace: Workspace, language: Language) {
	queryClient.setQueryData(workspaceQuery(api, workspace.evaluationId, language).queryKey, {
		success: true,
		data: workspace,
	})
}

/** Loads ahead what will be opened next. */
export async function loadAhead(
	queryClient: QueryClient,
	api: ApiClient,
	evaluationId: string,
	language: Language,
): Promise<Workspace | null> {
	const query = { ...workspaceQuery(api, evaluationId, language), staleTime: AHEAD_MILLISECONDS }
	return (await queryClient.fetchQuery(query).catch(() => null))?.data ?? null
}

/** Forgets a copy that has another state now: it is asked for the next time. */
export const forgetWorkspace = (queryClient: QueryClient, evaluationId: string) =>
	queryClient.removeQueries({
		predicate: ({ queryKey: [key, input] }) =>
			key === 'GET /api/admin/daily-evaluation/:evaluationId' &&
			(input as { params?: { evaluationId?: string } })?.params?.evaluationId === evaluationId,
	})

export function usePhrases(api: ApiClient) {
	return useQuery(apiQuery(api, 'GET /api/admin/daily-evaluation/phrases'))
}
