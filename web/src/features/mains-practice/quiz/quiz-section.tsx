import type { MainsQuestionData } from '@aravalli/shared/mains-practice/contract'
import type { QuizData } from '@aravalli/shared/mains-practice/quiz-contract'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { documentLanguage, useLanguage } from '#web/lib/language.tsx'
import { loadMessages, useMessages } from '#web/lib/messages.ts'
import { useApi } from '#web/lib/use-api.ts'
import { Button } from '#web/ui/button.tsx'
import { ListHeader } from '#web/ui/list-header.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Note } from '#web/ui/note.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { practiceLink } from '../mains-links.ts'
import { messages as mainsMessages } from '../messages.en.ts'
import type { QuestionTools } from '../question-tools.ts'
import { loadResultView } from '../result/load-result-view.ts'
import { inLanguage } from './in-language.ts'
import { searchOf } from './is-quiz-of.ts'
import { messages as quizMessages } from './messages.en.ts'
import { QuizBar } from './quiz-bar.tsx'
import { QuizQuestion } from './quiz-question.tsx'
import css from './quiz-section.module.css'
import { isQuizKept, type KeptQuiz } from './quiz-storage.ts'
import { sendUnsentResults } from './send-results.ts'
import { SubmitOverlay } from './submit-overlay.tsx'
import { handIn } from './submit-quiz.ts'
import { useQuizQuestions } from './use-quiz-questions.ts'
import { useRefusal } from './use-refusal.ts'
import { useTakenQuiz } from './use-taken-quiz.ts'

interface QuizSectionProps {
	kept: KeptQuiz
	/** How many questions the list has: a quiz has at most 200. */
	listTotal: number
	tools: QuestionTools
	onChange: (quiz: QuizData) => void
	/** Submitted, or ended elsewhere. */
	onEnded: () => void
}

/** A quiz while it is taken. */
export function QuizSection({ kept, listTotal, tools, onChange, onEnded }: QuizSectionProps) {
	const m = useMessages(quizMessages)
	const { count } = useMessages(mainsMessages)
	const api = useApi()
	const { show } = useToast()
	const { questions, error, isFetching, refetch } = useQuizQuestions(kept)
	useCodeOfResult()
	const [step, setStep] = useState<'taken' | 'refused' | 'handed-in'>('taken')
	const toResult = useToResult(kept)
	const taken = useTakenQuiz({
		kept,
		onChange,
		onEndedElsewhere(status) {
			show({ title: m.endedElsewhere, kind: 'info' })
			onEnded()
			if (status === 'submitted') toResult()
		},
	})
	const { quiz, open } = taken
	const refuse = useRefusal(open.length > 0)
	const all = quiz.questionIds.length
	const press = () => {
		if (open.length > 0) {
			setStep('refused')
			refuse()
			return
		}
		handIn(taken.close(), { userId: kept.userId, questions, now: new Date() })
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
		<section className={css.section} aria-label={m.quiz}>
			<QuizBar quiz={quiz} seconds={taken.seconds} isRefused={step === 'refused'} onGoTo={goTo} submit={submit} />
			{!isQuizKept(kept.userId) && <Note kind="error">{m.notKept}</Note>}
			{listTotal > all && <Note>{m.newestOnly(all)}</Note>}
			<ListHeader>{count(String(all), all === 1)}</ListHeader>
			{error && (
				<Sheet>
					<LoadFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
				</Sheet>
			)}
			<tools.Provider questionIds={quiz.questionIds}>
				<Questions taken={taken} questions={questions} tools={tools} />
			</tools.Provider>
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

interface QuestionsProps {
	taken: ReturnType<typeof useTakenQuiz>
	questions: MainsQuestionData[]
	tools: QuestionTools
}

function Questions({ taken: { quiz, open, attempt, judge }, questions, tools }: QuestionsProps) {
	const language = useLanguage()
	return (
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
					tools={tools}
				/>
			))}
		</Sheet>
	)
}

/** To a question, and with the keyboard to its first button. */
function goTo(questionId: string) {
	const card = document.getElementById(`q-${questionId}`)
	card?.scrollIntoView({ block: 'start' })
	card?.querySelector<HTMLElement>('summary')?.focus({ preventScroll: true })
}

function useToResult({ quiz }: KeptQuiz) {
	const navigate = useNavigate()
	return () => void navigate({ ...practiceLink({ ...searchOf(quiz), result: quiz.quizId }), resetScroll: true })
}

/** Fetched with the quiz: when it is submitted there may be no network. Where it cannot be had, the result asks for it again. */
function useCodeOfResult() {
	useEffect(() => {
		loadResultView()
			.then(() => loadMessages(documentLanguage()))
			.catch(() => undefined)
	}, [])
}
