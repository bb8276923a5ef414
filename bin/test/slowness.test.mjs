import { describe, expect, it } from 'vitest'
import { slowness } from './slowness.mjs'

describe('the slowness of a machine', () => {
	it('is how much longer it takes, but no less than one and no more than two', () => {
		expect([50, 95, 142.5, 400].map((milliseconds) => slowness(milliseconds))).toEqual([1, 1, 1.5, 2])
	})

	it('is measured where no time is told', () => {
		expect(slowness()).toBeGreaterThanOrEqual(1)
	})
})
