import { useMessages } from '#web/lib/messages.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { checkIcon, rotateCwIcon } from '#web/ui/icons.ts'
import { useKeptOf } from './kept-provider.tsx'
import { messages as practiceNotesMessages } from './messages.en.ts'
import { useMark } from './use-mark.ts'

interface DontKnowButtonProps {
	questionId: string
	/** Opens the model answer. */
	onShowAnswer: () => void
}

/**
 * Opens the model answer, outside of a quiz, and marks the question as one to revise. Pressed once more it takes the
 * mark away.
 */
export function DontKnowButton({ questionId, onShowAnswer }: DontKnowButtonProps) {
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
		</Button>
	)
}

/** Stands on a card whose question is marked; nothing on the others. */
export function ToReviseTag({ questionId }: { questionId: string }) {
	const { kept } = useKeptOf(questionId)
	return kept.isToRevise && <ToReviseBadge />
}

export function ToReviseBadge() {
	const m = useMessages(practiceNotesMessages)
	return (
		<Badge tone="warn" icon={rotateCwIcon}>
			{m.toRevise}
		</Badge>
	)
}
