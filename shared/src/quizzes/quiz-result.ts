/**
 * Decides what a submitted quiz is worth.
 *
 * By the specification every attempted question counts as correct, none as incorrect, and success = correct / total × 100. Once a
 * learner has judged at least half of the attempted ones beside the model answers, the own judgement stands instead: success =
 * (right + ½ partly) / judged × 100. Until then that share stands beside the specified figures, so that one honest press does not
 * move all of them. It is pure and without imports of code, because the browser computes it at once, and the server again.
 */
import type { Judgement } from '../judgement.ts'
import type { Quiz, QuizAnswer } from './quiz.ts'

/** Is the own judgement where there is one. `attempted`: most others were judged, this one was not. */
export type Verdict = 'correct' | 'partly' | 'incorrect' | 'attempted' | 'not-attempted'

export interface QuizResult {
	totalQuestions: number
	attemptedQuestions: number
	correctAnswers: number
	partlyCorrectAnswers: number
	incorrectAnswers: number
	unansweredQuestions: number
	/** Counts those attempted and not judged. */
	unjudgedAnswers: number
	/** The figures follow the own judgement: at least half of the attempted questions have one. */
	isJudged: boolean
	/** Lies between 0 and 100. */
	successRatio: number
	/** Is the success among what was judged, between 0 and 100; it is null where nothing was. */
	judgedRatio: number | null
	/** Is in whole seconds. */
	timeTaken: number
	questionResults: { questionId: string; verdict: Verdict; isAttempted: boolean; isCorrect: boolean }[]
}

const verdictOf: Record<Judgement, Verdict> = { right: 'correct', partly: 'partly', wrong: 'incorrect' }

export function quizResult({ questionIds, answers, elapsedSeconds }: Quiz): QuizResult {
	const given = questionIds.flatMap((id) => answers[id] ?? [])
	const count = (wanted: Judgement) => given.filter(({ judgement }) => judgement === wanted).length
	const [right, partly, wrong] = [count('right'), count('partly'), count('wrong')]
	const judged = right + partly + wrong
	const judgedRatio = judged === 0 ? null : ((right + partly / 2) / judged) * 100
	const isJudged = judged > 0 && judged * 2 >= given.length
	const [all, attempted] = [questionIds.length, given.length]
	return {
		totalQuestions: all,
		attemptedQuestions: attempted,
		correctAnswers: isJudged ? right : attempted,
		partlyCorrectAnswers: isJudged ? partly : 0,
		incorrectAnswers: isJudged ? wrong : 0,
		unansweredQuestions: all - attempted,
		unjudgedAnswers: attempted - judged,
		isJudged,
		successRatio: isJudged && judgedRatio !== null ? judgedRatio : percent(attempted, all),
		judgedRatio,
		timeTaken: Math.floor(elapsedSeconds),
		questionResults: questionIds.map((questionId) => {
			const verdict = verdictFor(answers[questionId], isJudged)
			const isAttempted = verdict !== 'not-attempted'
			return { questionId, verdict, isAttempted, isCorrect: isJudged ? verdict === 'correct' : isAttempted }
		}),
	}
}

const percent = (part: number, all: number) => (all === 0 ? 0 : (part / all) * 100)

function verdictFor(answer: QuizAnswer | undefined, isJudged: boolean): Verdict {
	if (!answer) return 'not-attempted'
	if (answer.judgement) return verdictOf[answer.judgement]
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
