import { describe, expect, it } from 'vitest'
import { type Camera, pointAt } from '../canvas/camera.ts'
import { MAX_ZOOM, nearer, pannedSheet, showing, wholeSheet, zoomedSheet } from './map-window.ts'
import { type SheetPoint, sheetHeight, sheetWidth } from './projection.ts'

/** Says where a point of the sheet is seen, from 0 to 1. */
const seen = ({ scale, x, y }: Camera, [px, py]: SheetPoint) => [
	(px * scale + x) / sheetWidth,
	(py * scale + y) / sheetHeight,
]

const middle: SheetPoint = [sheetWidth / 2, sheetHeight / 2]
const closer = zoomedSheet(wholeSheet, 4)

describe('the sheet', () => {
	it('is zoomed around its middle, from the whole sheet to the largest scale', () => {
		expect(pointAt(closer, { x: sheetWidth / 2, y: sheetHeight / 2 }).x).toBeCloseTo(middle[0], 9)
		expect(zoomedSheet(closer, 0.001)).toEqual(wholeSheet)
		expect(zoomedSheet(closer, 1000).scale).toBe(MAX_ZOOM)
	})

	it('fills its window at all times', () => {
		expect(pannedSheet(closer, -10, 5)).toEqual({ scale: 4, x: closer.x - 10, y: closer.y + 5 })
		expect(pannedSheet(closer, 1e6, 1e6)).toEqual({ scale: 4, x: 0, y: 0 })
		expect(pannedSheet(closer, -1e6, 0).x).toBeCloseTo(-3 * sheetWidth, 9)
		expect(pannedSheet(wholeSheet, 50, 50)).toEqual(wholeSheet)
		expect(zoomedSheet(wholeSheet, 8, { x: 0, y: 0 })).toEqual({ scale: 8, x: 0, y: 0 })
	})

	it('brings what it comes nearer to into the middle, as far as it goes', () => {
		const point: SheetPoint = [sheetWidth * 0.4, sheetHeight * 0.6]
		const [x = 0, y = 0] = seen(nearer(2, point), point)
		expect([x, y]).toEqual([expect.closeTo(0.5, 9), expect.closeTo(0.5, 9)])
		const corner = nearer(2, [0, 0])
		expect([corner.x, corner.y, corner.scale]).toEqual([0, 0, 2])
	})

	it('stays where it is while the point is seen', () => {
		expect(showing(closer, middle)).toBe(closer)
		expect(showing(wholeSheet, [0, 0])).toBe(wholeSheet)
	})

	it('shows a point that was outside, with room around it', () => {
		const point: SheetPoint = [sheetWidth * 0.9, sheetHeight * 0.2]
		const [x = 0, y = 0] = seen(showing(closer, point), point)
		expect(x).toBeCloseTo(0.85, 9)
		expect(y).toBeCloseTo(0.15, 9)
		expect(showing(closer, point).scale).toBe(4)
	})
})
