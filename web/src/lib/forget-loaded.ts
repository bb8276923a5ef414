import type { Query, QueryClient } from '@tanstack/react-query'

/**
 * Marks, as its `meta`, a query whose answer is the same for everybody and that comes with the first page only: it stays when somebody
 * signs in or out, because nothing would load it again.
 */
export const forEverybody = { isForEverybody: true } as const

/** Forgets what was loaded for whoever was here, and every call that was sent. @param queries all that are known, unless some are named */
export function forgetLoaded(queryClient: QueryClient, queries: Query[] = queryClient.getQueryCache().getAll()): void {
	for (const query of queries) if (!query.meta?.isForEverybody) queryClient.getQueryCache().remove(query)
	queryClient.getMutationCache().clear()
}
