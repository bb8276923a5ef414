import { indiaDay } from '@aravalli/shared/india-time'

const DAY_MILLISECONDS = 86_400_000
const INDIA_AHEAD_MILLISECONDS = 5.5 * 3_600_000

/**
 * Gives the last moment at which the daily mail was due: today's, or yesterday's where today's is still to come. What was told since
 * waits for the next; so whoever asks often, or after hours of silence, asks for each mail once.
 *
 * @param minutes of the day in India
 */
export function lastDigestTime(now: Date, minutes: number): Date {
	const midnight = Date.parse(`${indiaDay(now)}T00:00:00Z`) - INDIA_AHEAD_MILLISECONDS
	const today = new Date(midnight + minutes * 60_000)
	return today <= now ? today : new Date(today.getTime() - DAY_MILLISECONDS)
}
