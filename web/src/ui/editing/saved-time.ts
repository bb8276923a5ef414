import { formatMoment, formatTime } from '@aravalli/shared/format-moment'
import { indiaDay } from '@aravalli/shared/india-time'
import type { Language } from '@aravalli/shared/language'

/**
 * Writes when something was saved: the time alone where that was today.
 * @param savedAt ISO 8601
 */
export function savedTime(savedAt: string, language: Language): string {
	const isToday = indiaDay(new Date(savedAt)) === indiaDay(new Date())
	return isToday ? formatTime(savedAt) : formatMoment(savedAt, language)
}
