/** An editor schedules up to so many questions for a day. */
export const MAX_DAILY_QUESTIONS = 4

const INDIA_AHEAD_MILLISECONDS = 5.5 * 3_600_000

/**
 * Gives the moment in which a day's questions close.
 *
 * @param day written as 'YYYY-MM-DD', in India
 * @param closingMinutes counted from midnight in India: 1260 is 21:00
 */
export const closingOf = (day: string, closingMinutes: number): Date =>
	new Date(Date.parse(`${day}T00:00:00Z`) + closingMinutes * 60_000 - INDIA_AHEAD_MILLISECONDS)
