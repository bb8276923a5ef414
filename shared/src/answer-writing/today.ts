/** Says which question is the one of a day. */
import { indiaDay } from '../india-time.ts'

const DAY = 86_400_000
const dayNumber = (day: string) => Date.parse(day) / DAY

/**
 * Says which of a paper's questions, the newest first, is today's: the newest for a week from the day on which it came out. Where
 * nothing has come out they take turns, one a week, so that no week has the question of the week before.
 *
 * @param newestOn 'YYYY-MM-DD'; null: the paper has no questions
 * @param count how many questions the paper has
 * @returns its place, from 0
 */
export function placeOfToday(newestOn: string | null, count: number, now: Date): number {
	if (newestOn === null || count === 0) return 0
	const today = dayNumber(indiaDay(now))
	if (today - dayNumber(newestOn) < 7) return 0
	// The first day of 1970 was a Thursday: weeks are counted from the Monday before it.
	return Math.floor((today + 3) / 7) % count
}
