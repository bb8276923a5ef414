import type { QuizData } from '@aravalli/shared/quizzes/contract'
import { openQuestions } from '@aravalli/shared/quizzes/quiz'
import { minutesAndSeconds } from '@aravalli/shared/quizzes/quiz-result'
import type { ReactNode } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { circleAlertIcon } from '#web/ui/icons.ts'
import { messages as quizMessages } from './messages.en.ts'
import css from './quiz-bar.module.css'

interface QuizBarProps {
	quiz: QuizData
	seconds: number
	/** It was to be handed in while questions are open. */
	isRefused: boolean
	/** Leads to a question. */
	onGoTo: (questionId: string) => void
	/** Is the button that hands it in. */
	submit: ReactNode
}

/** Shows how far the quiz is, and is the place to hand it in. */
export function QuizBar({ quiz, seconds, isRefused, onGoTo, submit }: QuizBarProps) {
	const m = useMessages(quizMessages)
	const [next] = openQuestions(quiz)
	return (
		<div className={css.bar}>
			<div className={css.time}>
				<b role="timer" aria-label={m.timeTaken}>
					{minutesAndSeconds(seconds)}
				</b>
				<span>{m.timeTaken}</span>
			</div>
			<Trail quiz={quiz} next={next} />
			{isRefused && next && (
				<div className={css.refusal}>
					<Icon path={circleAlertIcon} />
					<p>
						{m.openQuestions}{' '}
						<button type="button" className={css.toNext} onClick={() => onGoTo(next)}>
							{m.toOpenQuestion(quiz.questionIds.indexOf(next) + 1)}
						</button>
					</p>
				</div>
			)}
			<div className={css.submit}>{submit}</div>
		</div>
	)
}

/** So many pips can be told from each other; more are a trail that fills. */
const MOST_PIPS = 24

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
