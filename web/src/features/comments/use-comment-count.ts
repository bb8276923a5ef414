import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import type { OnCount } from './use-thread.ts'

interface Counted {
	data: { commentCount: number }
}

/** Counts at once what the reader adds or removes, also among the facts of the entry that is commented on. */
export function useCommentCount(queryKey: QueryKey): OnCount {
	const queryClient = useQueryClient()
	const key = useRef(queryKey)
	key.current = queryKey
	return useCallback<OnCount>(
		(change) => {
			queryClient.setQueryData<Counted>(key.current, (known) => {
				if (!known) return known
				return { ...known, data: { ...known.data, commentCount: change(known.data.commentCount) } }
			})
		},
		[queryClient],
	)
}
