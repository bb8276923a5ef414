import { describe, expect, it } from 'vitest'
import { sharesOf } from './parts.tsx'

describe('the parts of a strip', () => {
	it('lie one after the other', () => {
		expect(sharesOf([60, 25, 15])).toEqual([
			{ start: 0, width: 60 },
			{ start: 60, width: 25 },
			{ start: 85, width: 15 },
		])
	})

	it('fill it, also where rounded percents make less or more than 100', () => {
		for (const values of [
			[33.3, 33.3, 33.3],
			[61.1, 23.3, 9.1, 6.7],
		]) {
			const last = sharesOf(values).at(-1)
			expect((last?.start ?? 0) + (last?.width ?? 0)).toBeCloseTo(100, 2)
		}
	})

	it('have no width where all are nothing', () => {
		expect(sharesOf([0, 0])).toEqual([
			{ start: 0, width: 0 },
			{ start: 0, width: 0 },
		])
	})
})
