/** Counts on from what the server has said, by a clock that cannot be set. Pure: the clock's reading is passed in. */

export interface ClockBase {
	/** Since the start of the attempt, as the server said. */
	elapsedMilliseconds: number
	/** What the device's own clock (`performance.now()`) showed when it was heard. */
	heardAt: number
}

export const elapsedAt = ({ elapsedMilliseconds, heardAt }: ClockBase, now: number): number =>
	elapsedMilliseconds + Math.max(0, now - heardAt)

/** Takes what the server says now. A phone that has slept counts behind and jumps forward; nothing sets the time back. */
export function hearClock(base: ClockBase, elapsedMilliseconds: number, now: number): ClockBase {
	return elapsedMilliseconds > elapsedAt(base, now) ? { elapsedMilliseconds, heardAt: now } : base
}

export interface TimeParts {
	hours: number
	minutes: number
	seconds: number
}

/** Cuts a time into what is shown of it; a begun second counts whole, so that it ends with 0 and not one second before. */
export function timeParts(milliseconds: number): TimeParts {
	const all = Math.max(0, Math.ceil(milliseconds / 1000))
	return { hours: Math.floor(all / 3600), minutes: Math.floor((all % 3600) / 60), seconds: all % 60 }
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** Writes '2:59:07', and '9:07' below an hour. */
export function clockText(milliseconds: number): string {
	const { hours, minutes, seconds } = timeParts(milliseconds)
	const end = `${hours > 0 ? twoDigits(minutes) : minutes}:${twoDigits(seconds)}`
	return hours > 0 ? `${hours}:${end}` : end
}

/** Is said aloud when so much is left of the time to answer. */
export const announcedMinutes = [10, 5] as const

/** Finds what is to be said aloud between two looks at the clock. */
export function minutesToAnnounce(leftBefore: number, left: number): (typeof announcedMinutes)[number] | null {
	return announcedMinutes.findLast((minutes) => leftBefore > minutes * 60_000 && left <= minutes * 60_000) ?? null
}
