import { ApiError } from '#web/lib/api.ts'
import { useMessages } from '#web/lib/messages.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { miqMessages } from './messages.ts'

interface LoadFailureProps {
	error: unknown
	onRetry: () => void
	isRetrying?: boolean
}

/** A list, a question, or a part of it could not be had. */
export function LoadFailure({ error, onRetry, isRetrying }: LoadFailureProps) {
	const m = useMessages(miqMessages)
	return (
		<ErrorState
			message={error instanceof ApiError ? error.message : m.errorText}
			onRetry={onRetry}
			isRetrying={isRetrying}
		/>
	)
}
