import { addDays } from '@aravalli/shared/india-time'
import type { StudyDay, StudyEntry, StudySummary } from '@aravalli/shared/study-log/contract'
import { currentStreak, streakStatus } from '@aravalli/shared/study-log/streak'
import { type EntryRow, nothingStudied, type StudyDayRow, type StudyPart } from './tables.ts'

/** So many days, today included, are told with the sums. */
const RECENT_DAYS = 14

export const firstRecentDay = (today: string): string => addDays(today, 1 - RECENT_DAYS)

export const presentDay = ({ day, minutes, activities, automatic }: StudyDayRow): StudyDay => ({
	date: day,
	hoursStudied: minutes / 60,
	activitiesCompleted: activities + automatic,
	automaticActivities: automatic,
})

export function presentSummary({ summary, days }: StudyPart, today: string): StudySummary {
	const { lastDay, lastRun, longestRun, days: count, minutes, activities } = summary ?? nothingStudied
	return {
		currentStreak: currentStreak(lastDay, lastRun, today),
		longestStreak: longestRun,
		lastStudyDate: lastDay,
		totalStudyDays: count,
		totalHoursStudied: minutes / 60,
		totalActivitiesCompleted: activities,
		streakStatus: streakStatus(lastDay, today),
		today,
		recentStudyDates: days.map(presentDay),
	}
}

export const presentEntry = ({ id, day, minutes, activities, loggedAt }: EntryRow): StudyEntry => ({
	_id: id,
	date: day,
	hoursStudied: minutes / 60,
	activitiesCompleted: activities,
	loggedAt: loggedAt.toISOString(),
})
