/** What a result shows, whether it comes from this browser or from the server. Pure. */
import type { Language } from '@aravalli/shared/language'
import type { QuizResultData } from '@aravalli/shared/mains-practice/quiz-contract'
import { type QuizResult, quizResult, type Verdict } from '@aravalli/shared/mains-practice/quiz-result'
import { subjectNames } from '@aravalli/shared/mains-subject-names'
import type { MainsSearch } from '../list-search.ts'
import { searchOf } from '../quiz/is-quiz-of.ts'
import type { KeptResult } from '../quiz/quiz-storage.ts'
import type { ListNames } from './list-title.ts'

export type Figures = Omit<QuizResult, 'questionResults'>

export interface ShownQuestion {
	questionId: string
	/** The beginning of it; null where it is not published any more. */
	text: string | null
	/** True where the text lacks Hindi and stands in English. */
	isFallback: boolean
	verdict: Verdict
}

export interface ShownResult {
	list: ListNames
	/** The same list as its address names it. */
	search: MainsSearch
	figures: Figures
	questions: ShownQuestion[]
}

export function resultOfBrowser({ quiz, questions }: KeptResult, language: Language): ShownResult {
	const { questionResults, ...figures } = quizResult(quiz)
	const texts = new Map(questions.map((question) => [question.questionId, question]))
	return {
		list: {
			tab: quiz.tab,
			year: quiz.year,
			subjectName: quiz.subject && subjectNames[quiz.subject][language],
			// Only the server knows the names of topics.
			topicName: null,
		},
		search: searchOf(quiz),
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
		list: result,
		search: searchOf(result),
		figures: result,
		questions: result.questionResults.map(({ questionId, question, verdict }) => ({
			questionId,
			text: question?.questions[0] ?? null,
			isFallback: question?.isFallback ?? false,
			verdict,
		})),
	}
}
