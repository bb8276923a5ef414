import { describe, expect, it } from 'vitest'
import { roundScale } from './heights.tsx'

describe('the scale beside a ridge', () => {
	it.each([
		[1722, [500, 1000, 1500]],
		[100, [25, 50, 75]],
		[9, [2, 4, 6, 8]],
		[1, [0.25, 0.5, 0.75]],
		[0.7, [0.2, 0.4, 0.6]],
		[3_00_000, [1_00_000, 2_00_000]],
	])('up to %d has the lines %j', (highest, lines) => expect(roundScale(highest)).toEqual(lines))

	it('has no lines where nothing is high', () => expect(roundScale(0)).toEqual([]))

	it('always has two to four lines, all below the highest value', () => {
		for (let highest = 0.013; highest < 1e7; highest *= 1.17) {
			const lines = roundScale(highest)
			expect(lines.length, String(highest)).toBeGreaterThanOrEqual(2)
			expect(lines.length, String(highest)).toBeLessThanOrEqual(4)
			expect(Math.max(...lines)).toBeLessThan(highest)
		}
	})
})
