import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Makes a page's data ready.
 *
 * On the server the page waits for it, and a failure is the page's failure. In the browser the page changes at once and
 * shows by itself that its data is on the way or could not be had: on a patchy network a tap must have an effect.
 */
export async function loadQuery<T, E extends Error, K extends QueryKey>(
	queryClient: QueryClient,
	options: FetchQueryOptions<T, E, T, K>,
): Promise<T | undefined> {
	if (import.meta.env.SSR) return queryClient.fetchQuery(options)
	void queryClient.prefetchQuery(options)
	return queryClient.getQueryData<T>(options.queryKey)
}
