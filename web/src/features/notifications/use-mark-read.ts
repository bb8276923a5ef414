import type { UnreadCount } from '@aravalli/shared/notifications/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { logFailure } from '#web/lib/log-failure.ts'
import { useApi } from '#web/lib/use-api.ts'
import { unreadQuery } from './queries.ts'

interface MarkRead {
	/** Marks one while its place is being opened; a failure leaves it unread, which is no loss. */
	markOne: (id: string) => void
	/** @throws where it could not be done */
	markAll: () => Promise<void>
	isMarking: boolean
}

export function useMarkRead(): MarkRead {
	const api = useApi()
	const queryClient = useQueryClient()
	const [isMarking, setIsMarking] = useState(false)

	async function take(asked: Promise<{ data: UnreadCount }>) {
		const { data } = await asked
		queryClient.setQueryData(unreadQuery(api).queryKey, { success: true, data })
		await queryClient.invalidateQueries({ queryKey: ['GET /api/notifications'] })
	}

	return {
		markOne(id) {
			const asked = api('POST /api/notifications/read', { body: { ids: [id] } })
			take(asked).catch((error) => logFailure('a notification could not be marked as read', error))
		},
		async markAll() {
			setIsMarking(true)
			try {
				await take(api('POST /api/notifications/read', { body: { all: true } }))
			} finally {
				setIsMarking(false)
			}
		},
		isMarking,
	}
}
