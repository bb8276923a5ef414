/**
 * Decides what a submitted quiz is worth.
 *
 * By the specification every attempted question counts as correct, none as incorrect, and success = correct / total × 100. Once a
 * learner has judged anything beside the model answers, the own judgement stands instead: success = (right + ½ partly) / judged × 100.
 * It is pure and without imports of code, because the browser computes it at once, and the server again before it stores it.
 */
import type { Judgement } from '../judgement.ts'
import type { Quiz } from './quiz.ts'

/** `attempted`: others were judged, this one was not. */
export type Verdict = 'correct' | 'partly' | 'incorrect' | 'attempted' | 'not-attempted'

export interface QuizResult {
	totalQuestions: number
	attemptedQuestions: number
	correctAnswers: number
	partlyCorrectAnswers: number
	incorrectAnswers: number
	unansweredQuestions: number
	/** Counts those attempted and not judged, where others were. */
	unjudgedAnswers: number
	isJudged: boolean
	/** Lies between 0 and 100. */
	successRatio: number
	/** Is in whole seconds. */
	timeTaken: number
	questionResults: { questionId: string; verdict: Verdict; isAttempted: boolean; isCorrect: boolean }[]
}

const verdictOf: Record<Judgement, Verdict> = { right: 'correct', partly: 'partly', wrong: 'incorrect' }

export function quizResult({ questionIds, answers, elapsedSeconds }: Quiz): QuizResult {
	const isJudged = questionIds.some((id) => answers[id]?.judgement)
	const questionResults = questionIds.map((questionId) => {
		const answer = answers[questionId]
		const verdict = answer ? verdictFor(answer.judgement, isJudged) : 'not-attempted'
		return { questionId, verdict, isAttempted: answer !== undefined, isCorrect: verdict === 'correct' }
	})
	const count = (wanted: Verdict) => questionResults.filter(({ verdict }) => verdict === wanted).length
	const [correct, partly, incorrect] = [count('correct'), count('partly'), count('incorrect')]
	const unanswered = count('not-attempted')
	const counted = isJudged ? correct + partly + incorrect : questionIds.length
	return {
		totalQuestions: questionIds.length,
		attemptedQuestions: questionIds.length - unanswered,
		correctAnswers: correct,
		partlyCorrectAnswers: partly,
		incorrectAnswers: incorrect,
		unansweredQuestions: unanswered,
		unjudgedAnswers: count('attempted'),
		isJudged,
		successRatio: counted === 0 ? 0 : ((correct + partly / 2) / counted) * 100,
		timeTaken: Math.floor(elapsedSeconds),
		questionResults,
	}
}

function verdictFor(judgement: Judgement | null, isJudged: boolean): Verdict {
	if (judgement) return verdictOf[judgement]
	return isJudged ? 'attempted' : 'correct'
}

export type Tier = 'excellent' | 'good' | 'improvement'

/** Each tier begins at this percentage (2-learning §4). */
export const tierLimits = { excellent: 80, good: 60 } as const

export function tierOf(successRatio: number): Tier {
	if (successRatio >= tierLimits.excellent) return 'excellent'
	return successRatio >= tierLimits.good ? 'good' : 'improvement'
}

/** Writes a time as 'm:ss', with minutes without an end. */
export function minutesAndSeconds(seconds: number): string {
	return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
