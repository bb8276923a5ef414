import { beforeEach, describe, expect, it, vi } from 'vitest'
import { clockText, elapsedOf, keepClock, keptClock, newClock, readClock, secondsOf, toggled } from './clock.ts'

beforeEach(() => {
	const stored = new Map<string, string>()
	vi.stubGlobal('sessionStorage', {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, value: string) => stored.set(key, value),
	})
})

describe('the time', () => {
	it('counts up from nothing, in whole seconds', () => {
		const clock = newClock(1_000)
		expect([1_000, 1_999, 2_000, 61_000].map((now) => secondsOf(clock, now))).toEqual([0, 0, 1, 60])
	})

	it('stands still while it is paused, and goes on from there', () => {
		const paused = toggled(newClock(0), 5_500)
		expect(elapsedOf(paused, 100_000)).toBe(5_500)
		const goingOn = toggled(paused, 100_000)
		expect(elapsedOf(goingOn, 101_000)).toBe(6_500)
	})

	it('loses nothing when the clock is set back', () => {
		expect(elapsedOf({ elapsedMilliseconds: 5_000, startedAt: 10_000 }, 2_000)).toBe(5_000)
	})

	it.each([
		[0, '0:00'],
		[5, '0:05'],
		[59, '0:59'],
		[60, '1:00'],
		[750, '12:30'],
		[3_599, '59:59'],
		[3_600, '1:00:00'],
		[3_725, '1:02:05'],
	])('of %i seconds reads %s', (seconds, text) => expect(clockText(seconds)).toBe(text))
})

describe('what the tab keeps', () => {
	it('is gone on with after a reload; the time in between does not count', () => {
		keepClock('mains:a', newClock(0), 7_000)
		expect(keptClock('mains:a', 60_000)).toEqual({ elapsedMilliseconds: 7_000, startedAt: 60_000 })
		expect(keptClock('mains:b', 60_000)).toBeNull()
	})

	it('stays paused', () => {
		keepClock('mains:a', toggled(newClock(0), 7_000), 9_000)
		expect(keptClock('mains:a', 60_000)).toEqual({ elapsedMilliseconds: 7_000, startedAt: null })
	})

	it.each([null, 5, [], {}, { elapsedMilliseconds: '5' }, { elapsedMilliseconds: -1 }, { elapsedMilliseconds: null }])(
		'is no time: %j',
		(value) => expect(readClock(value, 0)).toBeNull(),
	)

	it('may be missing where storage is forbidden', () => {
		vi.stubGlobal('sessionStorage', undefined)
		keepClock('mains:a', newClock(0), 1_000)
		expect(keptClock('mains:a', 0)).toBeNull()
	})
})
