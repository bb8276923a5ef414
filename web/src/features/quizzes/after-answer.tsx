import type { Judgement } from '@aravalli/shared/judgement'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import css from './after-answer.module.css'
import { Judging } from './judging.tsx'
import { messages as quizMessages } from './messages.en.ts'

interface AfterAnswerProps {
	about: string
	judgement: Judgement | null
	/** Another question is to be attempted. */
	hasNext: boolean
	onJudge: (judgement: Judgement) => void
	/** Goes to the next question, or hands the quiz in where there is none. */
	onGoOn: () => void
}

/** Stands below a model answer that was shown: how the own one was, and the way on. */
export function AfterAnswer({ about, judgement, hasNext, onJudge, onGoOn }: AfterAnswerProps) {
	const m = useMessages(quizMessages)
	return (
		<div className={css.after}>
			<Judging about={about} judgement={judgement} onJudge={onJudge} />
			<div>
				<Button variant={judgement ? 'primary' : 'secondary'} onClick={onGoOn}>
					{hasNext ? m.nextQuestion : m.submit}
				</Button>
			</div>
		</div>
	)
}
