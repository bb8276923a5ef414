import { formatDay } from '@aravalli/shared/format-day'
import type { Language } from '@aravalli/shared/language'
import type { messages as scheduleMessages } from './messages.en.ts'

const DAY_MILLISECONDS = 86_400_000

/** Moves a day, written as 'YYYY-MM-DD'. */
export const movedDay = (day: string, days: number): string =>
	new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MILLISECONDS).toISOString().slice(0, 10)

/** Writes 'Today · Sunday, 29 Nov 2026', and other days without the first word. */
export function dayName(
	day: string,
	{ today, language, m }: { today: string; language: Language; m: typeof scheduleMessages },
): string {
	const weekday = m.weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''
	const near = day === today ? m.today : day === movedDay(today, 1) ? m.tomorrow : null
	return `${near ? `${near} · ` : ''}${weekday}, ${formatDay(day, language)}`
}
