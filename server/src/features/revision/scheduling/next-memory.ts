import type { AnswerRating } from '@aravalli/shared/revision/rate-answer'
import { fsrs, type Grade, Rating } from 'ts-fsrs'

/** Is what FSRS remembers of how well a question is known. */
export interface Memory {
	stability: number
	difficulty: number
}

/** A question that is known well is still seen twice a year: no examination is prepared for without having met it. */
const LONGEST_DAYS = 180

/**
 * The day is the smallest step: what is to be learnt within minutes comes once more at the end of the same day (move-card.ts). Intervals are not
 * blurred by chance, so that a day is the same however often it is asked for; the budget spreads what falls on one day.
 */
const schedule = fsrs({
	enable_short_term: false,
	enable_fuzz: false,
	request_retention: 0.9,
	maximum_interval: LONGEST_DAYS,
})

const grades: Record<AnswerRating, Grade> = {
	again: Rating.Again,
	hard: Rating.Hard,
	good: Rating.Good,
	easy: Rating.Easy,
}

/**
 * @param memory null: it was never answered
 * @param elapsedDays since it was answered last
 * @returns with the days until it is to be asked next, from 1
 */
export function nextMemory(
	memory: Memory | null,
	elapsedDays: number,
	rating: AnswerRating,
): { memory: Memory; days: number } {
	const { stability, difficulty } = schedule.next_state(memory, Math.max(0, elapsedDays), grades[rating])
	return { memory: { stability, difficulty }, days: Math.max(1, schedule.next_interval(stability, 0)) }
}
