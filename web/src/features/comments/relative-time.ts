export type RelativeTime = { unit: 'now' } | { unit: 'minute' | 'hour' | 'day'; count: number } | { unit: 'date' }

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** After that nobody counts: the date says more. */
const COUNTED_DAYS = 30

/** How long ago something was, in whole units. What seems to lie ahead, by a clock that is wrong, was just now. */
export function relativeTime(moment: Date, now: Date): RelativeTime {
	const passed = now.getTime() - moment.getTime()
	if (passed < MINUTE) return { unit: 'now' }
	if (passed < HOUR) return { unit: 'minute', count: Math.floor(passed / MINUTE) }
	if (passed < DAY) return { unit: 'hour', count: Math.floor(passed / HOUR) }
	if (passed < COUNTED_DAYS * DAY) return { unit: 'day', count: Math.floor(passed / DAY) }
	return { unit: 'date' }
}
