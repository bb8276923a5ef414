import { ApiError } from '#web/lib/api.ts'
import { useMessages } from '#web/lib/messages.ts'
import { ErrorState } from './error-state.tsx'
import { messages as uiMessages } from './messages.en.ts'

interface LoadFailureProps {
	error: unknown
	onRetry: () => void
	isRetrying?: boolean
}

/** Says that a part of a page could not be had: what the server has said of it, or that the network is away. */
export function LoadFailure({ error, onRetry, isRetrying }: LoadFailureProps) {
	const m = useMessages(uiMessages)
	return (
		<ErrorState
			message={(error instanceof ApiError && error.message) || m.checkConnection}
			onRetry={onRetry}
			isRetrying={isRetrying}
		/>
	)
}
