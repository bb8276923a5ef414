import { commentPageSize } from '@aravalli/shared/comments/comment'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ThreadCalls } from './calls.ts'
import { addedSince, isCounted, nextPage, type ShownComment, withPage } from './thread.ts'

/** Changes how many comments everybody sees, as the viewer or the server's answer has it. */
export type OnCount = (change: (count: number) => number) => void

interface ThreadOptions {
	calls: ThreadCalls
	/** The answer depends on who asks. */
	viewerId: string | null
	onCount: OnCount
}

/**
 * Holds the comments of one thread: it asks for them page by page when it opens, and the viewer's actions change them.
 * This is no `useInfiniteQuery`, which keeps each page as it came and asks for all of them anew: pages move while others
 * write, so that they are merged into one list that the viewer changes meanwhile, by the same rules around either.
 */
export function useThread({ calls, viewerId, onCount }: ThreadOptions) {
	const { comments, latest, show, update } = useShown(onCount)
	const [error, setError] = useState<unknown>(null)
	const [isLoading, setIsLoading] = useState(true)
	const [hasMore, setHasMore] = useState(false)
	/** Counts up: of two loads only the later one is shown. */
	const load = useRef(0)

	const reload = useCallback(async () => {
		load.current += 1
		const mine = load.current
		const isLatest = () => mine === load.current
		const before = latest.current
		setIsLoading(true)
		setError(null)
		try {
			const { data, pagination } = await calls.list(1)
			if (!isLatest()) return
			show(withPage(addedSince(before, latest.current), data))
			setHasMore(pagination.totalPages > 1)
			const count = countForAll(latest.current, pagination.total - data.length, viewerId)
			if (count !== null) onCount(() => count)
		} catch (caught) {
			if (isLatest()) setError(caught)
		} finally {
			if (isLatest()) setIsLoading(false)
		}
	}, [calls, viewerId, latest, show, onCount])
	useEffect(() => {
		void reload()
	}, [reload])

	/** @returns those that are new; throws what the call throws */
	const loadMore = async (): Promise<ShownComment[]> => {
		const mine = load.current
		const known = new Set(latest.current.map(({ _id }) => _id))
		let page = nextPage(known.size, commentPageSize)
		for (;;) {
			const { data, pagination } = await calls.list(page)
			if (mine !== load.current) return []
			show(withPage(latest.current, data))
			setHasMore(pagination.totalPages > page)
			const added = latest.current.filter(({ _id }) => !known.has(_id))
			if (added.length > 0 || pagination.totalPages <= page) return added
			page += 1
		}
	}

	return { comments, error, isLoading, hasMore, reload, update, loadMore }
}

function useShown(onCount: OnCount) {
	const [comments, setComments] = useState<ShownComment[]>([])
	/** The ref has the same list, also between two renders. */
	const latest = useRef<ShownComment[]>([])
	const show = useCallback((shown: ShownComment[]) => {
		latest.current = shown
		setComments(shown)
	}, [])
	const update = useCallback(
		(change: (comments: ShownComment[]) => ShownComment[]) => {
			const before = latest.current.filter(isCounted).length
			show(change(latest.current))
			const by = latest.current.filter(isCounted).length - before
			if (by !== 0) onCount((count) => count + by)
		},
		[show, onCount],
	)
	return { comments, latest, show, update }
}

/** Gives null where the count cannot be known: further pages may hold comments that only the viewer sees. */
function countForAll(shown: ShownComment[], onFurtherPages: number, viewerId: string | null): number | null {
	if (viewerId !== null && onFurtherPages > 0) return null
	return onFurtherPages + shown.filter(isCounted).length
}
