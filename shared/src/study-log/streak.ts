/**
 * Counts runs of study days. A day is a day in India, 'YYYY-MM-DD'; whoever calls passes today by the server's clock.
 *
 * A streak lives through today until midnight: who studied yesterday and not yet today still has it. A clock that was set
 * back breaks nothing: a last study day ahead of today counts as today.
 */
import { daysBetween } from '../india-time.ts'

export type StreakStatus = 'active' | 'at-risk' | 'broken' | 'inactive'

/** Names the message that a streak of a length gets. */
export type StreakLength = 'start' | 'encouragement' | 'week' | 'month'

export interface Runs {
	/** Is the number of days of the run that ends with the last study day. */
	last: number
	longest: number
}

/** @param days each once, the first first */
export function runsOf(days: readonly string[]): Runs {
	const runs = { last: 0, longest: 0 }
	let before: string | null = null
	for (const day of days) {
		runs.last = before !== null && daysBetween(before, day) === 1 ? runs.last + 1 : 1
		runs.longest = Math.max(runs.longest, runs.last)
		before = day
	}
	return runs
}

/** @param lastDay null: there is none */
export function streakStatus(lastDay: string | null, today: string): StreakStatus {
	if (lastDay === null) return 'inactive'
	const ago = daysBetween(lastDay, today)
	if (ago <= 0) return 'active'
	return ago === 1 ? 'at-risk' : 'broken'
}

/** Gives how long the streak is today, from the run that ended with the last study day. */
export function currentStreak(lastDay: string | null, lastRun: number, today: string): number {
	const status = streakStatus(lastDay, today)
	return status === 'active' || status === 'at-risk' ? lastRun : 0
}

/** Is a week and a month of the specification (1-platform §9, 3-commerce §4). */
export const streakMilestones = [7, 30] as const

export function streakLength(streak: number): StreakLength {
	if (streak >= streakMilestones[1]) return 'month'
	if (streak >= streakMilestones[0]) return 'week'
	return streak >= 1 ? 'encouragement' : 'start'
}

/** Gives the milestone that is still ahead, and how many days it takes; null behind the last one. */
export function nextMilestone(streak: number): { milestone: number; days: number } | null {
	const milestone = streakMilestones.find((length) => length > streak)
	return milestone === undefined ? null : { milestone, days: milestone - streak }
}
