import { useEffect, useRef } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { useToast } from '#web/ui/toast.tsx'
import { messages as quizMessages } from './messages.en.ts'

/** Says that questions are open: once, however often it is asked to, and only as long as there are any. */
export function useRefusal(hasOpen: boolean): () => void {
	const m = useMessages(quizMessages)
	const { show } = useToast()
	const said = useRef<AbortController>(null)
	useEffect(() => {
		if (hasOpen) return () => said.current?.abort()
	}, [hasOpen])
	return () => {
		said.current?.abort()
		said.current = new AbortController()
		show({ title: m.openQuestions, kind: 'error', until: said.current.signal })
	}
}
