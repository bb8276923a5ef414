import { openQuestions } from '@aravalli/shared/mains-practice/quiz'
import type { QuizData } from '@aravalli/shared/mains-practice/quiz-contract'
import { minutesAndSeconds } from '@aravalli/shared/mains-practice/quiz-result'
import { useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { circleAlertIcon } from '#web/ui/icons/circle-alert.ts'
import { useToast } from '#web/ui/toast.tsx'
import { quizMessages } from './messages.ts'
import css from './quiz-bar.module.css'

interface QuizBarProps {
	quiz: QuizData
	seconds: number
	onSubmit: () => void
	/** Leads to a question. */
	onGoTo: (questionId: string) => void
	numberOf: (questionId: string) => number
}

/** How far the quiz is, and where it is handed in. */
export function QuizBar({ quiz, seconds, onSubmit, onGoTo, numberOf }: QuizBarProps) {
	const m = useMessages(quizMessages)
	const { show } = useToast()
	const [isRefused, setIsRefused] = useState(false)
	const open = openQuestions(quiz)
	const [next] = open
	const press = () => {
		if (!next) return onSubmit()
		setIsRefused(true)
		show({ title: m.openQuestions, kind: 'error' })
	}
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
							{m.toOpenQuestion(numberOf(next))}
						</button>
					</p>
				</div>
			)}
			<div className={css.submit}>
				<Button
					variant={next ? 'secondary' : 'action'}
					isWide
					aria-disabled={next ? true : undefined}
					title={next ? m.submitHint : undefined}
					onClick={press}
				>
					{m.submit}
				</Button>
			</div>
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
