import { describe, expect, it } from 'vitest'
import {
	MAX_ZOOM,
	type MapWindow,
	middleOf,
	movedBy,
	onTheWay,
	shiftOf,
	showing,
	wholeSheet,
	zoomedAt,
} from './map-window.ts'
import { type SheetPoint, sheetHeight, sheetWidth } from './projection.ts'

/** Where a point of the sheet is seen, from 0 to 1. */
const seen = ({ zoom, x, y }: MapWindow, [px, py]: SheetPoint) => [
	((px - x) * zoom) / sheetWidth,
	((py - y) * zoom) / sheetHeight,
]

const middle: SheetPoint = [sheetWidth / 2, sheetHeight / 2]
const closer = zoomedAt(wholeSheet, middle, 4)

describe('zooming', () => {
	it.each([1.2, 2, 5])('by %d keeps the point under the finger', (factor) => {
		const at: SheetPoint = [400, 300]
		const window = zoomedAt(closer, at, factor / 2)
		expect(seen(window, at)[0]).toBeCloseTo(seen(closer, at)[0] ?? 0, 9)
		expect(seen(window, at)[1]).toBeCloseTo(seen(closer, at)[1] ?? 0, 9)
	})

	it('ends at the whole sheet and at the largest scale', () => {
		expect(zoomedAt(closer, middle, 0.001)).toEqual(wholeSheet)
		expect(zoomedAt(closer, middle, 1000).zoom).toBe(MAX_ZOOM)
	})

	it('away from a corner never shows what is beyond the sheet', () => {
		const corner = zoomedAt(wholeSheet, [0, 0], 8)
		expect(corner).toEqual({ zoom: 8, x: 0, y: 0 })
		const wider = zoomedAt(corner, [sheetWidth / 8, sheetHeight / 8], 0.5)
		expect(wider.x).toBe(0)
		expect(zoomedAt(wider, [sheetWidth, sheetHeight], 0.9).x).toBeGreaterThanOrEqual(0)
	})
})

describe('moving', () => {
	it('follows, and stops at the edges', () => {
		expect(movedBy(closer, 10, -5)).toEqual({ zoom: 4, x: closer.x + 10, y: closer.y - 5 })
		expect(movedBy(closer, -1e6, -1e6)).toEqual({ zoom: 4, x: 0, y: 0 })
		expect(movedBy(closer, 1e6, 1e6).x).toBeCloseTo(sheetWidth * 0.75, 9)
		expect(movedBy(wholeSheet, 50, 50)).toEqual(wholeSheet)
	})

	it('leaves a window that shows the point as it is', () => {
		expect(showing(closer, middle)).toBe(closer)
		expect(showing(wholeSheet, [0, 0])).toBe(wholeSheet)
	})

	it('shows a point that was outside, with room around it', () => {
		const point: SheetPoint = [sheetWidth * 0.9, sheetHeight * 0.2]
		const [x = 0, y = 0] = seen(showing(closer, point), point)
		expect(x).toBeCloseTo(0.85, 9)
		expect(y).toBeCloseTo(0.15, 9)
		expect(showing(closer, point).zoom).toBe(4)
	})

	it('passes over in even steps', () => {
		const to = { zoom: 2, x: 100, y: 50 }
		expect(onTheWay(wholeSheet, to, 0)).toEqual(wholeSheet)
		expect(onTheWay(wholeSheet, to, 1)).toEqual(to)
		const half = onTheWay(wholeSheet, to, 0.5)
		expect(half.zoom).toBe(1.5)
		expect(shiftOf(half).left).toBeCloseTo(shiftOf(to).left / 2, 9)
	})
})

it('says its middle and its shift', () => {
	expect(middleOf(wholeSheet)).toEqual(middle)
	expect(middleOf(closer)[0]).toBeCloseTo(middle[0], 9)
	expect(shiftOf({ zoom: 2, x: sheetWidth / 4, y: sheetHeight / 8 })).toEqual({ left: 50, up: 25 })
})
