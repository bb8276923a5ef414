import type { Judgement } from '@aravalli/shared/judgement'
import type { Verdict } from '@aravalli/shared/quizzes/quiz-result'
import { type ComponentType, useId, useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { checkIcon, penLineIcon, xIcon } from '#web/ui/icons.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import { Judging } from '../judging.tsx'
import type { OpenedQuestionProps } from '../quiz-kind.ts'
import { circleDashedIcon, contrastIcon } from './icons.ts'
import { messages as resultMessages } from './messages.en.ts'
import { isWrong, type ShownQuestion } from './shown-result.ts'
import css from './verdict-list.module.css'

const looks: Record<Verdict, { tone: BadgeTone; icon: string }> = {
	correct: { tone: 'ok', icon: checkIcon },
	partly: { tone: 'warn', icon: contrastIcon },
	incorrect: { tone: 'bad', icon: xIcon },
	attempted: { tone: 'neel', icon: penLineIcon },
	'not-attempted': { tone: 'grey', icon: circleDashedIcon },
}

interface VerdictListProps {
	title: string
	questions: ShownQuestion[]
	/** Shows an opened question of the quiz's kind. */
	OpenedQuestion: ComponentType<OpenedQuestionProps>
	/** Judges an answer; null takes the judgement back. */
	onJudge: (question: ShownQuestion, judgement: Judgement | null) => void
}

/** Lists what has become of each question, in the order in which they were asked; each opens. */
export function VerdictList({ title, questions, OpenedQuestion, onJudge }: VerdictListProps) {
	const m = useMessages(resultMessages)
	const id = useId()
	const [isFiltered, setIsFiltered] = useState(false)
	const numbered = questions.map((question, index) => ({ question, number: index + 1 }))
	const hasWrong = questions.some(isWrong)
	const rows = isFiltered && hasWrong ? numbered.filter(({ question }) => isWrong(question)) : numbered
	return (
		<section aria-labelledby={id} className={css.section}>
			<div className={css.head}>
				<h2 id={id}>{title}</h2>
				{hasWrong && (
					<Button isCompact aria-pressed={isFiltered} onClick={() => setIsFiltered(!isFiltered)}>
						{isFiltered && <Icon path={checkIcon} />}
						{m.onlyWrong}
					</Button>
				)}
			</div>
			<Sheet as="ol" className={css.list}>
				{rows.map(({ question, number }) => (
					<VerdictRow
						key={question.questionId}
						question={question}
						number={number}
						OpenedQuestion={OpenedQuestion}
						onJudge={(judgement) => onJudge(question, judgement)}
					/>
				))}
			</Sheet>
		</section>
	)
}

interface VerdictRowProps extends Pick<VerdictListProps, 'OpenedQuestion'> {
	question: ShownQuestion
	/** Counts from 1. */
	number: number
	onJudge: (judgement: Judgement | null) => void
}

function VerdictRow({ question, number, OpenedQuestion, onJudge }: VerdictRowProps) {
	const m = useMessages(resultMessages)
	const [isOpen, setIsOpen] = useState(false)
	const { questionId, text, moreParts, isFallback, verdict, judgement } = question
	const content = (
		<>
			<span className={css.number}>{number}</span>
			<span className={css.text}>
				<span lang={isFallback ? 'en' : undefined}>{text ?? m.questionGone}</span>
				{moreParts > 0 && <span className={css.more}> {m.moreParts(moreParts)}</span>}
			</span>
			<span className={css.verdict}>
				<Badge {...looks[verdict]}>{m.verdicts[verdict]}</Badge>
			</span>
		</>
	)
	if (text === null) return <li className={css.row}>{content}</li>
	return (
		<li>
			<details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
				<summary className={css.row}>{content}</summary>
				{isOpen && (
					<div className={css.opened}>
						<OpenedQuestion questionId={questionId} question={question.question} />
						<Letters question={question} />
						{verdict !== 'not-attempted' && (
							<Judging
								about={` ${number}`}
								judgement={judgement}
								onJudge={(given) => onJudge(given === judgement ? null : given)}
							/>
						)}
					</div>
				)}
			</details>
		</li>
	)
}

/** Says what was chosen, where a question has options. */
function Letters({ question: { userAnswer, correctAnswer, explanation } }: { question: ShownQuestion }) {
	const m = useMessages(resultMessages)
	return (
		<>
			{userAnswer && <p>{m.yourAnswer(userAnswer)}</p>}
			{correctAnswer && <p>{m.rightAnswer(correctAnswer)}</p>}
			{explanation && <p>{explanation}</p>}
		</>
	)
}
