import { describe, expect, it } from 'vitest'
import { inLimits, slowness } from './slowness.mjs'

describe('the slowness of a machine', () => {
	it('is no less than one and no more than two', () => {
		expect([0.5, 1, 1.5, 4].map(inLimits)).toEqual([1, 1, 1.5, 2])
	})

	it('is measured by a work of its own, and where there is a browser by a page', () => {
		expect(slowness()).toBeGreaterThanOrEqual(1)
		expect(slowness(process.execPath)).toBeLessThanOrEqual(2)
	})
})
