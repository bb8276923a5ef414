/** A result is shown by these rules, whether it comes from this browser or from the server. They are pure. */
import type { Language } from '@aravalli/shared/language'
import type { QuizResultData } from '@aravalli/shared/quizzes/contract'
import { type QuizResult, quizResult, type Verdict } from '@aravalli/shared/quizzes/quiz-result'
import type { KeptResult } from '../kept-quiz.ts'
import type { ResultSource } from '../result-kind.ts'

export type Figures = Omit<QuizResult, 'questionResults'>

export interface ShownQuestion {
	questionId: string
	/** Is the beginning of its text; it is null where it is not published any more. */
	text: string | null
	/** It is true where the text lacks Hindi and stands in English. */
	isFallback: boolean
	verdict: Verdict
}

export interface ShownResult {
	/** Is the list that the quiz was taken from. */
	source: ResultSource
	figures: Figures
	questions: ShownQuestion[]
}

export function resultOfBrowser({ quiz, questions }: KeptResult, language: Language): ShownResult {
	const { questionResults, ...figures } = quizResult(quiz)
	const texts = new Map(questions.map((question) => [question.questionId, question]))
	return {
		source: quiz.source,
		figures,
		questions: questionResults.map(({ questionId, verdict }) => {
			const { english = null, hindi = null } = texts.get(questionId) ?? {}
			const isFallback = language === 'hindi' && hindi === null && english !== null
			return { questionId, text: language === 'hindi' ? (hindi ?? english) : english, isFallback, verdict }
		}),
	}
}

export function resultOfServer(result: QuizResultData): ShownResult {
	return {
		source: result.source,
		figures: result,
		questions: result.questionResults.map(({ questionId, question, verdict }) => ({
			questionId,
			text: question?.questions[0] ?? null,
			isFallback: question?.isFallback ?? false,
			verdict,
		})),
	}
}
