import type { QuizData } from '@aravalli/shared/quizzes/contract'
import { openQuestions } from '@aravalli/shared/quizzes/quiz'
import { minutesAndSeconds } from '@aravalli/shared/quizzes/quiz-result'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { circleAlertIcon, xIcon } from '#web/ui/icons.ts'
import { messages as quizMessages } from './messages.en.ts'
import css from './quiz-bar.module.css'

interface QuizBarProps {
	quiz: QuizData
	seconds: number
	/** It was to be handed in while questions are open. */
	isRefused: boolean
	/** Leads to a question. */
	onGoTo: (questionId: string) => void
	/** Is told of each press, also while questions are open. */
	onSubmit: () => void
	onExit: () => void
}

/** Stays in sight and shows how far the quiz is; here it is handed in or left. */
export function QuizBar({ quiz, seconds, isRefused, onGoTo, onSubmit, onExit }: QuizBarProps) {
	const m = useMessages(quizMessages)
	const [next] = openQuestions(quiz)
	return (
		<div className={css.bar}>
			<div className={css.time}>
				<b role="timer" aria-label={m.timeTaken}>
					{minutesAndSeconds(seconds)}
				</b>
				<span className={css.timeWord}>{m.timeTaken}</span>
			</div>
			<Trail quiz={quiz} next={next} />
			<div className={css.submit}>
				<Button
					variant={next ? 'secondary' : 'action'}
					aria-disabled={next !== undefined || undefined}
					title={next && m.submitHint}
					isCompact
					onClick={onSubmit}
				>
					{m.submit}
				</Button>
				<IconButton icon={xIcon} label={m.exit} onClick={onExit} />
			</div>
			<div role="alert" className={css.alert}>
				{isRefused && next && (
					<p className={css.refusal}>
						<Icon path={circleAlertIcon} />
						<span>
							{m.openQuestions}{' '}
							<button type="button" className={css.toNext} onClick={() => onGoTo(next)}>
								{m.toOpenQuestion(quiz.questionIds.indexOf(next) + 1)}
							</button>
						</span>
					</p>
				)}
			</div>
		</div>
	)
}

/** So many pips can be told from each other on a phone; more are a trail that fills. */
const MOST_PIPS = 10

function Trail({ quiz: { questionIds, answers }, next }: { quiz: QuizData; next: string | undefined }) {
	const m = useMessages(quizMessages)
	const all = questionIds.length
	const done = questionIds.filter((id) => answers[id]).length
	return (
		<div className={css.progress}>
			<p role="status">
				<b>{m.attempted(done, all)}</b> {m.attemptedWord}
			</p>
			{all > MOST_PIPS ? (
				<progress className={css.trail} value={done} max={all} aria-hidden="true" />
			) : (
				<div className={css.pips} aria-hidden="true">
					{questionIds.map((id) => (
						<span key={id} className={classNames(css.pip, answers[id] && css.done, id === next && css.next)} />
					))}
				</div>
			)}
		</div>
	)
}
