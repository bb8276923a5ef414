import type { QuizData } from '@aravalli/shared/quizzes/contract'
import { openQuestions } from '@aravalli/shared/quizzes/quiz'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/modal.tsx'
import css from './exit-question.module.css'
import { messages as quizMessages } from './messages.en.ts'

interface ExitQuestionProps {
	quiz: QuizData
	/** Another quiz is to be started in its place. */
	isForAnother: boolean
	onExit: () => void
	onStay: () => void
}

/** Asks before anything that was attempted is given up. */
export function ExitQuestion({ quiz, isForAnother, onExit, onStay }: ExitQuestionProps) {
	const m = useMessages(quizMessages)
	const all = quiz.questionIds.length
	const done = all - openQuestions(quiz).length
	return (
		<Modal title={isForAnother ? m.otherTitle : m.exitTitle} onClose={onStay}>
			<p>{isForAnother ? m.otherText(done, all) : m.exitText(done, all)}</p>
			<div className={css.buttons}>
				<Button variant="primary" onClick={onStay}>
					{isForAnother ? m.goBack : m.stay}
				</Button>
				<Button variant="danger" onClick={onExit}>
					{isForAnother ? m.exitAndStart : m.exit}
				</Button>
			</div>
		</Modal>
	)
}
