import { describe, expect, it } from 'vitest'
import { chartPoints, crestPath, landPath } from './chart-shape.ts'

describe('the points of the chart', () => {
	it('stand at the same distance, the oldest left, as high as the results', () => {
		expect(chartPoints([50, 83.333, 100])).toEqual([
			{ x: 0, y: 50 },
			{ x: 500, y: 16.67 },
			{ x: 1000, y: 0 },
		])
	})

	it('is a single one in the middle for one result, and none for none', () => {
		expect(chartPoints([80])).toEqual([{ x: 500, y: 20 }])
		expect(chartPoints([])).toEqual([])
	})

	it('stay in the chart', () => {
		expect(chartPoints([-1, 101]).map(({ y }) => y)).toEqual([100, 0])
	})
})

describe('the ridge', () => {
	it('goes through all points and is level there', () => {
		const points = chartPoints([0, 60, 20])
		expect(crestPath(points)).toBe('M0 100C250 100 250 40 500 40C750 40 750 80 1000 80')
		expect(landPath(points)).toBe(`${crestPath(points)}V100H0Z`)
	})

	it('needs two points', () => {
		expect(crestPath(chartPoints([80]))).toBe('')
		expect(landPath(chartPoints([80]))).toBe('')
	})
})
