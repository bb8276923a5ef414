import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { checkIcon } from '#web/ui/icons.ts'
import { useKeptOf } from './kept-provider.tsx'
import { messages as practiceNotesMessages } from './messages.en.ts'
import { useMark } from './use-mark.ts'

interface DontKnowButtonProps {
	questionId: string
	/** Names the question, for readers who cannot see where the button stands; it begins with a space or a comma. */
	about?: string
	/** Opens the model answer. */
	onShowAnswer: () => void
}

/**
 * Opens the model answer, outside of a quiz, and marks the question as one to revise. Pressed once more it takes the
 * mark away.
 */
export function DontKnowButton({ questionId, about, onShowAnswer }: DontKnowButtonProps) {
	const m = useMessages(practiceNotesMessages)
	const { questionType, kept, change } = useKeptOf(questionId)
	const mark = useMark({ questionType, questionId, change })
	const press = () => {
		mark(!kept.isToRevise)
		if (!kept.isToRevise) onShowAnswer()
	}
	return (
		<Button
			isCompact
			needsScript
			icon={kept.isToRevise ? checkIcon : undefined}
			aria-pressed={kept.isToRevise}
			onClick={press}
		>
			{m.dontKnow}
			{about && <span className="visuallyHidden">{about}</span>}
		</Button>
	)
}
