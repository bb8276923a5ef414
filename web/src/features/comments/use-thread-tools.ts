import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { needsSignIn } from '#web/lib/api.ts'
import { draftMemory } from '#web/lib/draft-memory.ts'
import { useMessages } from '#web/lib/messages.ts'
import { useSessionWatch } from '#web/lib/use-session-watch.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { useToast } from '#web/ui/toast.tsx'
import type { ThreadCalls } from './calls.ts'
import { failureText } from './failure-text.ts'
import { messages as commentMessages } from './messages.en.ts'
import type { ThreadTools } from './thread-tools.ts'
import { useNow } from './use-now.ts'

interface ToolsOptions {
	calls: ThreadCalls
	subject: string
	returnTo: string
	update: ThreadTools['update']
}

/** @returns the tools of a thread, and what is to be read out */
export function useMadeTools({ calls, subject, returnTo, update }: ToolsOptions): [ThreadTools, said: string] {
	const viewer = useViewer()
	const now = useNow()
	const [wanted] = useState(() => new Map<string, boolean>())
	const [said, say] = useState('')
	const { openReply, setOpenReply, closeReply } = useOpenReply(subject)
	const focusOn = useFocusOn()
	const { signInNote, askToSignIn, tellFailure } = useRefusals()
	const tools = useMemo(
		() => ({
			calls,
			viewer,
			now,
			returnTo,
			update,
			wanted,
			signInNote,
			askToSignIn,
			tellFailure,
			openReply,
			setOpenReply,
			closeReply,
			say,
			focusOn,
		}),
		[
			calls,
			viewer,
			now,
			returnTo,
			update,
			wanted,
			signInNote,
			askToSignIn,
			tellFailure,
			openReply,
			setOpenReply,
			closeReply,
			focusOn,
		],
	)
	return [tools, said]
}

/** Knows which reply box is open. It is open again after a way over the login, with what was typed. */
function useOpenReply(subject: string) {
	const key = `open reply ${subject}`
	const [openReply, setOpenReply] = useState(() => (draftMemory.get(key) as string | undefined) ?? null)
	const open = useCallback(
		(commentId: string | null) => {
			setOpenReply(commentId)
			if (commentId) draftMemory.set(key, commentId)
			else draftMemory.delete(key)
		},
		[key],
	)
	const close = useCallback(
		(commentId: string) => {
			const isOpen = draftMemory.get(key) === commentId
			if (isOpen) open(null)
			return isOpen
		},
		[key, open],
	)
	return { openReply, setOpenReply: open, closeReply: close }
}

function useRefusals() {
	const m = useMessages(commentMessages)
	const { show } = useToast()
	const watchSession = useSessionWatch()
	const [signInNote, setSignInNote] = useState<ThreadTools['signInNote']>(null)
	const askToSignIn = useCallback((at: string, sentence: string) => setSignInNote({ at, sentence }), [])
	const tellFailure: ThreadTools['tellFailure'] = useCallback(
		(at, error, kind) => {
			const sentence = failureText(m, error, kind)
			if (needsSignIn(error)) setSignInNote({ at, sentence })
			else show({ title: sentence, kind: 'error' })
			watchSession(error)
		},
		[m, show, watchSession],
	)
	return { signInNote, askToSignIn, tellFailure }
}

/** This is longer than an element takes to appear; later the focus would be taken from somewhere else. */
const FOCUS_MILLISECONDS = 1_000

function useFocusOn() {
	const target = useRef({ elementId: '', until: 0 })
	const [, setRound] = useState(0)
	useEffect(() => {
		const { elementId, until } = target.current
		const element = Date.now() < until && document.getElementById(elementId)
		if (!element) return
		target.current.until = 0
		element.focus()
	})
	return useCallback((elementId: string) => {
		// A field whose text is on its way is locked; in any other somebody writes on.
		if (document.activeElement?.matches(':read-write')) return
		target.current = { elementId, until: Date.now() + FOCUS_MILLISECONDS }
		setRound((round) => round + 1)
	}, [])
}
