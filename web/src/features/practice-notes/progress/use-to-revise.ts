import { practiceTypes } from '@aravalli/shared/practice-notes/practice-note'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { apiQuery } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useApi } from '#web/lib/use-api.ts'
import { useLatest } from '#web/lib/use-latest.ts'
import { useSignedInApi } from '#web/lib/use-signed-in-api.ts'
import { judgedHere, onJudgedHere } from '../judging/judged-here.ts'
import { useJudgementsOf } from '../judging/use-judgements-of.ts'
import { loadRun } from '../run/load-run.ts'
import type { RunItem } from '../run/run-item.ts'
import { runKey } from '../run/use-around-in-run.ts'
import { takeMarksAlong } from '../take-marks-along.ts'

const PAGE_SIZE = 10

const key = 'GET /api/practice-notes/to-revise'

/** Brings a page of what the viewer got wrong; what this device still had to say of it is sent before. */
export function useToRevise(viewerId: string) {
	const api = useSignedInApi('my-progress')
	const [page, setPage] = useState(1)
	const query = apiQuery(api, key, { query: { page, limit: PAGE_SIZE, lang: useLanguage() } })
	const { data, error, isFetching, refetch } = useQuery({ ...query, refetchOnMount: 'always' })
	useJudgementsOf(useApi(), viewerId)
	useRenewed(viewerId)
	// Those of the page before stand until the next ones are there.
	const shown = useLatest(data)
	return {
		page,
		setPage,
		totalPages: shown?.pagination.totalPages ?? 1,
		total: shown?.pagination.total ?? 0,
		/** It is undefined while nothing is known. */
		rows: shown?.data,
		isOld: !data,
		error: data ? null : error,
		isFetching,
		retry: () => void refetch(),
	}
}

/** The list, and the way through it, are asked for once more when the server has been told something new of them. */
function useRenewed(viewerId: string) {
	const api = useApi()
	const queryClient = useQueryClient()
	const renew = useCallback(async () => {
		for (const queryKey of [[key], runKey(viewerId)]) {
			// A first answer that is on its way may be older, and is not asked for again while it is.
			await queryClient.cancelQueries({ queryKey })
			void queryClient.invalidateQueries({ queryKey })
		}
	}, [queryClient, viewerId])
	const isUnsent = useSyncExternalStore(
		onJudgedHere,
		() => judgedHere().size > 0,
		() => false,
	)
	useEffect(() => {
		if (!isUnsent) return
		return () => void renew()
	}, [renew, isUnsent])
	useEffect(() => {
		const take = async () => {
			const taken = await Promise.all(practiceTypes.map((type) => takeMarksAlong(api, type)))
			if (taken.flat().length > 0) await renew()
		}
		// They are still here the next time.
		take().catch(() => undefined)
	}, [api, renew])
}

/** Lists what can be practised of it, in its order; the way from one to the next goes by the same list. */
export function useRun(viewerId: string | null, isKnown: boolean): RunItem[] {
	const api = useApi()
	const { data } = useQuery({
		queryKey: runKey(viewerId),
		queryFn: () => loadRun(api, viewerId),
		enabled: isKnown,
		staleTime: Number.POSITIVE_INFINITY,
		refetchOnMount: 'always',
	})
	return data ?? []
}
