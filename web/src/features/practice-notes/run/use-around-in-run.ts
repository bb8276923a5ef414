import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import type { Around } from '#web/content/use-around.ts'
import { useApi } from '#web/lib/use-api.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { aroundInRun, type RunItem } from './run-item.ts'

/** @param viewerId null: of what the device knows */
export const runKey = (viewerId: string | null) => ['practice run', viewerId]

/**
 * Finds the neighbours of a question in what the learner got wrong. The list stands as it was at the beginning: what is judged right on the
 * way still has its place in it.
 */
export function useAroundInRun(item: RunItem, isWanted: boolean): Around {
	const api = useApi()
	const viewerId = useViewer()?.id ?? null
	const { data } = useQuery({
		queryKey: runKey(viewerId),
		queryFn: async () => (await import('./load-run.ts')).loadRun(api, viewerId),
		enabled: isWanted,
		staleTime: Number.POSITIVE_INFINITY,
	})
	const isOverList = useRouterState({ select: ({ location }) => location.state.isOverList ?? false })
	const { place, previousLink, nextLink } = aroundInRun(data ?? [], item)
	const onwards = (link: Around['nextLink']) => link && { ...link, state: { isOverList }, replace: true }
	return { place, previousLink: onwards(previousLink), nextLink: onwards(nextLink) }
}
