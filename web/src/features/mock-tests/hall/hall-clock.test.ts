import { describe, expect, it } from 'vitest'
import { clockText, elapsedAt, hearClock, minutesToAnnounce, timeParts } from './hall-clock.ts'

describe('the clock of the hall', () => {
	const base = { elapsedMilliseconds: 60_000, heardAt: 1_000 }

	it('counts on from what the server said', () => expect(elapsedAt(base, 31_000)).toBe(90_000))

	it('jumps forward where a phone has slept, and is never set back', () => {
		expect(elapsedAt(hearClock(base, 600_000, 11_000), 12_000)).toBe(601_000)
		expect(hearClock(base, 65_000, 11_000)).toBe(base)
	})

	it.each([
		[10_800_000, '3:00:00'],
		[10_799_001, '3:00:00'],
		[3_600_000, '1:00:00'],
		[3_599_000, '59:59'],
		[605_000, '10:05'],
		[9_000, '0:09'],
		[1, '0:01'],
		[0, '0:00'],
		[-5, '0:00'],
	])('writes %i as %s', (milliseconds, text) => expect(clockText(milliseconds)).toBe(text))

	it('cuts a time into its parts', () => expect(timeParts(3_661_000)).toEqual({ hours: 1, minutes: 1, seconds: 1 }))

	it.each([
		[600_500, 599_500, 10],
		[600_500, 600_000, 10],
		[600_000, 599_000, null],
		[300_400, 299_400, 5],
		[700_000, 200_000, 5],
		[900_000, 899_000, null],
	])('from %i to %i left announces %s', (before, now, minutes) => expect(minutesToAnnounce(before, now)).toBe(minutes))
})
