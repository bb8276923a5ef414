import { expect, it } from 'vitest'
import { routineToday } from './routine-table.tsx'

it.each([
	['2026-11-22T18:29:59Z', 'weekend'],
	['2026-11-22T18:30:00Z', 'monday'],
	['2026-11-26T12:00:00Z', 'thursday'],
	['2026-11-27T18:30:00Z', 'weekend'],
	['2026-11-28T18:30:00Z', 'weekend'],
])('at %s it is %s in India', (moment, day) => {
	expect(routineToday(new Date(moment))).toBe(day)
})
