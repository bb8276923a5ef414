import { expect, it } from 'vitest'
import { indiaDay, indiaHour, indiaWeekday, lastIndiaDay } from './india-time.ts'

it.each([
	['2026-11-18T18:29:59.999Z', '2026-11-18', 23, 3],
	['2026-11-18T18:30:00.000Z', '2026-11-19', 0, 4],
	['2026-12-31T18:30:00.000Z', '2027-01-01', 0, 5],
	['2026-11-22T06:00:00.000Z', '2026-11-22', 11, 0],
])('%s is %s, hour %i, weekday %i in India', (moment, day, hour, weekday) => {
	const date = new Date(moment)
	expect([indiaDay(date), indiaHour(date), indiaWeekday(date)]).toEqual([day, hour, weekday])
})

it.each([
	['2027-06-30T18:30:00.000Z', '2027-06-30'],
	['2027-06-30T18:30:00.001Z', '2027-07-01'],
	['2026-12-28T06:00:00.000Z', '2026-12-28'],
])('what ends at %s has its last day on %s', (end, day) => expect(lastIndiaDay(new Date(end))).toBe(day))
