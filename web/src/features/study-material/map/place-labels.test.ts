import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Box, type LabelWanted, overlap, placeLabels } from './place-labels.ts'

const sheet: Box = { left: 0, top: 0, width: 400, height: 300 }
const name = (id: string, x: number, y: number, given: Partial<LabelWanted> = {}): LabelWanted => ({
	id,
	at: [[x, y]],
	width: 60,
	height: 16,
	radius: 12,
	...given,
})

/** Says where the placed names lie. */
const boxesOf = (wanted: LabelWanted[], placed: ReturnType<typeof placeLabels>) =>
	placed.map(({ id, place, left, top }) => {
		const label = wanted.find((other) => other.id === id)
		const [x = 0, y = 0] = label?.at[place] ?? []
		return { left: x + left, top: y + top, width: label?.width ?? 0, height: label?.height ?? 0 }
	})

describe('a name', () => {
	it('stands right of its mark', () => {
		expect(placeLabels([name('a', 200, 150)], [], sheet)).toEqual([{ id: 'a', place: 0, left: 12, top: -8 }])
	})

	it('takes the left side where it would leave the sheet', () => {
		expect(placeLabels([name('a', 390, 150)], [], sheet)[0]).toMatchObject({ left: -72, top: -8 })
	})

	it.each([
		['the left', [{ left: 212, top: 140, width: 80, height: 20 }], { left: 12 - 12 - 60 - 12, top: -8 }],
		[
			'above when both sides are taken',
			[
				{ left: 212, top: 140, width: 80, height: 20 },
				{ left: 100, top: 140, width: 90, height: 20 },
			],
			{ left: -30, top: -28 },
		],
	])('goes to the next free side: %s', (_, taken, side) => {
		expect(placeLabels([name('a', 200, 150)], taken, sheet)[0]).toMatchObject(side)
	})

	it('is left out where no side is free', () => {
		expect(placeLabels([name('a', 200, 150)], [{ left: 100, top: 100, width: 200, height: 100 }], sheet)).toEqual([])
	})

	it('that is spoken of covers marks, and no other name', () => {
		const everywhere = [{ left: 0, top: 0, width: 400, height: 300 }]
		const spokenOf = name('a', 200, 150, { mustStand: true })
		expect(placeLabels([spokenOf], everywhere, sheet)).toEqual([{ id: 'a', place: 0, left: 12, top: -8 }])
		const [, second] = placeLabels([spokenOf, name('b', 200, 150, { mustStand: true })], everywhere, sheet)
		expect(second).toMatchObject({ left: -72, top: -8 })
		expect(placeLabels([name('a', 500, 150, { mustStand: true })], [], sheet)).toEqual([])
	})

	it('of a line stands upon it, at the first place that is free', () => {
		const river = name('r', 0, 0, {
			radius: 0,
			at: [
				[200, 150],
				[100, 50],
			],
		})
		expect(placeLabels([river], [], sheet)).toEqual([{ id: 'r', place: 0, left: -30, top: -8 }])
		const mark = { left: 190, top: 140, width: 20, height: 20 }
		expect(placeLabels([river], [mark], sheet)).toEqual([{ id: 'r', place: 1, left: -30, top: -8 }])
	})
})

describe('names together', () => {
	it('the first one has the choice', () => {
		const placed = placeLabels([name('a', 200, 150), name('b', 215, 150)], [], sheet)
		expect(placed.map(({ id }) => id)).toEqual(['a', 'b'])
		expect(placed[0]).toMatchObject({ left: 12, top: -8 })
		expect(placed[1]).not.toMatchObject({ left: 12, top: -8 })
	})

	it('that touch do not overlap', () => {
		expect(overlap({ left: 0, top: 0, width: 10, height: 10 }, { left: 10, top: 0, width: 10, height: 10 })).toBe(false)
		expect(overlap({ left: 0, top: 0, width: 10, height: 10 }, { left: 9.9, top: 9.9, width: 1, height: 1 })).toBe(true)
	})

	it('never overlap each other, a mark or the edge, wherever they are', () => {
		const wanted = fc.array(
			fc.record({
				x: fc.integer({ min: 0, max: 400 }),
				y: fc.integer({ min: 0, max: 300 }),
				width: fc.integer({ min: 10, max: 150 }),
				radius: fc.constantFrom(0, 12),
			}),
			{ maxLength: 25 },
		)
		fc.assert(
			fc.property(wanted, (all) => {
				const names = all.map(({ x, y, ...given }, index) => name(String(index), x, y, given))
				const marks = all.map(({ x, y }) => ({ left: x - 10, top: y - 10, width: 20, height: 20 }))
				const boxes = boxesOf(names, placeLabels(names, marks, sheet))
				for (const [index, box] of boxes.entries()) {
					expect(boxes.slice(index + 1).some((other) => overlap(box, other))).toBe(false)
					expect(marks.some((mark) => overlap(box, mark))).toBe(false)
					expect(
						Math.min(box.left, box.top, 400 - box.left - box.width, 300 - box.top - box.height),
					).toBeGreaterThanOrEqual(0)
				}
			}),
			{ numRuns: 300 },
		)
	})
})
