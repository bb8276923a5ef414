import type { StudyDay } from '@aravalli/shared/study-log/contract'
import { describe, expect, it } from 'vitest'
import { ridgeOfDays, ridgePath } from './ridge-of-days.ts'

const day = (date: string, hoursStudied: number, activitiesCompleted = 0): StudyDay => ({
	...{ date, hoursStudied, activitiesCompleted },
	automaticActivities: 0,
})

const week = (...days: StudyDay[]) => ridgeOfDays(days, '2026-12-02', 7, { from: 10, to: 94 })

describe('the ridge of days', () => {
	it('ends with today, over the end of a month, and has the days without study as missed', () => {
		const points = week(day('2026-11-26', 2), day('2026-12-02', 3.5))
		expect(points.map(({ date }) => date)).toEqual([
			...['2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30'],
			...['2026-12-01', '2026-12-02'],
		])
		expect(points.map(({ isMissed }) => isMissed)).toEqual([false, true, true, true, true, true, false])
		expect([points[0]?.x, points.at(-1)?.x]).toEqual([10, 94])
	})

	it('is higher where more was studied, and lowest where nothing was', () => {
		const [nothing, activities, one, two] = [
			week().at(-1),
			week(day('2026-12-02', 0, 3)).at(-1),
			week(day('2026-12-02', 1)).at(-1),
			week(day('2026-12-02', 2)).at(-1),
		].map((point) => point?.y ?? 0)
		expect(nothing).toBeLessThan(activities ?? 0)
		expect(activities).toBeLessThan(one ?? 0)
		expect(one).toBeLessThan(two ?? 0)
	})

	it('stays in the picture, however long a day was', () => {
		const points = week(day('2026-12-01', 24), day('2026-12-02', 2))
		expect(Math.max(...points.map(({ y }) => y))).toBeLessThanOrEqual(84)
	})

	it('is one closed path', () => {
		expect(ridgePath(week(day('2026-12-02', 2)))).toMatch(/^M-2 [\d.]+(C[\d. -]+)+V101H-2Z$/)
		expect(ridgePath([])).toBe('')
	})
})
