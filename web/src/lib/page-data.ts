import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** Holds what one query had found, and when (milliseconds since 1970). */
type Found = [key: QueryKey, data: unknown, at: number]

/**
 * Writes what the loaders have fetched, as it travels with the page.
 *
 * It is text, which both sides read and write in one step: the framework's own way, piece by piece and with the state of each query,
 * took several times as long (docs/adr/0013-quick-renders.md). Answers of the API are JSON, so nothing is lost.
 */
export function writePageData(queryClient: QueryClient): string {
	const queries = queryClient.getQueryCache().getAll()
	const found = queries.filter(({ state }) => state.status === 'success')
	return JSON.stringify(found.map(({ queryKey, state }): Found => [queryKey, state.data, state.dataUpdatedAt]))
}

/** Makes it known in the browser, as old as it is. */
export function readPageData(queryClient: QueryClient, text: string): void {
	for (const [key, data, updatedAt] of JSON.parse(text) as Found[]) queryClient.setQueryData(key, data, { updatedAt })
}
