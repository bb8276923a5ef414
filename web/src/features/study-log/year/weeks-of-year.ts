/** Arranges a year of days as a map: a column for each week from Monday to Sunday, the last column with today. */
import { addDays, indiaWeekday } from '@aravalli/shared/india-time'
import type { StudyDay } from '@aravalli/shared/study-log/contract'

export interface MapDay {
	date: string
	hoursStudied: number
	activitiesCompleted: number
	/** Is 0 for no study, and up to 4. */
	level: number
}

/** A shade goes up to so many hours; what is more has the last one. */
const levelHours = [1, 2, 4] as const

const WEEKS = 53

export function levelOf({
	hoursStudied,
	activitiesCompleted,
}: Pick<StudyDay, 'hoursStudied' | 'activitiesCompleted'>): number {
	if (hoursStudied + activitiesCompleted === 0) return 0
	const index = levelHours.findIndex((hours) => hoursStudied <= hours)
	return index === -1 ? levelHours.length + 1 : index + 1
}

/** @returns weeks with their days, Monday first; the last week ends with today */
export function weeksOfYear(days: readonly StudyDay[], today: string): MapDay[][] {
	const byDate = new Map(days.map((day) => [day.date, day]))
	const sinceMonday = (indiaWeekday(new Date(`${today}T12:00:00Z`)) + 6) % 7
	const first = addDays(today, -sinceMonday - 7 * (WEEKS - 1))
	return Array.from({ length: WEEKS }, (_, week) =>
		Array.from({ length: 7 }, (_, weekday) => addDays(first, week * 7 + weekday))
			.filter((date) => date <= today)
			.map((date) => {
				const { hoursStudied = 0, activitiesCompleted = 0 } = byDate.get(date) ?? {}
				return { date, hoursStudied, activitiesCompleted, level: levelOf({ hoursStudied, activitiesCompleted }) }
			}),
	)
}

export interface MonthOfStudy {
	/** 'YYYY-MM'. */
	month: string
	days: number
	hours: number
	activities: number
	automatic: number
}

/** Adds study days up by month, the newest first. */
export function monthsOf(days: readonly StudyDay[]): MonthOfStudy[] {
	const months = Map.groupBy(days, ({ date }) => date.slice(0, 7))
	const sum = (of: readonly StudyDay[], value: (day: StudyDay) => number) =>
		of.reduce((all, day) => all + value(day), 0)
	return [...months]
		.map(([month, of]) => ({
			month,
			days: of.length,
			hours: sum(of, ({ hoursStudied }) => hoursStudied),
			activities: sum(of, ({ activitiesCompleted }) => activitiesCompleted),
			automatic: sum(of, ({ automaticActivities }) => automaticActivities),
		}))
		.toSorted((one, other) => other.month.localeCompare(one.month))
}
