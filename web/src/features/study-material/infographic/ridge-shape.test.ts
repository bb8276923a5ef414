import { describe, expect, it } from 'vitest'
import { ridgeRoom, ridgeShape } from './ridge-shape.ts'

describe('a ridge', () => {
	it('is as high as its values, counted from its foot', () => {
		const { summits, yOf } = ridgeShape([1722, 861, 0])
		expect(summits.map(({ y }) => y)).toEqual([24, 62, 100])
		expect(yOf(1722)).toBe(ridgeRoom.top)
		expect(yOf(0)).toBe(100)
	})

	it('has its summits over the middle of equal columns', () => {
		const { summits } = ridgeShape([1, 1, 1, 1])
		expect(summits.map(({ x }) => x)).toEqual([19, 41, 63, 85])
	})

	it('is level on summits and in valleys, so nothing is pointed', () => {
		const { area } = ridgeShape([100, 50, 75])
		const numbers = [...area.matchAll(/C([\d. ]+)/g)].map(([, way = '']) => way.split(' ').map(Number))
		let from = 100
		expect(numbers).toHaveLength(6)
		for (const [, firstHandle, , secondHandle, , to] of numbers) {
			expect(firstHandle).toBe(from)
			expect(secondHandle).toBe(to)
			from = to ?? 0
		}
	})

	it('has no valley above the lower of its two hills', () => {
		const { area, summits } = ridgeShape([100, 20, 90])
		const ends = [...area.matchAll(/C[\d.]+ [\d.]+ [\d.]+ [\d.]+ [\d.]+ ([\d.]+)/g)].map(([, y]) => Number(y))
		expect(ends[1]).toBeGreaterThan(summits[1]?.y ?? 0)
		expect(ends[3]).toBeGreaterThan(summits[1]?.y ?? 0)
	})

	it('is a plain where all values are 0', () => {
		expect(ridgeShape([0, 0, 0]).summits.every(({ y }) => y === 100)).toBe(true)
	})
})
