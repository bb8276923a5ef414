import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween, indiaDay } from '../india-time.ts'
import { currentStreak, nextMilestone, runsOf, streakLength, streakStatus } from './streak.ts'

const today = '2026-11-30'

describe('a run of study days', () => {
	it.each<[string[], number, number]>([
		[[], 0, 0],
		[['2026-11-30'], 1, 1],
		[['2026-11-28', '2026-11-29', '2026-11-30'], 3, 3],
		[['2026-11-26', '2026-11-27', '2026-11-30'], 1, 2],
		// The year and February do not break it.
		[['2027-12-30', '2027-12-31', '2028-01-01'], 3, 3],
		[['2028-02-28', '2028-02-29', '2028-03-01'], 3, 3],
		[['2027-02-28', '2027-03-01'], 2, 2],
	])('of %j', (days, last, longest) => {
		expect(runsOf(days)).toEqual({ last, longest })
	})

	it('is as long as one finds by walking back a day at a time, over random calendars', () => {
		const calendars = fc.uniqueArray(fc.integer({ min: 0, max: 400 }), { maxLength: 200 })
		fc.assert(
			fc.property(calendars, (offsets) => {
				const days = offsets.map((offset) => addDays(today, -offset)).sort()
				const studied = new Set(days)
				const back = (from: string | undefined): number =>
					from !== undefined && studied.has(from) ? 1 + back(addDays(from, -1)) : 0
				expect(runsOf(days)).toEqual({ last: back(days.at(-1)), longest: Math.max(0, ...days.map(back)) })
			}),
		)
	})
})

describe('what a streak is today', () => {
	it.each([
		[null, 'inactive', 0],
		['2026-11-30', 'active', 5],
		['2026-11-29', 'at-risk', 5],
		['2026-11-28', 'broken', 0],
		['2025-11-30', 'broken', 0],
		// The clock of the server was set back by a day: nothing is lost.
		['2026-12-01', 'active', 5],
	] as const)('after a last day of %s', (lastDay, status, streak) => {
		expect(streakStatus(lastDay, today)).toBe(status)
		expect(currentStreak(lastDay, 5, today)).toBe(streak)
	})

	it('is kept by whoever studies once between two midnights of India, whatever the hours are', () => {
		const hours = fc.array(fc.integer({ min: 0, max: 86_399 }), { minLength: 2, maxLength: 40 })
		fc.assert(
			fc.property(hours, (seconds) => {
				const midnight = Date.parse('2026-11-01T00:00:00+05:30')
				const moments = seconds.map((second, index) => new Date(midnight + index * 86_400_000 + second * 1_000))
				const days = moments.map(indiaDay)
				const last = moments.at(-1) ?? new Date(midnight)
				expect(currentStreak(days.at(-1) ?? null, runsOf(days).last, indiaDay(last))).toBe(seconds.length)
			}),
		)
	})

	it('has two days in the two seconds around midnight in India, and none more in those around UTC’s', () => {
		const dayAt = (moment: string) => indiaDay(new Date(moment))
		expect(daysBetween(dayAt('2026-11-29T23:59:59+05:30'), dayAt('2026-11-30T00:00:00+05:30'))).toBe(1)
		expect(daysBetween(dayAt('2026-11-29T23:59:59Z'), dayAt('2026-11-30T00:00:00Z'))).toBe(0)
	})
})

describe('a milestone', () => {
	it.each([
		[0, 'start', { milestone: 7, days: 7 }],
		[1, 'encouragement', { milestone: 7, days: 6 }],
		[6, 'encouragement', { milestone: 7, days: 1 }],
		[7, 'week', { milestone: 30, days: 23 }],
		[12, 'week', { milestone: 30, days: 18 }],
		[29, 'week', { milestone: 30, days: 1 }],
		[30, 'month', null],
		[365, 'month', null],
	] as const)('after %i days', (streak, length, next) => {
		expect(streakLength(streak)).toBe(length)
		expect(nextMilestone(streak)).toEqual(next)
	})
})
