import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { useSignedInApi } from '#web/lib/use-signed-in-api.ts'
import { announce } from '#web/ui/announcer.tsx'
import { unsentResults } from '../quiz-storage.ts'
import { type Sending, sendUnsentResults } from '../send-results.ts'
import { messages as resultsMessages } from './messages.en.ts'
import { resultsKey } from './results-query.ts'

/** What this browser has of the learner's results and the server has not: sent when the list opens, and when the network is back. */
export function useUnsentResults(userId: string) {
	const m = useMessages(resultsMessages)
	const api = useSignedInApi('profile')
	const queryClient = useQueryClient()
	const [results, setResults] = useState(() => unsentResults(userId))
	const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Sending>>(new Map())
	const [isSending, setIsSending] = useState(false)

	async function send() {
		if (unsentResults(userId).length === 0) return
		setIsSending(true)
		const sendings = await sendUnsentResults(api, userId)
		const sent = [...sendings.values()].filter((outcome) => outcome === 'sent').length
		// The list has them before the rows of what waits are gone.
		if (sent > 0) await queryClient.invalidateQueries({ queryKey: resultsKey }).catch(() => undefined)
		setOutcomes(sendings)
		setResults(unsentResults(userId))
		setIsSending(false)
		if (sent > 0) announce(m.sent(sent))
	}

	const sendNow = useEffectEvent(() => void send())
	useEffect(() => {
		sendNow()
		const onBack = () => sendNow()
		addEventListener('online', onBack)
		return () => removeEventListener('online', onBack)
	}, [])
	return { results, outcomes, isSending, send: () => void send() }
}
