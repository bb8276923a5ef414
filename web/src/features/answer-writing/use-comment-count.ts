import type { Language } from '@aravalli/shared/language'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { ApiClient } from '#web/lib/api.ts'
import { questionQuery } from './queries.ts'

/** What the reader adds to the comments or removes counts at once, here and among the question’s facts. */
export function useCommentCount(api: ApiClient, language: Language, questionId: string) {
	const queryClient = useQueryClient()
	return useCallback(
		(change: (count: number) => number) => {
			const { queryKey } = questionQuery(api, language, questionId)
			queryClient.setQueryData(queryKey, (known) => {
				if (!known) return known
				return { ...known, data: { ...known.data, commentCount: change(known.data.commentCount) } }
			})
		},
		[api, language, queryClient, questionId],
	)
}
