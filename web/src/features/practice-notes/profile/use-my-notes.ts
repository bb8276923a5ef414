import type { Api } from '@aravalli/shared/api'
import type { KeptUnderProfile } from '@aravalli/shared/practice-notes/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Answer, apiQuery } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useLatest } from '#web/lib/use-latest.ts'
import { useSignedInApi } from '#web/lib/use-signed-in-api.ts'
import { isNothing } from '../kept.ts'

const PAGE_SIZE = 10

/** All pages of the list begin with it. */
const key = 'GET /api/practice-notes'

type MyNotes = Answer<Api[typeof key]>

/** Brings what the viewer keeps, a page at a time; what is deleted goes from the page at once. */
export function useMyNotes() {
	const api = useSignedInApi('my-progress')
	const queryClient = useQueryClient()
	const [page, setPage] = useState(1)
	const query = apiQuery(api, key, { query: { page, limit: PAGE_SIZE, lang: useLanguage() } })
	// The list is asked for on every visit, because notes may have been kept on another page of the product since.
	const { data, error, isFetching, refetch } = useQuery({ ...query, refetchOnMount: 'always' })
	// Those of the page before stand until the next ones are there.
	const shown = useLatest(data)
	const totalPages = Math.max(1, shown?.pagination.totalPages ?? 1)
	useEffect(() => {
		// All of the last page have been deleted.
		if (page > totalPages) setPage(totalPages)
	}, [page, totalPages])
	const change = ({ questionType, questionId }: KeptUnderProfile, by: (kept: KeptUnderProfile) => KeptUnderProfile) => {
		const isMeant = (kept: KeptUnderProfile) => kept.questionType === questionType && kept.questionId === questionId
		// Rows of the page before may still stand. The first answer of this one must come.
		if (!data) return
		// A newer answer that is on its way does not know of the change, and would bring back what was deleted.
		void queryClient.cancelQueries({ queryKey: query.queryKey })
		queryClient.setQueryData<MyNotes>(
			query.queryKey,
			(before) => before && { ...before, data: before.data.map((kept) => (isMeant(kept) ? by(kept) : kept)) },
		)
	}
	return {
		page,
		setPage,
		totalPages,
		/** It is undefined while nothing is known. */
		rows: shown?.data.filter((kept) => !isNothing(kept)),
		total: shown?.pagination.total ?? 0,
		isOld: !data,
		error: data ? null : error,
		isFetching,
		retry: () => void refetch(),
		/** Nothing is left of this page: others have taken its place. */
		renewIfEmptied() {
			const all = queryClient.getQueryData<MyNotes>(query.queryKey)?.data ?? []
			if (all.every(isNothing)) void queryClient.invalidateQueries({ queryKey: [key] })
		},
		change,
	}
}
