import type { CommentProblem, ReplyProblem } from '@aravalli/shared/comments/comment'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { useToast } from '#web/ui/toast.tsx'
import { changeDraft, type Draft, draftOf, emptyDraft, forgetDraft, keepDraft } from './drafts.ts'
import { failureText } from './failure-text.ts'
import { commentMessages } from './messages.ts'
import { useThreadTools } from './thread-tools.ts'
import { useSessionWatch } from './use-session-watch.ts'

interface WritingOptions {
	kind: 'comment' | 'reply'
	/** What the draft is kept under. */
	subject: string
	problemOf: (text: string) => CommentProblem | ReplyProblem | null
	/** Shows it at once, sends it, and takes it back before it throws. */
	send: (draft: Draft) => Promise<void>
	/** What was typed is back in its field. */
	onReturned: () => void
}

/** A text that is being written: kept with each key, gone from its field while it is sent, and there again when that fails. */
export function useWriting({ kind, subject, problemOf, send, onReturned }: WritingOptions) {
	const m = useMessages(commentMessages)
	const { viewer } = useThreadTools()
	const { show } = useToast()
	const watchSession = useSessionWatch()
	const viewerId = viewer?.id ?? null
	const found = () => draftOf(subject, viewerId) ?? emptyDraft(viewerId)
	const [draft, setDraft] = useState(found)
	const [problem, setProblem] = useState<string | null>(null)
	const [isSending, setIsSending] = useState(false)
	const isOnPage = useIsOnPage()
	// Somebody has signed in elsewhere. After the end of a session the text stays, for its owner to sign in again.
	if (viewerId && viewerId !== draft.userId && !isSending) setDraft(found())

	const change = (changes: Partial<Pick<Draft, 'text' | 'pictures'>>) => {
		const changed = changeDraft(draft, changes)
		setDraft(changed)
		setProblem(null)
		keepDraft(subject, changed)
	}
	const refuse = (sentence: string) => {
		setProblem(sentence)
		onReturned()
	}
	const submit = async () => {
		if (isSending) return
		if (!viewer) return refuse(m.signIn[kind])
		const lack = problemOf(draft.text)
		if (lack) return refuse(m.problems[lack])
		const sent = { ...draft, isTried: true }
		keepDraft(subject, sent)
		setProblem(null)
		setIsSending(true)
		setDraft(emptyDraft(viewerId))
		try {
			await send(sent)
			forgetDraft(subject)
			setIsSending(false)
		} catch (error) {
			setIsSending(false)
			setDraft(sent)
			const sentence = failureText(m, error, kind)
			if (isOnPage.current) refuse(sentence)
			else show({ title: sentence, kind: 'error' })
			watchSession(error)
		}
	}
	return { draft, change, problem, isSending, submit }
}

/** False once the dialog has been closed. */
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
