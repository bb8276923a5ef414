import { describe, expect, it } from 'vitest'
import { createAttemptLimiter } from './attempt-limiter.ts'

function setUp(max = 3, windowSeconds = 60) {
	let now = 1_000_000
	const limiter = createAttemptLimiter({ max, windowSeconds }, () => now)
	const pass = (milliseconds: number) => {
		now += milliseconds
	}
	return { limiter, pass }
}

describe('attempts', () => {
	it('are let through up to the limit, each key for itself', () => {
		const { limiter } = setUp()
		expect([1, 2, 3, 4].map(() => limiter.take('a'))).toEqual([0, 0, 0, 60])
		expect(limiter.take('b')).toBe(0)
	})

	it('may be made again when the window is over; the wait is told in whole seconds, never 0', () => {
		const { limiter, pass } = setUp(1)
		limiter.take('a')
		pass(58_500)
		expect(limiter.take('a')).toBe(2)
		pass(1_499)
		expect(limiter.take('a')).toBe(1)
		pass(1)
		expect(limiter.take('a')).toBe(0)
	})

	it('that are refused do not make the wait longer', () => {
		const { limiter, pass } = setUp(1)
		limiter.take('a')
		for (let second = 0; second < 60; second++) {
			expect(limiter.take('a')).toBe(60 - second)
			pass(1_000)
		}
		expect(limiter.take('a')).toBe(0)
	})

	it('are given back one by one, never more than were counted', () => {
		const { limiter } = setUp(2)
		limiter.giveBack('a')
		expect([limiter.take('a'), limiter.take('a'), limiter.take('a')]).toEqual([0, 0, 60])
		limiter.giveBack('a')
		expect([limiter.take('a'), limiter.take('a')]).toEqual([0, 60])
		for (let time = 0; time < 10; time++) limiter.giveBack('a')
		expect([limiter.take('a'), limiter.take('a'), limiter.take('a')]).toEqual([0, 0, 60])
	})

	it('are forgotten with their key', () => {
		const { limiter } = setUp(1)
		limiter.take('a')
		limiter.clear('a')
		expect(limiter.take('a')).toBe(0)
	})

	it('of 100,000 keys are remembered; the ones counted first go', () => {
		const { limiter } = setUp(1)
		for (let key = 0; key <= 100_000; key++) limiter.take(`key ${key}`)
		expect(limiter.take('key 100000')).toBe(60)
		expect(limiter.take('key 1')).toBe(60)
		expect(limiter.take('key 0')).toBe(0)
	})
})
