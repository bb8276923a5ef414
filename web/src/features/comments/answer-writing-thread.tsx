import { useMemo } from 'react'
import { useApi } from '#web/lib/use-api.ts'
import { answerWritingCalls } from './calls.ts'
import { CommentThread } from './comment-thread.tsx'
import type { OnCount } from './use-thread.ts'

interface AnswerWritingThreadProps {
	questionId: string
	/** Where a sign-in leads back to, as `/login?redirect=` has it. */
	returnTo: string
	/** The reader has come for their sake, as after a sign-in. */
	isAwaited: boolean
	/** Counters outside of the thread follow it. */
	onCount: OnCount
}

/** The comments on an answer-writing question. */
export function AnswerWritingThread({ questionId, ...props }: AnswerWritingThreadProps) {
	const api = useApi()
	const calls = useMemo(() => answerWritingCalls(api, questionId), [api, questionId])
	return <CommentThread calls={calls} subject={questionId} {...props} />
}
