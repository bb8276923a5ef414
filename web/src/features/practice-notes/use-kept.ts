import type { KeptWithQuestion } from '@aravalli/shared/practice-notes/contract'
import type { PracticeType } from '@aravalli/shared/practice-notes/practice-note'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { needsSignIn } from '#web/lib/api.ts'
import { noteSessionOver } from '#web/lib/note-session-over.ts'
import { useApi } from '#web/lib/use-api.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { whenAtRest } from '#web/lib/when-at-rest.ts'
import { changeKept } from './kept.ts'
import { loadKept } from './load-kept.ts'
import { localMarks } from './local-marks.ts'
import { takeMarksAlong } from './take-marks-along.ts'

export interface KeptOfAll {
	/** It is 'nobody' where nobody is signed in. */
	state: 'nobody' | 'loading' | 'failed' | 'ready'
	all: KeptWithQuestion[]
	retry: () => void
	/** Shows what the viewer has done. */
	change: (questionId: string, by: (kept: KeptWithQuestion) => KeptWithQuestion) => void
}

const nothing: KeptWithQuestion[] = []

/** Whatever is known of one type of questions begins with it. */
export const keptKey = (viewerId: string | null, questionType: PracticeType) => [
	'kept in practice',
	viewerId,
	questionType,
]

/** Asks for what the viewer keeps with the shown questions, in one call and once the page has nothing else to do. */
export function useKept(questionType: PracticeType, ids: readonly string[]): KeptOfAll {
	const api = useApi()
	const viewerId = useViewer()?.id ?? null
	const asked = ids.join()
	const queryKey = useMemo(() => [...keptKey(viewerId, questionType), asked], [viewerId, questionType, asked])
	const isAtRest = useIsAtRest()
	const isAskedFor = viewerId !== null && ids.length > 0
	const { data, error, isFetching, refetch } = useQuery({
		queryKey,
		queryFn: () => loadKept(api, questionType, ids),
		enabled: isAskedFor && isAtRest,
	})
	const change = useChange(queryKey)
	useSessionEnd(error)
	useMarksBefore(questionType, viewerId, change)
	return useMemo(
		() => ({
			state: isAskedFor ? stateOf(data, isFetching ? null : error) : 'nobody',
			all: data ?? nothing,
			retry: () => void refetch(),
			change,
		}),
		[isAskedFor, data, error, isFetching, refetch, change],
	)
}

function stateOf(data: unknown, error: unknown) {
	if (error) return 'failed'
	return data ? 'ready' : 'loading'
}

function useIsAtRest(): boolean {
	const [isAtRest, setIsAtRest] = useState(false)
	useEffect(() => whenAtRest(() => setIsAtRest(true)), [])
	return isAtRest
}

function useChange(queryKey: unknown[]): KeptOfAll['change'] {
	const queryClient = useQueryClient()
	return useCallback(
		(questionId, by) => {
			const isUnsettled = !queryClient.getQueryData(queryKey) || queryClient.isFetching({ queryKey, exact: true }) > 0
			queryClient.setQueryData<KeptWithQuestion[]>(queryKey, (all = []) => changeKept(all, questionId, by))
			// The server is asked once more where the answer is unknown, or may have been read before the change.
			if (isUnsettled) void queryClient.invalidateQueries({ queryKey, exact: true })
		},
		[queryClient, queryKey],
	)
}

function useSessionEnd(error: unknown) {
	const router = useRouter()
	useEffect(() => {
		if (needsSignIn(error)) noteSessionOver(router)
	}, [error, router])
}

/** Whoever signs in takes the marks along that were set before. */
function useMarksBefore(questionType: PracticeType, viewerId: string | null, change: KeptOfAll['change']) {
	const api = useApi()
	useEffect(() => {
		if (viewerId === null || (localMarks()[questionType] ?? []).length === 0) return
		const take = async () => {
			const taken = await takeMarksAlong(api, questionType)
			for (const questionId of taken) change(questionId, (kept) => ({ ...kept, isToRevise: true }))
		}
		// They are still here the next time.
		take().catch(() => undefined)
	}, [api, questionType, viewerId, change])
}
