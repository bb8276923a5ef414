import { describe, expect, it } from 'vitest'
import { nextCheck } from './next-check.ts'

const created = new Date('2026-11-28T06:00:00Z')
const aged = (minutes: number) => new Date(created.getTime() + minutes * 60_000)

describe('the provider is asked about an order', () => {
	it.each([
		[2, 1],
		[4, 1],
		[40, 10],
		[60 * 24, 360],
		[60 * 24 * 4, 360],
	])('at the age of %i minutes again after %i', (age, pause) =>
		expect(nextCheck(created, aged(age), 60)).toEqual(aged(age + pause)),
	)

	it('for five days and not longer', () => {
		expect(nextCheck(created, aged(60 * 24 * 5), 60)).not.toBeNull()
		expect(nextCheck(created, new Date(aged(60 * 24 * 5).getTime() + 1), 60)).toBeNull()
	})

	it('not more often than the job runs, and a bounded number of times', () => {
		expect(nextCheck(created, aged(1), 600)).toEqual(aged(11))
		let times = 0
		for (let at: Date | null = aged(2); at; at = nextCheck(created, at, 60)) times += 1
		expect(times).toBeLessThan(50)
	})
})
