export type RelativeTime = { unit: 'now' } | { unit: 'minute' | 'hour' | 'day'; count: number } | { unit: 'date' }

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** After so many days nobody counts them: the date says more. */
const COUNTED_DAYS = 30

/**
 * Says how long ago something was, in whole units. A moment that lies ahead, by a clock that is wrong, counts as just
 * now.
 */
export function relativeTime(moment: Date, now: Date): RelativeTime {
	const passed = now.getTime() - moment.getTime()
	if (passed < MINUTE) return { unit: 'now' }
	if (passed < HOUR) return { unit: 'minute', count: Math.floor(passed / MINUTE) }
	if (passed < DAY) return { unit: 'hour', count: Math.floor(passed / HOUR) }
	if (passed < COUNTED_DAYS * DAY) return { unit: 'day', count: Math.floor(passed / DAY) }
	return { unit: 'date' }
}
