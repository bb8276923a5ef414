import { formatDay } from './format-day.ts'
import type { Language } from './language.ts'

const INDIA_AHEAD_MILLISECONDS = 5.5 * 3_600_000

/** Writes a moment as it is in India: '21 Nov 2026, 6:40 PM' or '21 नवंबर 2026, शाम 6:40'. @param moment ISO 8601 */
export function formatMoment(moment: string, language: Language): string {
	return `${formatDay(inIndia(moment).slice(0, 10), language)}, ${formatTime(moment, language)}`
}

/** Writes the time of a moment as it is in India: '6:40 PM' or 'शाम 6:40'. @param moment ISO 8601 */
export function formatTime(moment: string, language: Language): string {
	const hour = Number(inIndia(moment).slice(11, 13))
	const time = `${hour % 12 || 12}:${inIndia(moment).slice(14, 16)}`
	return language === 'hindi' ? `${hindiPart(hour)} ${time}` : `${time} ${hour < 12 ? 'AM' : 'PM'}`
}

/** Hindi says the part of the day in the place of AM and PM. @param hour from 0 to 23 */
function hindiPart(hour: number): string {
	if (hour < 4 || hour >= 20) return 'रात'
	if (hour < 12) return 'सुबह'
	return hour < 16 ? 'दोपहर' : 'शाम'
}

const inIndia = (moment: string) => new Date(Date.parse(moment) + INDIA_AHEAD_MILLISECONDS).toISOString()
