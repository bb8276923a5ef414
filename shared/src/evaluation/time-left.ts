/**
 * Says how long it is until an evaluation is due, alike to learner, evaluator and administrator. The due moment was counted
 * in working hours when the copy was sent, so what is left until then is told by the clock on the wall.
 */
import type { Bilingual, Language } from '../language.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** 'overdue' and 'urgent' are shown in the bad colours, 'soon' in those that warn. */
export type Urgency = 'overdue' | 'urgent' | 'soon' | 'calm'

/** @param dueAt ISO 8601 */
export function urgencyOf(dueAt: string, now: Date): Urgency {
	const left = Date.parse(dueAt) - now.getTime()
	if (left < 0) return 'overdue'
	if (left < 3 * HOUR) return 'urgent'
	return left < 6 * HOUR ? 'soon' : 'calm'
}

const units: Bilingual<Record<'day' | 'hour' | 'minute', (count: number) => string>> = {
	english: {
		day: (count) => (count === 1 ? '1 day' : `${count} days`),
		hour: (count) => `${count} h`,
		minute: (count) => `${count} min`,
	},
	hindi: {
		day: (count) => `${count} दिन`,
		hour: (count) => (count === 1 ? '1 घंटा' : `${count} घंटे`),
		minute: (count) => `${count} मिनट`,
	},
}

/** Writes '5 h 20 min', '14 h' or, from two days on, '3 days 4 h'; part of a minute counts as one. */
function formatSpan(milliseconds: number, language: Language): string {
	const minutes = Math.max(1, Math.ceil(milliseconds / MINUTE))
	const { day, hour, minute } = units[language]
	const hours = Math.floor(minutes / 60)
	const counted =
		hours < 48
			? [
					{ count: hours, unit: hour },
					{ count: minutes % 60, unit: minute },
				]
			: [
					{ count: Math.floor(hours / 24), unit: day },
					{ count: hours % 24, unit: hour },
				]
	return counted
		.filter(({ count }) => count > 0)
		.map(({ count, unit }) => unit(count))
		.join(' ')
}

/** Writes '5 h 20 min' or 'Overdue 1 h', as lists show it. @param dueAt ISO 8601 */
export function formatTimeLeft(dueAt: string, now: Date, language: Language): string {
	const left = Date.parse(dueAt) - now.getTime()
	if (left >= 0) return formatSpan(left, language)
	const late = formatSpan(-left, language)
	// What stands before a postposition is inflected.
	return language === 'hindi' ? `${late.replace('घंटा', 'घंटे')} की देरी` : `Overdue ${late}`
}

/** Writes 'Due in 5 h 20 min' or 'Overdue 1 h', as it stands alone. @param dueAt ISO 8601 */
export function formatDue(dueAt: string, now: Date, language: Language): string {
	const left = formatTimeLeft(dueAt, now, language)
	if (urgencyOf(dueAt, now) === 'overdue') return left
	return language === 'hindi' ? `${left} बाकी` : `Due in ${left}`
}
