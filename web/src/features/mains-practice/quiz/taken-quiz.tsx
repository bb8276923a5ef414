import type { MainsQuestionData } from '@aravalli/shared/mains-practice/contract'
import { type ComponentProps, memo } from 'react'
import { AfterAnswer, AttemptButton, QuizSection, type ShownQuestions } from '#web/features/quizzes/public.tsx'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import { KeptProvider, NotesButton } from '../../practice-notes/public.tsx'
import { Answers, AnswerToggle } from '../list/answer-toggle.tsx'
import { MainsCard } from '../list/mains-card.tsx'
import { messages as mainsMessages } from '../messages.en.ts'
import { inLanguage } from './in-language.ts'
import { mainsQuiz } from './quiz-source.ts'

interface QuizQuestionProps {
	question: MainsQuestionData
	/** Is the next one that is not attempted, after this one; undefined: there is none. */
	next: string | undefined
	shown: ShownQuestions<MainsQuestionData>
}

function ShownQuizQuestion({ question, next, shown }: QuizQuestionProps) {
	const { isAttempted, ofQuestion } = useMessages(mainsMessages)
	const { quiz, open, attempt, judge, goTo, submit } = shown
	const questionId = question._id
	const number = quiz.questionIds.indexOf(questionId) + 1
	const answer = quiz.answers[questionId]
	const isCurrent = open[0] === questionId
	const onAttempt = () => attempt(questionId)
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
						<AfterAnswer
							about={ofQuestion(number)}
							judgement={answer?.judgement ?? null}
							hasNext={next !== undefined}
							onJudge={(judgement) => judge(questionId, judgement)}
							onGoOn={() => (next ? goTo(next) : submit())}
						/>
					</AnswerToggle>
					<AttemptButton about={ofQuestion(number)} isAttempted={answer !== undefined} onAttempt={onAttempt} />
					<NotesButton questionId={questionId} isCurrent={isCurrent} />
				</>
			}
		/>
	)
}

/** It is remembered, because a quiz may have two hundred, and its clock ticks. */
const QuizQuestion = memo(ShownQuizQuestion, (before, after) =>
	shownOf(before).every((part, at) => part === shownOf(after)[at]),
)

/** Holds what a question's look depends on. */
function shownOf({ question, next, shown: { quiz, open } }: QuizQuestionProps) {
	const { _id, questions } = question
	const answer = quiz.answers[_id]
	return [_id, questions[0], next, answer !== undefined, answer?.judgement, open[0] === _id]
}

type TakenQuizProps = Omit<ComponentProps<typeof QuizSection<MainsQuestionData>>, 'kind' | 'children'>

/** Shows a quiz that is taken of the list, in the page's language. */
export function TakenQuiz(props: TakenQuizProps) {
	const language = useLanguage()
	return (
		<QuizSection<MainsQuestionData> {...props} kind={mainsQuiz}>
			{(shown) => (
				<KeptProvider questionType="mains" ids={shown.quiz.questionIds}>
					<Sheet as="ol">
						{shown.questions.map((question) => (
							<QuizQuestion
								key={question._id}
								question={inLanguage(question, language)}
								next={shown.nextAfter(question._id)}
								shown={shown}
							/>
						))}
					</Sheet>
				</KeptProvider>
			)}
		</QuizSection>
	)
}
