import type { Judgement } from '@aravalli/shared/judgement'
import type { Language } from '@aravalli/shared/language'
import type { MainsQuestionData } from '@aravalli/shared/mains-practice/contract'
import type { QuizAnswer } from '@aravalli/shared/quizzes/quiz'
import { type ComponentProps, memo } from 'react'
import { AttemptButton, Judging, QuizSection } from '#web/features/quizzes/public.tsx'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import { KeptProvider, NotesButton } from '../../practice-notes/public.tsx'
import { Answers, AnswerToggle } from '../list/answer-toggle.tsx'
import { MainsCard } from '../list/mains-card.tsx'
import { messages as mainsMessages } from '../messages.en.ts'
import { mainsQuiz } from './quiz-source.ts'

interface QuizQuestionProps {
	question: MainsQuestionData
	/** Counts from 1. */
	number: number
	/** Is undefined where the question is not attempted. */
	answer: QuizAnswer | undefined
	/** Is true for the first one that is not attempted. */
	isCurrent: boolean
	onAttempt: () => void
	onJudge: (judgement: Judgement) => void
}

function ShownQuizQuestion(props: QuizQuestionProps) {
	const { question, number, answer, isCurrent, onAttempt, onJudge } = props
	const { isAttempted, ofQuestion } = useMessages(mainsMessages)
	return (
		<MainsCard
			question={question}
			number={number}
			isCurrent={isCurrent}
			doneText={answer && isAttempted}
			actions={
				<>
					<AnswerToggle about={ofQuestion(number)} onToggle={(isOpen) => isOpen && onAttempt()}>
						<Answers question={question} />
						<Judging about={ofQuestion(number)} judgement={answer?.judgement ?? null} onJudge={onJudge} />
					</AnswerToggle>
					<AttemptButton about={ofQuestion(number)} isAttempted={answer !== undefined} onAttempt={onAttempt} />
					<NotesButton questionId={question._id} isCurrent={isCurrent} />
				</>
			}
		/>
	)
}

/** It is remembered, because a quiz may have two hundred, and its clock ticks. */
const QuizQuestion = memo(
	ShownQuizQuestion,
	(before, after) =>
		before.question._id === after.question._id &&
		before.question.questions[0] === after.question.questions[0] &&
		before.number === after.number &&
		before.answer === after.answer &&
		before.isCurrent === after.isCurrent,
)

type TakenQuizProps = Omit<ComponentProps<typeof QuizSection>, 'kind' | 'children'>

/** Shows a quiz that is taken of the list, in the page's language. */
export function TakenQuiz(props: TakenQuizProps) {
	const language = useLanguage()
	return (
		<QuizSection {...props} kind={mainsQuiz}>
			{({ quiz, open, questions, attempt, judge }) => (
				<KeptProvider questionType="mains" ids={quiz.questionIds}>
					<Sheet as="ol">
						{questions.map((question) => (
							<QuizQuestion
								key={question._id}
								question={inLanguage(question, language)}
								number={quiz.questionIds.indexOf(question._id) + 1}
								answer={quiz.answers[question._id]}
								isCurrent={open[0] === question._id}
								onAttempt={() => attempt(question._id)}
								onJudge={(judgement) => judge(question._id, judgement)}
							/>
						))}
					</Sheet>
				</KeptProvider>
			)}
		</QuizSection>
	)
}

/**
 * Gives a question that came with both languages in the one of the page: it is not asked for again when the reader
 * changes the language.
 */
export function inLanguage(question: MainsQuestionData, language: Language): MainsQuestionData {
	const { translations } = question
	if (!translations) return question
	const texts = (language === 'hindi' && translations.hindi) || translations.english
	return { ...question, ...texts, isFallback: language === 'hindi' && translations.hindi === null }
}
