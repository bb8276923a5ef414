import { NotesButton, ReviseButton } from '#web/features/practice-notes/public.tsx'
import { ReportQuestionButton } from '#web/features/question-reports/public.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { messages as prelimsMessages } from '../messages.en.ts'

/** Holds what a learner keeps with a question, and the way to say that something is wrong with it. */
export function CardTools({ questionId, number }: { questionId: string; number: number }) {
	const { card } = useMessages(prelimsMessages)
	const about = card.ofQuestion(number)
	return (
		<>
			<ReviseButton questionId={questionId} about={about} label={card.toRevise} />
			<ReportQuestionButton questionId={questionId} about={about} />
			<NotesButton questionId={questionId} about={about} />
		</>
	)
}
