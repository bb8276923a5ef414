import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { logFailure } from '#web/lib/log-failure.ts'
import { useApi } from '#web/lib/use-api.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { whenAtRest } from '#web/lib/when-at-rest.ts'

/**
 * Tells the server, once the page is at rest, that a learner has opened an item; nobody waits for it, and without a network it is not
 * told.
 *
 * @param kind the name of a kind of content that the search leads to
 * @param itemId undefined while the item is not there
 */
export function useNoteReading(kind: string, itemId: string | undefined): void {
	const api = useApi()
	const queryClient = useQueryClient()
	const userId = useViewer()?.id
	useEffect(() => {
		if (userId === undefined || itemId === undefined) return
		const note = async () => {
			// The server knows the kinds.
			const params = { kind: kind as 'answer-writing', itemId }
			try {
				await api('PUT /api/readings/:kind/:itemId', { params })
				void queryClient.invalidateQueries({ queryKey: ['GET /api/dashboard'] })
			} catch (error) {
				logFailure('what was opened could not be noted', error)
			}
		}
		return whenAtRest(() => void note())
	}, [api, queryClient, userId, kind, itemId])
}
