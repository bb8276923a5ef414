/**
 * Counts the time in which answers are evaluated: all hours of the days on which evaluators work in India, holidays left
 * out. An evaluation plan promises its feedback in these hours, so learner, evaluator and administrator read one due time
 * that was counted once, when the copy was sent.
 */
import { indiaDay, indiaWeekday } from '../india-time.ts'

export interface WorkingDays {
	/** 0 is Sunday. None: nobody ever works, which is refused. */
	weekdays: readonly number[]
	/** Are written as 'YYYY-MM-DD', in India. */
	holidays: readonly string[]
}

/** Is what a plan promises where no working days are published: Monday to Friday. */
export const mondayToFriday: readonly number[] = [1, 2, 3, 4, 5]

const HOUR_MILLISECONDS = 3_600_000
const DAY_MILLISECONDS = 24 * HOUR_MILLISECONDS
const INDIA_AHEAD_MILLISECONDS = 5.5 * HOUR_MILLISECONDS

/** No run of holidays is as long; a calendar without any working day is a mistake and not a wait for ever. */
const MOST_DAYS_OFF = 366

export function isWorkingDay(moment: Date, { weekdays, holidays }: WorkingDays): boolean {
	return weekdays.includes(indiaWeekday(moment)) && !holidays.includes(indiaDay(moment))
}

/** Gives the midnight in India with which the day of `moment` ends. */
function endOfDay(moment: Date): Date {
	const local = moment.getTime() + INDIA_AHEAD_MILLISECONDS
	return new Date((Math.floor(local / DAY_MILLISECONDS) + 1) * DAY_MILLISECONDS - INDIA_AHEAD_MILLISECONDS)
}

/**
 * Gives the moment in which so many working hours have passed. What is sent on a day off begins to count with the next
 * working day; hours that are used up at midnight end there, not at the start of the next working day.
 *
 * @throws Error where there is no working day within a year
 */
export function addWorkingHours(from: Date, hours: number, days: WorkingDays): Date {
	let left = hours * HOUR_MILLISECONDS
	let moment = from
	let daysOff = 0
	while (left > 0) {
		const end = endOfDay(moment)
		if (isWorkingDay(moment, days)) {
			const today = end.getTime() - moment.getTime()
			if (left <= today) return new Date(moment.getTime() + left)
			left -= today
			daysOff = 0
		} else if (++daysOff > MOST_DAYS_OFF) {
			throw new Error('No day of the coming year is a working day.')
		}
		moment = end
	}
	return moment
}

/** Gives how many working milliseconds lie between two moments; less than nothing where `to` comes first. */
export function workingMilliseconds(from: Date, to: Date, days: WorkingDays): number {
	if (to < from) return 0 - workingMilliseconds(to, from, days)
	let total = 0
	let moment = from
	while (moment < to) {
		const end = endOfDay(moment) < to ? endOfDay(moment) : to
		if (isWorkingDay(moment, days)) total += end.getTime() - moment.getTime()
		moment = end
	}
	return total
}
