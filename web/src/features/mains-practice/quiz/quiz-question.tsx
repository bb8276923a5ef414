import type { MainsQuestionData } from '@aravalli/shared/mains-practice/contract'
import { type Judgement, judgements, type QuizAnswer } from '@aravalli/shared/mains-practice/quiz'
import { memo } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { checkIcon } from '#web/ui/icons.ts'
import { Answers, AnswerToggle } from '../list/answer-toggle.tsx'
import { MainsCard } from '../list/mains-card.tsx'
import { messages as mainsMessages } from '../messages.en.ts'
import type { QuestionTools } from '../question-tools.ts'
import { messages as quizMessages } from './messages.en.ts'
import css from './quiz-question.module.css'

interface QuizQuestionProps {
	question: MainsQuestionData
	/** From 1. */
	number: number
	/** Undefined: not attempted. */
	answer: QuizAnswer | undefined
	/** The first one that is not attempted. */
	isCurrent: boolean
	onAttempt: () => void
	onJudge: (judgement: Judgement) => void
	tools: QuestionTools
}

function ShownQuizQuestion(props: QuizQuestionProps) {
	const { question, number, answer, isCurrent, onAttempt, onJudge, tools } = props
	const m = useMessages(quizMessages)
	const { ofQuestion } = useMessages(mainsMessages)
	return (
		<MainsCard
			question={question}
			number={number}
			isCurrent={isCurrent}
			doneText={answer && m.isAttempted}
			actions={
				<>
					<AnswerToggle about={ofQuestion(number)} onToggle={(isOpen) => isOpen && onAttempt()}>
						<Answers question={question} />
						<Judging about={ofQuestion(number)} judgement={answer?.judgement ?? null} onJudge={onJudge} />
					</AnswerToggle>
					{/* The same button before and after: whoever has pressed it with the keyboard goes on from there. */}
					{answer ? (
						<Button isCompact icon={checkIcon} aria-disabled>
							{m.alreadyAttempted}
						</Button>
					) : (
						<Button isCompact variant="primary" onClick={onAttempt}>
							{m.markAsAttempted}
							<span className="visuallyHidden">{ofQuestion(number)}</span>
						</Button>
					)}
					<tools.Notes questionId={question._id} isCurrent={isCurrent} />
				</>
			}
		/>
	)
}

/** Remembered: a quiz may have two hundred, and its clock ticks. */
export const QuizQuestion = memo(
	ShownQuizQuestion,
	(before, after) =>
		before.question._id === after.question._id &&
		before.question.questions[0] === after.question.questions[0] &&
		before.number === after.number &&
		before.answer === after.answer &&
		before.isCurrent === after.isCurrent,
)

interface JudgingProps {
	about: string
	judgement: Judgement | null
	onJudge: (judgement: Judgement) => void
}

/** What the learner thinks of the own answer beside the model answer. The same once more takes it back. */
function Judging({ about, judgement, onJudge }: JudgingProps) {
	const m = useMessages(quizMessages)
	return (
		<fieldset className={css.judging}>
			<legend>
				{m.howWasIt}
				<span className="visuallyHidden">{about}</span>
			</legend>
			<div className={css.choices}>
				{judgements.map((choice) => (
					<button
						key={choice}
						type="button"
						className={css.choice}
						aria-pressed={judgement === choice}
						onClick={() => onJudge(choice)}
					>
						{m.judgements[choice]}
					</button>
				))}
			</div>
		</fieldset>
	)
}
