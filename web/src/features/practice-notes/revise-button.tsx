import { Button } from '#web/ui/button.tsx'
import { checkIcon } from '#web/ui/icons.ts'
import { useKeptOf } from './kept-provider.tsx'
import { useMark } from './use-mark.ts'

interface ReviseButtonProps {
	questionId: string
	label: string
	/** Names the question, for readers who cannot see where the button stands; it begins with a space or a comma. */
	about: string
}

/** Marks a question as one to revise, or takes the mark away. It stands in a `KeptProvider`. */
export function ReviseButton({ questionId, label, about }: ReviseButtonProps) {
	const { questionType, kept, change } = useKeptOf(questionId)
	const mark = useMark({ questionType, questionId, change })
	return (
		<Button
			isCompact
			needsScript
			icon={kept.isToRevise ? checkIcon : undefined}
			aria-pressed={kept.isToRevise}
			data-shortcut="revise"
			onClick={() => mark(!kept.isToRevise)}
		>
			{label}
			<span className="visuallyHidden">{about}</span>
		</Button>
	)
}
