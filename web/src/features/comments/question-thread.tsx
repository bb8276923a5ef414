import type { SubjectType } from '@aravalli/shared/comments/comment'
import { useMemo } from 'react'
import { useApi } from '#web/lib/use-api.ts'
import { threadCalls } from './calls.ts'
import { CommentThread } from './comment-thread.tsx'
import type { OnCount } from './use-thread.ts'

interface QuestionThreadProps {
	questionId: string
	/** Where a sign-in leads back to, as `/login?redirect=` has it. */
	returnTo: string
	/** The reader has come for their sake, as after a sign-in. */
	isAwaited: boolean
	/** Counters outside of the thread follow it. */
	onCount: OnCount
}

export function AnswerWritingThread(props: QuestionThreadProps) {
	return <QuestionThread {...props} kind="answer-writing" subject={props.questionId} />
}

export function MiqThread(props: QuestionThreadProps) {
	// Questions of different kinds may have the same id; what was begun to be written belongs to one of them.
	return <QuestionThread {...props} kind="miq" subject={`miq ${props.questionId}`} />
}

type OfKindProps = QuestionThreadProps & { kind: SubjectType; subject: string }

function QuestionThread({ kind, questionId, ...props }: OfKindProps) {
	const api = useApi()
	const calls = useMemo(() => threadCalls(api, kind, questionId), [api, kind, questionId])
	return <CommentThread calls={calls} {...props} />
}
