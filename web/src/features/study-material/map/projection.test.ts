import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { distanceKilometres, type Point } from '@aravalli/shared/study-material/find-place'
import { describe, expect, it } from 'vitest'
import {
	isOnSheet,
	KILOMETRES_PER_UNIT,
	onSheet,
	pathOf,
	sheet,
	sheetHeight,
	sheetWidth,
	toDegrees,
	toSheet,
} from './projection.ts'

const points: Point[] = [
	[69, 22.7],
	[75.7873, 26.9124],
	[70.9083, 26.9157],
	[74, 26.6],
	[79, 30.5],
]

describe('the projection', () => {
	it.each(points)('leads back to %d, %d', (...point) => {
		const [longitude, latitude] = toDegrees(toSheet(point))
		expect(longitude).toBeCloseTo(point[0], 10)
		expect(latitude).toBeCloseTo(point[1], 10)
	})

	it('has the north at the top and the west at the left', () => {
		expect(toSheet([sheet.west, sheet.north])).toEqual([0, 0])
		const [right, bottom] = toSheet([sheet.east, sheet.south])
		expect([right, bottom]).toEqual([sheetWidth, expect.closeTo(sheetHeight, 9)])
		expect(toSheet([75, 27])[1]).toBeLessThan(toSheet([75, 26])[1])
	})

	it.each([
		['along a meridian', [75, 24], [75, 29], 0.0001],
		['along the standard parallel', [70, 26.6], [78, 26.6], 0.001],
		['from corner to corner of the State', [70.5, 23.5], [77.5, 29.5], 0.02],
	] as const)('is true %s', (_, from, to, tolerance) => {
		const [x1, y1] = toSheet(from)
		const [x2, y2] = toSheet(to)
		const drawn = Math.hypot(x2 - x1, y2 - y1) * KILOMETRES_PER_UNIT
		expect(Math.abs(drawn / distanceKilometres(from, to) - 1)).toBeLessThan(tolerance)
	})
})

describe('the edges of the sheet', () => {
	it('hold what lies beyond them', () => {
		expect(onSheet([60, 40])).toEqual([69, 30.5])
		expect(onSheet([90, 10])).toEqual([79, 22.7])
		expect(onSheet([75, 26])).toEqual([75, 26])
	})

	it('belong to it', () => {
		expect([isOnSheet([69, 22.7]), isOnSheet([79, 30.5]), isOnSheet([75, 26])]).toEqual([true, true, true])
		expect([isOnSheet([68.99, 26]), isOnSheet([75, 30.51]), isOnSheet([Number.NaN, 26])]).toEqual([false, false, false])
	})
})

it('has the shape that the styles give to the map before its code comes', () => {
	const styles = readFileSync(fileURLToPath(new URL('drawing/map-plate.module.css', import.meta.url)), 'utf8')
	expect(styles).toContain(`aspect-ratio: ${sheetWidth.toFixed(2)} / ${sheetHeight};`)
})

it('writes paths', () => {
	expect(pathOf([])).toBe('M')
	expect(
		pathOf(
			[
				[69, 30.5],
				[69, 29.5],
			],
			true,
		),
	).toBe('M0 0L0 100z')
})
