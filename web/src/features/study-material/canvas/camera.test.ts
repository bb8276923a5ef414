import { describe, expect, it } from 'vitest'
import { held, onTheWay, panned, pointAt, type Scene, zoomed } from './camera.ts'

/** It is twice as wide as its frame, and half as high. */
const wide: Scene = {
	drawing: { x: -40, y: -125, width: 600, height: 250 },
	frame: { width: 300, height: 500 },
	smallest: 0.25,
	largest: 4,
}

describe('a held camera', () => {
	it.each([
		[900, 40],
		[-900, 300 - 600 + 40],
		[-100, -100],
	])('at %d keeps the frame full of drawing', (x, kept) => {
		expect(held({ x, y: 0, scale: 1 }, wide).x).toBe(kept)
	})

	it('keeps a drawing that is smaller in the middle', () => {
		expect(held({ x: 0, y: 77, scale: 1 }, wide).y).toBe(250)
		expect(panned({ x: 0, y: 250, scale: 1 }, 0, 30, wide).y).toBe(250)
	})
})

describe('zooming', () => {
	const before = held({ x: -100, y: 0, scale: 1 }, wide)

	it.each([1.2, 2, 3])('by %d keeps the point under the finger', (factor) => {
		const at = { x: 120, y: 250 }
		const after = zoomed(before, factor, at, wide)
		expect(after.scale).toBe(factor)
		expect(pointAt(after, at).x).toBeCloseTo(pointAt(before, at).x, 9)
		expect(pointAt(after, at).y).toBeCloseTo(pointAt(before, at).y, 9)
	})

	it('ends at the largest and the smallest scale', () => {
		expect(zoomed(before, 100, { x: 0, y: 0 }, wide).scale).toBe(4)
		expect(zoomed(before, 0.001, { x: 0, y: 0 }, wide).scale).toBe(0.25)
	})

	it('away from a corner shows nothing beyond the drawing', () => {
		const corner = zoomed(before, 4, { x: 0, y: 0 }, wide)
		expect(zoomed(corner, 0.5, { x: 300, y: 500 }, wide).x).toBeLessThanOrEqual(2 * 40)
	})
})

it('passes over in even steps', () => {
	const [from, to] = [
		{ x: 0, y: 10, scale: 1 },
		{ x: -100, y: 50, scale: 3 },
	]
	expect(onTheWay(from, to, 0)).toEqual(from)
	expect(onTheWay(from, to, 0.5)).toEqual({ x: -50, y: 30, scale: 2 })
	expect(onTheWay(from, to, 1)).toEqual(to)
})
