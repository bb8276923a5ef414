import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { checkIcon } from '#web/ui/icons.ts'
import { messages as quizMessages } from './messages.en.ts'

interface AttemptButtonProps {
	/** Names the question, for readers who cannot see where the button stands. */
	about: string
	isAttempted: boolean
	onAttempt: () => void
}

/** Shows the same button before and after: whoever has pressed it with the keyboard goes on from there. */
export function AttemptButton({ about, isAttempted, onAttempt }: AttemptButtonProps) {
	const m = useMessages(quizMessages)
	if (isAttempted) {
		return (
			<Button isCompact icon={checkIcon} aria-disabled>
				{m.alreadyAttempted}
			</Button>
		)
	}
	return (
		<Button isCompact variant="primary" onClick={onAttempt}>
			{m.markAsAttempted}
			<span className="visuallyHidden">{about}</span>
		</Button>
	)
}
