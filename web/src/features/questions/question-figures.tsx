import { useMessages } from '#web/lib/messages.ts'
import { messages as questionMessages } from './messages.en.ts'

/**
 * Shows the number of a question as an examination's book writes it.
 * @param props.of from 1
 */
export function QuestionNumber({ of }: { of: number }) {
	return useMessages(questionMessages).questionNumber(of)
}

/** Says how many marks a question has: the figure stands out, its word follows. */
export function QuestionMarks({ of }: { of: number }) {
	const m = useMessages(questionMessages)
	return (
		<>
			<b>{of}</b> <span>{m.marks(of)}</span>
		</>
	)
}
