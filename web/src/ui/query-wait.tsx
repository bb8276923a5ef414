import { LoadFailure } from './load-failure.tsx'
import { LoadingSheet } from './loading-sheet.tsx'

interface QueryWaitProps {
	query: { error: Error | null; isFetching: boolean; refetch(): unknown }
}

/** Stands where the answer of a query will be: it is on its way, or it cannot be had and may be asked for again. */
export function QueryWait({ query: { error, isFetching, refetch } }: QueryWaitProps) {
	if (!error) return <LoadingSheet />
	return <LoadFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
}
