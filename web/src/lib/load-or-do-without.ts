import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import { loadQuery } from './load-query.ts'
import { logFailure } from './log-failure.ts'

const pagination = { page: 1, limit: 1, total: 0, totalPages: 0, isTotalCapped: false }

/** Is the answer of any list that has nothing in it. */
interface Nothing {
	success: true
	data: never[]
	pagination: typeof pagination
}

/**
 * Makes a list ready that a page does without: a failure is only logged, and the list is empty.
 *
 * @param what in the log
 */
export async function loadOrDoWithout<T, E extends Error, K extends QueryKey>(
	queryClient: QueryClient,
	options: Nothing extends T ? FetchQueryOptions<T, E, T, K> : never,
	what: string,
): Promise<void> {
	try {
		await loadQuery<T, E, K>(queryClient, options)
	} catch (error) {
		logFailure(`${what} could not be had`, error)
		queryClient.setQueryData<Nothing>(options.queryKey, { success: true, data: [], pagination })
	}
}
