import { formatDay } from './format-day.ts'
import type { Language } from './language.ts'

const INDIA_AHEAD_MILLISECONDS = 5.5 * 3_600_000

/** A moment as it is in India: '21 Nov 2026, 6:40 PM'. @param moment ISO 8601 */
export function formatMoment(moment: string, language: Language): string {
	const inIndia = new Date(Date.parse(moment) + INDIA_AHEAD_MILLISECONDS).toISOString()
	const hour = Number(inIndia.slice(11, 13))
	const time = `${hour % 12 || 12}:${inIndia.slice(14, 16)} ${hour < 12 ? 'AM' : 'PM'}`
	return `${formatDay(inIndia.slice(0, 10), language)}, ${time}`
}
