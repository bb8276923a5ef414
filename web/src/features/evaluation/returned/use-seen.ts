import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { logFailure } from '#web/lib/log-failure.ts'
import { useApi } from '#web/lib/use-api.ts'
import type { Evaluation } from './queries.ts'

/** Says that a returned answer was opened, each time that its marks are new: the home page then shows it no more. */
export function useSeen(copyId: string, { evaluations }: Evaluation): void {
	const api = useApi()
	const queryClient = useQueryClient()
	const count = evaluations.length
	useEffect(() => {
		if (count === 0) return
		api('PUT /api/answersheet/:copyId/seen', { params: { copyId } })
			.then(() => queryClient.removeQueries({ queryKey: ['GET /api/dashboard'] }))
			.catch((error: unknown) => logFailure('that an answer was opened could not be said', error))
	}, [api, queryClient, copyId, count])
}
