import type { ReactNode } from 'react'
import { useLatest } from '#web/lib/use-latest.ts'
import css from './list-frame.module.css'
import { LoadFailure } from './load-failure.tsx'
import { LoadingSheet } from './loading-sheet.tsx'
import { Sheet } from './sheet.tsx'

interface ListFrameProps<T> {
	query: { data: T | undefined; error: Error | null; isFetching: boolean; refetch(): unknown }
	/** Shows what has come. */
	children: (answer: T) => ReactNode
}

/**
 * Shows the list that a query asks for. While another page of it is on its way, or cannot be had, the last one stays. Give it a key
 * for what has been chosen: another list would contradict it.
 */
export function ListFrame<T>({ query: { data, error, isFetching, refetch }, children }: ListFrameProps<T>) {
	const answer = useLatest(data)
	const failure = error && (
		<Sheet>
			<LoadFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
		</Sheet>
	)
	if (!answer) {
		return (
			failure || (
				<div className="needsScript">
					<LoadingSheet />
				</div>
			)
		)
	}
	return (
		<section className={css.section} aria-busy={!data && isFetching}>
			{failure}
			{children(answer)}
		</section>
	)
}
