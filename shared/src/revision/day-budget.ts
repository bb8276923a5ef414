/**
 * Says how many questions a day has for revision: a fifth of the day's minutes, which is what the plan of the day gives to revising far from the
 * examination (daily-plan/plan-day.ts), at one question a minute with its explanation read; and never less than five, below which nothing would come back in time.
 */
const SHARE = 5
const MINUTES_A_QUESTION = 1
export const LEAST_OF_DAY = 5
/** Is what three hours give; nobody has chosen more. */
export const MOST_OF_DAY = 36

export function dayBudget(dailyHours: number): number {
	const questions = Math.floor((dailyHours * 60) / SHARE / MINUTES_A_QUESTION)
	return Math.min(MOST_OF_DAY, Math.max(LEAST_OF_DAY, questions))
}
