import { useEffect, useEffectEvent, useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { useApi } from '#web/lib/use-api.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { Note } from '#web/ui/note.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { quizzesRead, results, unsentResults } from '../quiz-storage.ts'
import { type ResultKind, resultLoginLink } from '../result-kind.ts'
import { type Sending, sendUnsentResults } from '../send-results.ts'
import { messages as resultMessages } from './messages.en.ts'

/** Sends a result that the learner's account does not have yet, and says what stands in the way of that. */
export function SendingNote({ kind, quizId }: { kind: ResultKind; quizId: string }) {
	const m = useMessages(resultMessages)
	const isNobodys = useViewer() === null
	const sending = useSending(quizId)
	if (!isNobodys && (sending === null || sending === 'sent')) return null
	if (sending === 'refused' || sending === 'waiting') return <Note>{m[sending]}</Note>
	return (
		<Note>
			{sending === 'signed-out' ? m.signedOut : m.keptHere}{' '}
			<PageLink link={resultLoginLink(kind, quizId)}>{m.login}</PageLink>
		</Note>
	)
}

/** Returns null where nothing is to be sent, or where it is not known yet. */
function useSending(quizId: string): Sending | null {
	const api = useApi()
	const userId = useViewer()?.id ?? null
	const [sending, setSending] = useState<Sending | null>(null)
	const isUnsent = () => userId !== null && unsentResults(userId).some(({ quiz }) => quiz.quizId === quizId)
	const send = useEffectEvent(async () => {
		await quizzesRead()
		if (userId === null || !isUnsent()) return
		setSending((await sendUnsentResults(api, userId)).get(quizId) ?? 'sent')
	})
	const look = useEffectEvent(() => {
		if (!isUnsent()) setSending('sent')
	})
	useEffect(() => {
		void send()
		const onBack = () => void send()
		addEventListener('online', onBack)
		const stop = results.subscribe(() => look())
		return () => {
			removeEventListener('online', onBack)
			stop()
		}
	}, [])
	return sending
}
