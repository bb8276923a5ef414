import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { useSignedInApi } from '#web/lib/use-signed-in-api.ts'
import { announce } from '#web/ui/announcer.tsx'
import type { KeptResult } from '../kept-quiz.ts'
import { quizzesRead, results, unsentResults } from '../quiz-storage.ts'
import { sendUnsentResults } from '../send-results.ts'
import { messages as resultsMessages } from './messages.en.ts'
import { resultsKey } from './results-query.ts'

/**
 * Finds the learner's results that this browser has and the server has not. They are sent when the list opens, and from
 * then on as soon as it can be.
 */
export function useUnsentResults(userId: string) {
	const m = useMessages(resultsMessages)
	const api = useSignedInApi('my-progress')
	const queryClient = useQueryClient()
	const [unsent, setUnsent] = useState<KeptResult[]>([])
	const { mutate: send, isPending } = useMutation({ mutationFn: () => sendUnsentResults(api, userId) })

	const look = useEffectEvent(async () => {
		const now = unsentResults(userId)
		const sent = unsent.length - now.length
		// The list has them before the rows of what waits are gone.
		if (sent > 0) await queryClient.invalidateQueries({ queryKey: resultsKey }).catch(() => undefined)
		setUnsent(now)
		if (sent > 0) announce(m.sent(sent))
	})
	const begin = useEffectEvent(async () => {
		await quizzesRead()
		await look()
		if (unsentResults(userId).length > 0) send()
	})
	useEffect(() => {
		void begin()
		return results.subscribe(() => void look())
	}, [])
	return { results: unsent, isSending: isPending, send: () => send() }
}
