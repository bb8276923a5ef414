/**
 * The examination goes by India's clock, so days and hours are those of India, wherever the server or the reader is.
 */

const INDIA_AHEAD_MILLISECONDS = 5.5 * 3_600_000

/** Its UTC fields read as India's clock. India has no summer time. */
const inIndia = (moment: Date) => new Date(moment.getTime() + INDIA_AHEAD_MILLISECONDS)

/** Gives the day in India as 'YYYY-MM-DD'. */
export function indiaDay(moment: Date): string {
	return inIndia(moment).toISOString().slice(0, 10)
}

/** Gives the last day of what ends in that moment: what ends at midnight has ended with the day before. */
export const lastIndiaDay = (end: Date): string => indiaDay(new Date(end.getTime() - 1))

/** Gives the hour in India, 0 to 23. */
export function indiaHour(moment: Date): number {
	return inIndia(moment).getUTCHours()
}

/** 0 is Sunday. */
export function indiaWeekday(moment: Date): number {
	return inIndia(moment).getUTCDay()
}

/** Gives the same time of day in India so many months later; where that month has no such day, on its last day. */
export function monthsLater(moment: Date, months: number): Date {
	const local = inIndia(moment)
	const day = local.getUTCDate()
	local.setUTCDate(1)
	local.setUTCMonth(local.getUTCMonth() + months)
	const lastDay = new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1, 0)).getUTCDate()
	local.setUTCDate(Math.min(day, lastDay))
	return new Date(local.getTime() - INDIA_AHEAD_MILLISECONDS)
}

/** Gives the day so many days later, or earlier, written 'YYYY-MM-DD'; '' for what is no date. */
export function addDays(day: string, days: number): string {
	const moment = new Date(`${day}T00:00:00Z`)
	if (Number.isNaN(moment.getTime())) return ''
	moment.setUTCDate(moment.getUTCDate() + days)
	return moment.toISOString().slice(0, 10)
}

/** Gives how many days lie from one day to another; below 0 where the other is earlier. */
export const daysBetween = (day: string, other: string): number => (Date.parse(other) - Date.parse(day)) / 86_400_000
