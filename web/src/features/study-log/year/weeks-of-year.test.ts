import type { StudyDay } from '@aravalli/shared/study-log/contract'
import { expect, it } from 'vitest'
import { levelOf, monthsOf, weeksOfYear } from './weeks-of-year.ts'

const day = (date: string, hoursStudied: number, activitiesCompleted = 0, automaticActivities = 0): StudyDay => ({
	...{ date, hoursStudied, activitiesCompleted, automaticActivities },
})

it.each([
	['2026-11-30', 1, '2026-11-30'],
	['2026-12-06', 7, '2026-11-30'],
	['2027-01-01', 5, '2026-12-28'],
	['2028-02-29', 2, '2028-02-28'],
])('a year that ends on %s has %i days in its last week, and 52 whole weeks before', (today, last, monday) => {
	const weeks = weeksOfYear([day(today, 2)], today)
	expect(weeks.map(({ length }) => length)).toEqual([...Array(52).fill(7), last])
	expect(weeks.at(-1)?.[0]?.date).toBe(monday)
	expect(weeks.at(-1)?.at(-1)).toEqual({ date: today, hoursStudied: 2, activitiesCompleted: 0, level: 2 })
})

it.each([
	[0, 0, 0],
	[0, 1, 1],
	[1, 0, 1],
	[1.5, 0, 2],
	[4, 0, 3],
	[4.5, 0, 4],
	[24, 0, 4],
])('%d hours and %i activities are of level %i', (hoursStudied, activitiesCompleted, level) => {
	expect(levelOf({ hoursStudied, activitiesCompleted })).toBe(level)
})

it('adds up by month, the newest first', () => {
	const days = [day('2026-10-31', 1, 2, 2), day('2026-11-01', 2, 1), day('2026-11-30', 0.5, 3, 1)]
	expect(monthsOf(days)).toEqual([
		{ month: '2026-11', days: 2, hours: 2.5, activities: 4, automatic: 1 },
		{ month: '2026-10', days: 1, hours: 1, activities: 2, automatic: 2 },
	])
})
