import { quizMaxQuestions } from '@aravalli/shared/quizzes/quiz'
import { useState } from 'react'
import { formatCount } from '#web/lib/format-count.ts'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { playIcon } from '#web/ui/icons.ts'
import { messages as mainsMessages } from '../messages.en.ts'
import { quizSizes } from './quiz-sizes.ts'
import css from './start-quiz.module.css'

interface StartQuizProps {
	/** The list has so many questions. */
	total: number
	isStarting: boolean
	onStart: (count: number) => void
}

/** Starts a quiz of some questions of the list, or of all. */
export function StartQuiz({ total, isStarting, onStart }: StartQuizProps) {
	const m = useMessages(mainsMessages)
	const [chosen, setChosen] = useState<number | null>(null)
	const { sizes, usual } = quizSizes(total)
	const count = chosen !== null && sizes.includes(chosen) ? chosen : usual
	const nameOf = (size: number) => {
		if (size !== quizMaxQuestions) return m.count(formatCount(size), false)
		return total > size ? m.newest(formatCount(size)) : m.allOf(formatCount(total))
	}
	return (
		<div className={classNames(css.start, 'needsScript')}>
			{sizes.length > 1 && (
				<select
					className={css.size}
					aria-label={m.quizSize}
					value={count}
					onChange={({ target }) => setChosen(Number(target.value))}
				>
					{sizes.map((size) => (
						<option key={size} value={size}>
							{nameOf(size)}
						</option>
					))}
				</select>
			)}
			<Button
				variant="primary"
				needsScript
				icon={playIcon}
				isBusy={isStarting}
				busyLabel={m.startQuiz}
				disabled={total === 0}
				onClick={() => onStart(count)}
			>
				{m.startQuiz}
			</Button>
		</div>
	)
}
