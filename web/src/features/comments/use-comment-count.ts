import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import type { OnCount } from './use-thread.ts'

interface Counted {
	data: { commentCount: number }
}

/** What the reader adds to the comments or removes counts at once, also among the facts of what they belong to. */
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
