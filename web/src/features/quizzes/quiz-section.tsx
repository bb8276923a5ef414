import type { Judgement } from '@aravalli/shared/judgement'
import type { QuizData } from '@aravalli/shared/quizzes/contract'
import type { QuizQuestionData } from '@aravalli/shared/quizzes/shapes-contract'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { useApi } from '#web/lib/use-api.ts'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Note } from '#web/ui/note.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { goToQuestion, useFirstQuestion } from './go-to-question.ts'
import type { KeptQuiz } from './kept-quiz.ts'
import { messages as quizMessages } from './messages.en.ts'
import { nextOpen } from './next-open.ts'
import { QuizBar } from './quiz-bar.tsx'
import type { QuizKind } from './quiz-kind.ts'
import css from './quiz-section.module.css'
import { isQuizKept } from './quiz-storage.ts'
import { ResultView } from './result/result-page.tsx'
import { sendUnsentResults } from './send-results.ts'
import { SubmitOverlay } from './submit-overlay.tsx'
import { handIn } from './submit-quiz.ts'
import { useQuizQuestions } from './use-quiz-questions.ts'
import { useTakenQuiz } from './use-taken-quiz.ts'

/** Shows the questions of a quiz. */
export interface ShownQuestions<Question> {
	quiz: QuizData
	/** Holds the ids of those that are not attempted, in their order. */
	open: string[]
	questions: Question[]
	attempt: (questionId: string) => void
	judge: (questionId: string, judgement: Judgement) => void
	/** Tells which question comes after one; undefined: all others are attempted. */
	nextAfter: (questionId: string) => string | undefined
	goTo: (questionId: string) => void
	submit: () => void
}

interface QuizSectionProps<Question> {
	kind: QuizKind
	kept: KeptQuiz
	/** The learner has begun it just now: the first question takes the focus. */
	isBegun: boolean
	/** Shows the questions as their kind does. */
	children: (shown: ShownQuestions<Question>) => ReactNode
	onChange: (quiz: QuizData) => void
	/** The learner wants to leave it. */
	onExit: () => void
	/** Is called when it was given up elsewhere. */
	onEnded: () => void
}

/** Shows a quiz while it is taken. */
export function QuizSection<Question extends QuizQuestionData>(props: QuizSectionProps<Question>) {
	const { kind, kept, isBegun, children, onChange, onExit, onEnded } = props
	const m = useMessages(quizMessages)
	const api = useApi()
	const { show } = useToast()
	const { questions, error, isFetching, refetch } = useQuizQuestions<Question>(kind, kept)
	// The result's code is loaded early, because there may be no network when the quiz is submitted.
	useEffect(() => {
		void ResultView.preload()
		void kind.OpenedQuestion.preload()
	}, [kind])
	/** Is how many questions were open when it was last to be handed in; the next step takes the word back. */
	const [refusedWith, setRefusedWith] = useState(0)
	const [isHandedIn, setIsHandedIn] = useState(false)
	const toResult = useToResult(kind, kept)
	const taken = useTakenQuiz({
		kept,
		onChange,
		onEndedElsewhere(status) {
			show({ title: m.endedElsewhere, kind: 'info' })
			if (status === 'submitted') toResult()
			else onEnded()
		},
	})
	const { quiz, open, attempt, judge } = taken
	useFirstQuestion(isBegun && questions.length > 0, quiz.questionIds)
	const submit = () => {
		if (open.length > 0) return setRefusedWith(open.length)
		void handIn(taken.close(), { userId: kept.userId, questions, now: new Date() })
		if (kept.userId !== null) void sendUnsentResults(api, kept.userId)
		setIsHandedIn(true)
	}
	const nextAfter = (questionId: string) => nextOpen(quiz.questionIds, open, questionId)
	const goTo = (questionId: string) => {
		setRefusedWith(0)
		goToQuestion(questionId)
	}
	return (
		<section className={css.section} aria-label={m.quiz} data-undisturbed="">
			<QuizBar
				quiz={quiz}
				seconds={taken.seconds}
				isRefused={refusedWith === open.length}
				onGoTo={goTo}
				onSubmit={submit}
				onExit={onExit}
			/>
			{!isQuizKept(kept.userId) && <Note kind="error">{m.notKept}</Note>}
			{error && (
				<Sheet>
					<LoadFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
				</Sheet>
			)}
			{children({ quiz, open, questions, attempt, judge, nextAfter, goTo, submit })}
			{isHandedIn && <SubmitOverlay onDone={toResult} />}
		</section>
	)
}

/** The quiz stands below its overlay until the result has taken its place. */
function useToResult(kind: QuizKind, { quiz }: KeptQuiz) {
	const navigate = useNavigate()
	const { to, search } = kind.listLink(quiz.source)
	return () => void navigate({ to, search: { ...search, result: quiz.quizId }, resetScroll: true })
}
