import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { indiaDay } from '../india-time.ts'
import {
	addWorkingHours,
	isWorkingDay,
	mondayToFriday,
	type WorkingDays,
	workingMilliseconds,
} from './working-hours.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const week: WorkingDays = { weekdays: mondayToFriday, holidays: [] }
/** Diwali, a Monday, between two weekends of which each is followed by a working day. */
const withDiwali: WorkingDays = { weekdays: mondayToFriday, holidays: ['2026-11-09'] }

describe('a due time', () => {
	it.each([
		['a Tuesday evening', '2026-11-17T15:42:00.000Z', 24, week, '2026-11-18T15:42:00.000Z'],
		['a Friday evening: it counts on from Monday', '2026-11-20T15:42:00.000Z', 24, week, '2026-11-23T15:42:00.000Z'],
		['a Saturday: it counts from Monday', '2026-11-21T06:00:00.000Z', 24, week, '2026-11-23T18:30:00.000Z'],
		['Friday before a Monday off', '2026-11-06T15:42:00.000Z', 24, withDiwali, '2026-11-10T15:42:00.000Z'],
		['two days, over the weekend', '2026-11-19T15:42:00.000Z', 48, week, '2026-11-23T15:42:00.000Z'],
		['the midnight with which Monday begins', '2026-11-22T18:30:00.000Z', 24, week, '2026-11-23T18:30:00.000Z'],
		['a moment before that midnight', '2026-11-22T18:29:59.999Z', 24, week, '2026-11-23T18:30:00.000Z'],
		['hours that end with Friday', '2026-11-20T12:30:00.000Z', 6, week, '2026-11-20T18:30:00.000Z'],
	])('of what is sent on %s', (_, from, hours, days, due) => {
		expect(addWorkingHours(new Date(from), hours, days).toISOString()).toBe(due)
	})

	it('is refused where nobody ever works', () => {
		expect(() => addWorkingHours(new Date('2026-11-17T15:42:00Z'), 1, { weekdays: [], holidays: [] })).toThrow()
	})
})

const start = Date.parse('2026-10-30T18:30:00.000Z')
const moment = fc.integer({ min: 0, max: 20 * DAY }).map((passed) => new Date(start + passed))
/** Midnights in India and what lies a millisecond beside them are where days are told apart. */
const edge = fc
	.tuple(fc.integer({ min: 0, max: 20 }), fc.constantFrom(-1, 0, 1))
	.map(([day, beside]) => new Date(start + day * DAY + beside))
const from = fc.oneof(moment, edge)
const holidays = fc.uniqueArray(
	fc.integer({ min: 0, max: 25 }).map((day) => indiaDay(new Date(start + day * DAY))),
	{ maxLength: 8 },
)
const calendar: fc.Arbitrary<WorkingDays> = fc.record({
	weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 7 }),
	holidays,
})
const hours = fc.oneof(
	fc.constantFrom(0, 6, 24, 48),
	fc.integer({ min: 0, max: 400 }).map((quarters) => quarters / 4),
)

const check = <T extends [unknown, ...unknown[]]>(
	arbitraries: { [K in keyof T]: fc.Arbitrary<T[K]> },
	holds: (...values: T) => void,
) => fc.assert(fc.property(...arbitraries, holds as never), { numRuns: 400 })

describe('working hours, whatever the weekends and holidays', () => {
	it('are all there between a moment and the one in which they have passed', () =>
		check([from, hours, calendar], (sent, count, days) => {
			expect(workingMilliseconds(sent, addWorkingHours(sent, count, days), days)).toBe(count * HOUR)
		}))

	it('end within working time, at the latest with its last midnight', () =>
		check([from, hours, calendar], (sent, count, days) => {
			const due = addWorkingHours(sent, count, days)
			expect(due >= sent).toBe(true)
			// Just before it, somebody works; where no hours pass, nothing is waited for.
			if (count > 0) expect(isWorkingDay(new Date(due.getTime() - 1), days)).toBe(true)
		}))

	it('are due later for what is sent later, and for more hours', () =>
		check([from, from, hours, hours, calendar], (one, other, count, more, days) => {
			const [earlier, later] = one < other ? [one, other] : [other, one]
			expect(addWorkingHours(earlier, count, days) <= addWorkingHours(later, count, days)).toBe(true)
			expect(addWorkingHours(one, count, days) <= addWorkingHours(one, count + more, days)).toBe(true)
		}))

	it('may be counted in one go or one after the other', () =>
		check([from, hours, hours, calendar], (sent, count, more, days) => {
			const first = addWorkingHours(sent, count, days)
			expect(addWorkingHours(first, more, days)).toEqual(addWorkingHours(sent, count + more, days))
		}))

	it('between moments add up, and turn their sign with the direction', () =>
		check([from, from, from, calendar], (one, middle, other, days) => {
			const parts = workingMilliseconds(one, middle, days) + workingMilliseconds(middle, other, days)
			expect(workingMilliseconds(one, other, days)).toBe(parts)
			expect(workingMilliseconds(other, one, days) + parts).toBe(0)
		}))

	it('are as many as the minutes of working days, counted one by one', () =>
		check(
			[fc.integer({ min: 0, max: 10 * 1_440 }), fc.integer({ min: 0, max: 3 * 1_440 }), calendar],
			(offset, count, days) => {
				const sent = start + offset * MINUTE
				let minutes = 0
				for (let at = sent; at < sent + count * MINUTE; at += MINUTE) if (isWorkingDay(new Date(at), days)) minutes += 1
				expect(workingMilliseconds(new Date(sent), new Date(sent + count * MINUTE), days)).toBe(minutes * MINUTE)
			},
		))
})
