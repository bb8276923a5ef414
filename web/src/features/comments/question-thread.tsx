import type { SubjectType } from '@aravalli/shared/comments/comment'
import { use, useEffect, useMemo, useRef } from 'react'
import { useApi } from '#web/lib/use-api.ts'
import { threadCalls } from './calls.ts'
import { CommentThread } from './comment-thread.tsx'
import { draftsRead } from './drafts.ts'
import type { OnCount } from './use-thread.ts'

interface QuestionThreadProps {
	kind: SubjectType
	questionId: string
	/** A sign-in leads back here, as `/login?redirect=` has it. */
	returnTo: string
	/** The reader has come for their sake, as after a sign-in. */
	isAwaited: boolean
	/** Counters outside of the thread follow it. */
	onCount: OnCount
}

export function QuestionThread({ kind, questionId, isAwaited, ...props }: QuestionThreadProps) {
	// The box waits for this, so that what was begun in an earlier page stands in it from the first moment.
	use(draftsRead())
	const api = useApi()
	const calls = useMemo(() => threadCalls(api, kind, questionId), [api, kind, questionId])
	const container = useRef<HTMLDivElement>(null)
	useEffect(() => {
		if (isAwaited) container.current?.closest('section')?.scrollIntoView()
	}, [isAwaited])
	return (
		<div ref={container}>
			<CommentThread calls={calls} subject={subjectOf(kind, questionId)} isAwaited={isAwaited} {...props} />
		</div>
	)
}

/** Questions of different kinds may have the same id; what was begun to be written belongs to one of them. */
const subjectOf = (kind: SubjectType, questionId: string) =>
	kind === 'answer-writing' ? questionId : `${kind} ${questionId}`
