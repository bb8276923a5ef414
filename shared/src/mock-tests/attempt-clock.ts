/**
 * Says where an attempt at a timed paper stands. Both sides run it; only the server's moment counts, a device shows what it was told and counts on from there by a
 * clock that nobody can set.
 */

/** Absorbs a slow network at the end: what arrives later does not count. Never shown to learners. */
export const GRACE_MILLISECONDS = 30_000

/** `bubbles`: the time is over, and those left without any option may still get one, as in the hall. */
export type TestPhase = 'answering' | 'bubbles' | 'over'

export interface TestTimes {
	minutes: number
	/** 0 where there is no time to check the bubbles. */
	bubbleMinutes: number
}

const MINUTE = 60_000

/** @param elapsedMilliseconds since the start of the attempt */
export function phaseAt({ minutes, bubbleMinutes }: TestTimes, elapsedMilliseconds: number): TestPhase {
	if (elapsedMilliseconds < minutes * MINUTE) return 'answering'
	return elapsedMilliseconds < (minutes + bubbleMinutes) * MINUTE ? 'bubbles' : 'over'
}

/** Is what is left of the present phase, in milliseconds; 0 when all is over. */
export function leftOfPhase(times: TestTimes, elapsedMilliseconds: number): number {
	const phase = phaseAt(times, elapsedMilliseconds)
	if (phase === 'over') return 0
	const end = times.minutes + (phase === 'bubbles' ? times.bubbleMinutes : 0)
	return end * MINUTE - elapsedMilliseconds
}

/** Is the moment from which nothing is taken any more. */
export const closesAt = ({ minutes, bubbleMinutes }: TestTimes, startedAt: Date): Date =>
	new Date(startedAt.getTime() + (minutes + bubbleMinutes) * MINUTE + GRACE_MILLISECONDS)
