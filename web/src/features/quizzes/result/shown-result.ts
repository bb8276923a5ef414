/** A result is shown by these rules, whether it comes from this browser or from the server. They are pure. */
import type { Judgement } from '@aravalli/shared/judgement'
import type { Language } from '@aravalli/shared/language'
import type { QuizResultData } from '@aravalli/shared/quizzes/contract'
import { type OptionFields, optionFields } from '@aravalli/shared/quizzes/option-fields'
import type { Quiz } from '@aravalli/shared/quizzes/quiz'
import { type QuizResult, quizResult, type Verdict } from '@aravalli/shared/quizzes/quiz-result'
import type { QuizQuestionData } from '@aravalli/shared/quizzes/shapes-contract'
import type { KeptResult } from '../kept-quiz.ts'
import type { ResultSource } from '../result-kind.ts'

export type Figures = Omit<QuizResult, 'questionResults'>

/** Says what was asked. */
interface AskedQuestion extends OptionFields {
	questionId: string
	/** Is the first part of its text; it is null where it is not published any more. */
	text: string | null
	/** Counts the parts behind the first; 0 also where that is not known. */
	moreParts: number
	/** It is true where the text lacks Hindi and stands in English. */
	isFallback: boolean
	/** Is complete; null where it has to be asked for. */
	question: QuizQuestionData | null
}

export interface ShownQuestion extends AskedQuestion {
	verdict: Verdict
	judgement: Judgement | null
}

export interface ShownResult {
	/** Is the list that the quiz was taken from. */
	source: ResultSource
	quiz: Quiz
	figures: Figures
	questions: ShownQuestion[]
}

/** @param asked the questions of the quiz, in their order */
function shown(source: ResultSource, quiz: Quiz, asked: AskedQuestion[]): ShownResult {
	const { questionResults, ...figures } = quizResult(quiz)
	const questions = asked.map((question, index) => ({
		...question,
		verdict: questionResults[index]?.verdict ?? 'not-attempted',
		judgement: quiz.answers[question.questionId]?.judgement ?? null,
	}))
	return { source, quiz, figures, questions }
}

export function resultOfBrowser({ quiz, questions }: KeptResult, language: Language): ShownResult {
	const texts = new Map(questions.map((question) => [question.questionId, question]))
	const asked = quiz.questionIds.map((questionId) => {
		const { english = null, hindi = null, question = null } = texts.get(questionId) ?? {}
		return {
			questionId,
			text: language === 'hindi' ? (hindi ?? english) : english,
			moreParts: Math.max(0, (question?.questions.length ?? 1) - 1),
			isFallback: language === 'hindi' && hindi === null && english !== null,
			question,
			...optionFields(question, quiz.answers[questionId]?.option),
		}
	})
	return shown(quiz.source, quiz, asked)
}

export function resultOfServer(result: QuizResultData): ShownResult {
	const { quizId, source, submittedAt, timeTaken, questionResults } = result
	const answers = questionResults
		.filter(({ isAttempted }) => isAttempted)
		.map(({ questionId, judgement }) => {
			const given = { attemptedAt: submittedAt, judgement, judgedAt: judgement && submittedAt }
			return [questionId, given] as const
		})
	const quiz = {
		quizId,
		questionIds: questionResults.map(({ questionId }) => questionId),
		answers: Object.fromEntries(answers),
		startedAt: submittedAt,
		elapsedSeconds: timeTaken,
	}
	const asked = questionResults.map(({ questionId, question, userAnswer, correctAnswer, explanation }) => ({
		questionId,
		text: question?.questions[0] ?? null,
		moreParts: Math.max(0, (question?.questions.length ?? 1) - 1),
		isFallback: question?.isFallback ?? false,
		question,
		userAnswer,
		correctAnswer,
		explanation,
	}))
	return shown(source, quiz, asked)
}

/** Gives the result as it is once these answers are judged so, by question. */
export function withJudgements(
	{ source, quiz, questions }: ShownResult,
	judged: Readonly<Record<string, Judgement | null>>,
): ShownResult {
	const answers = Object.entries(quiz.answers).map(([questionId, answer]) => {
		const judgement = judged[questionId]
		return [questionId, judgement === undefined ? answer : { ...answer, judgement }] as const
	})
	return shown(source, { ...quiz, answers: Object.fromEntries(answers) }, questions)
}

/** What was judged partly right is to be practised, too. */
export const isWrong = ({ judgement }: ShownQuestion) => judgement === 'wrong' || judgement === 'partly'
