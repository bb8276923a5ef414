import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextTurn, onPage, type Turn, toPage, toScreen, turnedSize, wayOnPage } from './page-point.ts'

const page = { width: 1_200, height: 1_600 }
const turns: Turn[] = [0, 90, 180, 270]

describe('a place on the screen', () => {
	it.each([
		[0, { x: 100, y: 50 }, { x: 0, y: 0 }],
		[90, { x: 100, y: 50 }, { x: 0, y: 1_600 }],
		[180, { x: 100, y: 50 }, { x: 1_200, y: 1_600 }],
		[270, { x: 100, y: 50 }, { x: 1_200, y: 0 }],
	] as const)('turned by %i: the upper left corner of what is shown', (turn, place, point) => {
		const box = { left: 100, top: 50, ...turnedSize({ width: 600, height: 800 }, turn) }
		expect(toPage(place, box, turn, page)).toEqual(point)
	})

	it('leads to the page and back to itself, at each size and turn', () => {
		const number = fc.integer({ min: -500, max: 3_000 })
		fc.assert(
			fc.property(
				fc.constantFrom(...turns),
				fc.integer({ min: 40, max: 4_000 }),
				fc.record({ left: number, top: number, x: number, y: number }),
				(turn, width, { left, top, ...place }) => {
					const box = { left, top, ...turnedSize({ width, height: (width * 4) / 3 }, turn) }
					const back = toScreen(toPage(place, box, turn, page), box, turn, page)
					expect(back.x).toBeCloseTo(place.x, 6)
					expect(back.y).toBeCloseTo(place.y, 6)
				},
			),
		)
	})

	it('moves on the page as the finger moves on the screen', () => {
		const box = turnedSize({ width: 600, height: 800 }, 90)
		expect(wayOnPage({ x: 0, y: 10 }, box, 90, page)).toEqual({ x: 20, y: 0 })
		expect(wayOnPage({ x: 10, y: 0 }, box, 90, page)).toEqual({ x: 0, y: -20 })
	})

	it('stays on the page, to a tenth of a pixel', () => {
		expect(onPage({ x: -3, y: 1_700 }, page)).toEqual({ x: 0, y: 1_600 })
		expect(onPage({ x: 10.26, y: 3 }, page)).toEqual({ x: 10.3, y: 3 })
	})
})

it('four turns are none', () => {
	expect(turns.map(nextTurn)).toEqual([90, 180, 270, 0])
})
