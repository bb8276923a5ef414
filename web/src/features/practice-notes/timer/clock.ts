import { practiceTimers } from './stored.ts'

/**
 * Counts how long somebody has worked on something. It is pure: the time comes from outside. It is kept in the tab, so
 * that a reload takes nothing away.
 */
export interface Clock {
	/** Is the time before `startedAt`. */
	elapsedMilliseconds: number
	/** Is a time of the reader's own clock; it is null where it stands still. */
	startedAt: number | null
}

export const newClock = (now: number): Clock => ({ elapsedMilliseconds: 0, startedAt: now })

/**
 * Counts by the clock and not by ticks, because a phone that sleeps beside the paper goes on. A clock that was set
 * back takes nothing away.
 */
export function elapsedOf({ elapsedMilliseconds, startedAt }: Clock, now: number): number {
	return elapsedMilliseconds + (startedAt === null ? 0 : Math.max(0, now - startedAt))
}

export const secondsOf = (clock: Clock, now: number) => Math.floor(elapsedOf(clock, now) / 1000)

export function toggled(clock: Clock, now: number): Clock {
	return { elapsedMilliseconds: elapsedOf(clock, now), startedAt: clock.startedAt === null ? now : null }
}

/** Writes a time as '0:05', '12:30' or '1:02:05'. */
export function clockText(seconds: number): string {
	const parts = [Math.floor((seconds % 3600) / 60), seconds % 60]
	const hours = Math.floor(seconds / 3600)
	const [first, ...rest] = hours > 0 ? [hours, ...parts] : parts
	return [first, ...rest.map((part) => String(part).padStart(2, '0'))].join(':')
}

interface KeptClock {
	elapsedMilliseconds: number
	isPaused: boolean
}

/** What was stored may be anything. @returns null for what is no time */
export function readClock(value: unknown, now: number): Clock | null {
	if (typeof value !== 'object' || value === null) return null
	const { elapsedMilliseconds, isPaused } = value as Partial<Record<keyof KeptClock, unknown>>
	if (typeof elapsedMilliseconds !== 'number' || !(elapsedMilliseconds >= 0)) return null
	return { elapsedMilliseconds, startedAt: isPaused === true ? null : now }
}

/** @param subject type and id of what is worked on: 'mains:…' */
export const keptClock = (subject: string, now: number) => readClock(practiceTimers.readJson(subject), now)

/** The time while the page is away does not count. Where storage is full or refused it goes on while the page is open. */
export function keepClock(subject: string, clock: Clock, now: number): void {
	const kept: KeptClock = { elapsedMilliseconds: elapsedOf(clock, now), isPaused: clock.startedAt === null }
	practiceTimers.writeJson(kept, subject)
}
