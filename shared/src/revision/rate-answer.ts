import type { JudgedAnswer } from './revision-answer.ts'

export type AnswerRating = 'again' | 'hard' | 'good' | 'easy'

/**
 * Rates an answer for the schedule. “Easy” is what the learner says: how long an answer took tells more of its length, and of the phone, than of what
 * is known. Whoever guesses does not find it easy.
 */
export function rateAnswer({ isRight, isGuessed, isEasy }: JudgedAnswer & { isEasy: boolean }): AnswerRating {
	if (!isRight) return 'again'
	if (isGuessed) return 'hard'
	return isEasy ? 'easy' : 'good'
}
