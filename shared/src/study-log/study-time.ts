/**
 * Bounds what one study log may say, for the form and for the server.
 *
 * Hours are kept as minutes, so that sums are exact.
 */
export const HOURS_MAX = 24
export const HOURS_STEP = 0.5
/** Is far above what anybody does in a day, and keeps a slip of the finger from spoiling the totals. */
export const ACTIVITIES_MAX = 100
export const MINUTES_OF_DAY = 24 * 60

export interface StudyTime {
	hoursStudied: number
	activitiesCompleted: number
}

/** A log written without a network is sent later, with its own day; older ones are refused. */
export const LATE_LOG_DAYS = 7

export const areHours = (hours: number): boolean =>
	hours >= 0 && hours <= HOURS_MAX && Number.isInteger(hours / HOURS_STEP)

export const areActivities = (activities: number): boolean =>
	Number.isInteger(activities) && activities >= 0 && activities <= ACTIVITIES_MAX

export const isEmptyLog = ({ hoursStudied, activitiesCompleted }: StudyTime): boolean =>
	hoursStudied === 0 && activitiesCompleted === 0

/** Reads what stands in a field of the form, which may hold anything; null for what is no number. */
export function readAmount(written: string): number | null {
	const text = written.trim()
	if (text === '') return 0
	return /^\d{1,6}([.,]\d{1,6})?$/.test(text) ? Number(text.replace(',', '.')) : null
}
