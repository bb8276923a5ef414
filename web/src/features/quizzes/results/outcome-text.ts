import type { QuizResultRow } from '@aravalli/shared/quizzes/contract'
import type { messages } from './messages.en.ts'

export type Outcome = Pick<
	QuizResultRow,
	'totalQuestions' | 'attemptedQuestions' | 'correctAnswers' | 'partlyCorrectAnswers' | 'unjudgedAnswers' | 'isJudged'
>

type Texts = Pick<typeof messages, 'attemptedOf' | 'judgedAs' | 'notJudged'>

/** Says what the percentage of a result counts: what was attempted or, once enough was judged, the own judgement. */
export function outcomeText(outcome: Outcome, m: Texts): string {
	const { totalQuestions, attemptedQuestions, correctAnswers, partlyCorrectAnswers, unjudgedAnswers } = outcome
	const counted = outcome.isJudged
		? m.judgedAs(attemptedQuestions - unjudgedAnswers, correctAnswers, partlyCorrectAnswers)
		: m.attemptedOf(attemptedQuestions, totalQuestions)
	return unjudgedAnswers === 0 ? counted : `${counted}, ${m.notJudged(unjudgedAnswers)}`
}
