import { useMessages } from '#web/lib/messages.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { messages as currentAffairsMessages } from '../messages.en.ts'

interface ListFailureProps {
	message: string
	onRetry: () => void
	isRetrying?: boolean
}

/** Stands in the place of the articles alone: what is chosen above them stays. */
export function ListFailure({ message, onRetry, isRetrying }: ListFailureProps) {
	const m = useMessages(currentAffairsMessages)
	return (
		<Sheet>
			<ErrorState title={m.failed} message={message} onRetry={onRetry} isRetrying={isRetrying} />
		</Sheet>
	)
}
