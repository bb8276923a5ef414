import { formatMoment } from '@aravalli/shared/format-moment'
import { indiaWeekday } from '@aravalli/shared/india-time'
import type { Language } from '@aravalli/shared/language'

/** Writes a moment with its day of the week: 'Mon, 30 Nov 2026, 9:12 PM'. @param weekdays from Sunday on */
export function formatDue(moment: string, weekdays: readonly string[], language: Language): string {
	return `${weekdays[indiaWeekday(new Date(moment))] ?? ''}, ${formatMoment(moment, language)}`
}
