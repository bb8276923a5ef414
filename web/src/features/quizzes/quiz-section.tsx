import type { Judgement } from '@aravalli/shared/judgement'
import type { QuizData, QuizSource } from '@aravalli/shared/quizzes/contract'
import type { QuizQuestionData } from '@aravalli/shared/quizzes/shapes-contract'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { useApi } from '#web/lib/use-api.ts'
import { Button } from '#web/ui/button.tsx'
import { ListHeader } from '#web/ui/list-header.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Note } from '#web/ui/note.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { useToast } from '#web/ui/toast.tsx'
import type { KeptQuiz } from './kept-quiz.ts'
import { messages as quizMessages } from './messages.en.ts'
import { QuizBar } from './quiz-bar.tsx'
import type { QuizKind } from './quiz-kind.ts'
import css from './quiz-section.module.css'
import { isQuizKept } from './quiz-storage.ts'
import { ResultView } from './result/result-page.tsx'
import { sendUnsentResults } from './send-results.ts'
import { SubmitOverlay } from './submit-overlay.tsx'
import { handIn } from './submit-quiz.ts'
import { useQuizQuestions } from './use-quiz-questions.ts'
import { useRefusal } from './use-refusal.ts'
import { useTakenQuiz } from './use-taken-quiz.ts'

/** Shows the questions of a quiz. */
export interface ShownQuestions<Question> {
	quiz: QuizData
	/** Holds the ids of those that are not attempted, in their order. */
	open: string[]
	questions: Question[]
	attempt: (questionId: string) => void
	judge: (questionId: string, judgement: Judgement) => void
}

interface QuizSectionProps<Question> {
	kind: QuizKind<QuizSource, Question>
	kept: KeptQuiz
	/** The list has so many questions; a quiz has at most 200. */
	listTotal: number
	/** Shows the questions as their kind does. */
	children: (shown: ShownQuestions<Question>) => ReactNode
	onChange: (quiz: QuizData) => void
	/** Is called when it is submitted, or ended elsewhere. */
	onEnded: () => void
}

/** Shows a quiz while it is taken. */
export function QuizSection<Question extends QuizQuestionData>(props: QuizSectionProps<Question>) {
	const { kind, kept, listTotal, children, onChange, onEnded } = props
	const m = useMessages(quizMessages)
	const api = useApi()
	const { show } = useToast()
	const { questions, error, isFetching, refetch } = useQuizQuestions(kind, kept)
	// The result's code is loaded early, because there may be no network when the quiz is submitted.
	useEffect(() => void ResultView.preload(), [])
	const [step, setStep] = useState<'taken' | 'refused' | 'handed-in'>('taken')
	const toResult = useToResult(kind, kept)
	const taken = useTakenQuiz({
		kept,
		onChange,
		onEndedElsewhere(status) {
			show({ title: m.endedElsewhere, kind: 'info' })
			onEnded()
			if (status === 'submitted') toResult()
		},
	})
	const { quiz, open, attempt, judge } = taken
	const refuse = useRefusal(open.length > 0)
	const all = quiz.questionIds.length
	const press = () => {
		if (open.length > 0) {
			setStep('refused')
			refuse()
			return
		}
		void handIn(taken.close(), { userId: kept.userId, questions, now: new Date() })
		if (kept.userId !== null) void sendUnsentResults(api, kept.userId)
		setStep('handed-in')
	}
	const submit = (
		<Button
			variant={open.length > 0 ? 'secondary' : 'action'}
			isWide
			aria-disabled={open.length > 0 || undefined}
			title={open.length > 0 ? m.submitHint : undefined}
			onClick={press}
		>
			{m.submit}
		</Button>
	)
	return (
		<section className={css.section} aria-label={m.quiz} data-undisturbed="">
			<QuizBar quiz={quiz} seconds={taken.seconds} isRefused={step === 'refused'} onGoTo={goTo} submit={submit} />
			{!isQuizKept(kept.userId) && <Note kind="error">{m.notKept}</Note>}
			{listTotal > all && <Note>{m.newestOnly(all)}</Note>}
			<ListHeader>{m.count(all)}</ListHeader>
			{error && (
				<Sheet>
					<LoadFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
				</Sheet>
			)}
			{children({ quiz, open, questions, attempt, judge })}
			<div className={css.end}>{submit}</div>
			{step === 'handed-in' && (
				<SubmitOverlay
					onDone={() => {
						onEnded()
						toResult()
					}}
				/>
			)}
		</section>
	)
}

/** Goes to a question, and with the keyboard to its first button. */
function goTo(questionId: string) {
	const card = document.getElementById(`q-${questionId}`)
	card?.scrollIntoView({ block: 'start' })
	card?.querySelector<HTMLElement>('summary')?.focus({ preventScroll: true })
}

function useToResult(kind: QuizKind, { quiz }: KeptQuiz) {
	const navigate = useNavigate()
	const { to, search } = kind.listLink(quiz.source)
	return () => void navigate({ to, search: { ...search, result: quiz.quizId }, resetScroll: true })
}
