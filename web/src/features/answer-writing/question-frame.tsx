import type { ReactNode } from 'react'
import { ApiError } from '#web/lib/api.ts'
import { useMessages } from '#web/lib/messages.ts'
import { useCloseOverList } from '#web/lib/use-close-over-list.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { listLink } from './list-links.ts'
import { questionListMessages } from './list-messages.ts'
import type { ListSearch } from './list-search.ts'
import { answerWritingMessages } from './messages.ts'

interface QuestionFrameProps {
	/** Where closing leads. */
	list: ListSearch
	actions?: ReactNode
	children: ReactNode
}

/** The dialog around a question, around the wait for it, and around what is said when it cannot be had. */
export function QuestionFrame({ list, actions, children }: QuestionFrameProps) {
	const m = useMessages(answerWritingMessages)
	const close = useCloseOverList(listLink(list))
	return (
		<Dialog title={m.details} actions={actions} closeLink={listLink(list)} onClose={close}>
			{children}
		</Dialog>
	)
}

interface QuestionFailureProps {
	error: unknown
	onRetry: () => void
	isRetrying?: boolean
}

export function QuestionFailure({ error, onRetry, isRetrying }: QuestionFailureProps) {
	const m = useMessages(questionListMessages)
	return (
		<ErrorState
			message={error instanceof ApiError ? error.message : m.errorText}
			onRetry={onRetry}
			isRetrying={isRetrying}
		/>
	)
}
