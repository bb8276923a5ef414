import type { CommentProblem, ReplyProblem } from '@aravalli/shared/comments/comment'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { changedWriting, triedWriting } from '#web/lib/outbox/writing.ts'
import { newSendKey } from '#web/lib/send-key.ts'
import { useSessionWatch } from '#web/lib/use-session-watch.ts'
import { useToast } from '#web/ui/toast.tsx'
import { type Draft, draftOf, emptyDraft, keepDraft } from './drafts.ts'
import { failureText } from './failure-text.ts'
import { messages as commentMessages } from './messages.en.ts'
import { type Delivery, send, sendingOf } from './sending.ts'
import { useThreadTools } from './thread-tools.ts'

interface WritingOptions<T> {
	kind: 'comment' | 'reply'
	/** The draft is kept under this name. */
	subject: string
	problemOf: (text: string) => CommentProblem | ReplyProblem | null
	delivery: Delivery<T>
	/** Is called when the typed text is back in its field. */
	onReturned: () => void
}

/**
 * Holds a text that is being written: it is kept with each key, leaves its field while it is sent, and is back there
 * when that fails.
 */
export function useWriting<T>({ kind, subject, problemOf, delivery, onReturned }: WritingOptions<T>) {
	const m = useMessages(commentMessages)
	const { viewer } = useThreadTools()
	const { show } = useToast()
	const watchSession = useSessionWatch()
	const viewerId = viewer?.id ?? null
	const client = useQueryClient()
	const running = sendingOf<T>(client, subject, viewerId)
	const found = () => (running ? null : draftOf(subject, viewerId)) ?? emptyDraft(viewerId)
	const [draft, setDraft] = useState(found)
	const [problem, setProblem] = useState<string | null>(null)
	const [isSending, setIsSending] = useState(running !== null)
	const isOnPage = useIsOnPage()
	// Somebody else has signed in elsewhere. After the end of a session the text stays, for its owner to sign in again.
	if (viewerId && viewerId !== draft.userId && !isSending) setDraft(found())

	const change = (changes: Partial<Pick<Draft, 'text' | 'pictures'>>) => {
		const changed = changedWriting(draft, changes, newSendKey())
		setDraft(changed)
		setProblem(null)
		keepDraft(subject, changed)
	}
	const refuse = (sentence: string) => {
		setProblem(sentence)
		onReturned()
	}
	/** Has it shown as being on its way. @returns what follows when the server has answered */
	const attend = (sent: Draft) => {
		delivery.show(sent)
		return {
			sent(answer: T) {
				setIsSending(false)
				delivery.confirm(sent, answer)
			},
			failed(error: unknown) {
				delivery.takeBack(sent)
				setIsSending(false)
				setDraft(sent)
				const sentence = failureText(m, error, kind)
				if (isOnPage.current) refuse(sentence)
				else show({ title: sentence, kind: 'error' })
				watchSession(error)
			},
		}
	}
	const submit = () => {
		if (isSending) return
		if (!viewer) return refuse(m.signIn[kind])
		const lack = problemOf(draft.text)
		if (lack) return refuse(m.problems[lack])
		const sent = triedWriting(draft, newSendKey())
		keepDraft(subject, sent)
		setProblem(null)
		setIsSending(true)
		setDraft(emptyDraft(viewerId))
		void send(client, subject, { draft: sent, attendant: attend(sent) }, delivery.call)
	}
	const takeOver = useEffectEvent(() => {
		if (running) running.attendant = attend(running.draft)
	})
	useLayoutEffect(() => takeOver(), [])
	return { draft, change, problem, isSending, submit }
}

/** Holds false once the dialog has been closed. */
function useIsOnPage() {
	const isOnPage = useRef(true)
	useEffect(() => {
		isOnPage.current = true
		return () => {
			isOnPage.current = false
		}
	}, [])
	return isOnPage
}
