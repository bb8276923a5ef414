import { formatDay } from './format-day.ts'
import type { Language } from './language.ts'

const INDIA_AHEAD_MILLISECONDS = 5.5 * 3_600_000

/** Writes a moment as it is in India: '21 Nov 2026, 6:40 PM'. @param moment ISO 8601 */
export function formatMoment(moment: string, language: Language): string {
	return `${formatDay(inIndia(moment).slice(0, 10), language)}, ${formatTime(moment)}`
}

/** Writes the time of a moment as it is in India: '6:40 PM'. @param moment ISO 8601 */
export function formatTime(moment: string): string {
	const hour = Number(inIndia(moment).slice(11, 13))
	return `${hour % 12 || 12}:${inIndia(moment).slice(14, 16)} ${hour < 12 ? 'AM' : 'PM'}`
}

const inIndia = (moment: string) => new Date(Date.parse(moment) + INDIA_AHEAD_MILLISECONDS).toISOString()
