/** Says what the weekly routine has for a day. */
import { indiaDay, indiaWeekday } from '../india-time.ts'
import type { PaperCategory } from '../questions/question.ts'

/** Run from Sunday. The weekend is for all papers together. */
const papersOfWeek = [
	'MONTHLY_CONSOLIDATIONS',
	'GS_PAPER_1',
	'GS_PAPER_2',
	'GS_PAPER_3',
	'GS_PAPER_4',
	'ESSAY',
	'MONTHLY_CONSOLIDATIONS',
] as const satisfies PaperCategory[]

export type RoutinePaper = (typeof papersOfWeek)[number]

/** Gives the paper of the day that it is in India. */
export const todaysPaper = (now: Date): RoutinePaper => papersOfWeek[indiaWeekday(now)] ?? 'MONTHLY_CONSOLIDATIONS'

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
