import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Box } from '../canvas/camera.ts'
import { boxAround, layOut } from './lay-out.ts'
import { lookOf, type Setting, spacing } from './node-look.ts'
import { type MapNode, type MapTree, readTree } from './read-tree.ts'
import { shownIds } from './walk-tree.ts'

const gaps = { across: 20, main: 10, open: 8, leaf: 2 }
const sizeOf = ({ level }: MapNode) => ({ width: level === 1 ? 100 : 60, height: 40 })
const small = readTree([1, 2, 3, 3, 2, 2].map((level) => ({ level, label: '' })))

function place(open: number[], hasTwoSides = false) {
	const { places, bounds } = layOut(small, { open: new Set(open), sizeOf, spacing: gaps, hasTwoSides })
	return { at: (id: number) => places.get(id), shown: [...places.keys()], bounds }
}

describe('a laid out map', () => {
	it('has the root in the middle and its branches to the right of it', () => {
		const { at, shown, bounds } = place([0])
		expect(shown).toEqual([0, 1, 4, 5])
		expect(at(0)).toEqual({ x: -50, y: -20, width: 100, height: 40, isLeft: false })
		expect([1, 4, 5].map((id) => [at(id)?.x, at(id)?.y])).toEqual([
			[70, -70],
			[70, -20],
			[70, 30],
		])
		expect(bounds).toEqual({ x: -50, y: -70, width: 180, height: 140 })
	})

	it('makes room for what is opened', () => {
		const { at } = place([0, 1])
		expect([2, 3].map((id) => [at(id)?.x, at(id)?.y])).toEqual([
			[150, -91],
			[150, -49],
		])
		expect(at(1)?.y).toBe(-70)
		expect(at(4)?.y).toBe(1)
	})

	it('may have branches on both sides', () => {
		const { at } = place([0], true)
		expect([1, 4, 5].map((id) => at(id)?.isLeft)).toEqual([false, false, true])
		expect(at(5)).toMatchObject({ x: -130, y: -20 })
	})

	it('is nothing where there is no node', () => {
		expect(layOut([], { open: new Set(), sizeOf, spacing: gaps, hasTwoSides: false }).places.size).toBe(0)
		expect(boxAround([])).toEqual({ x: 0, y: 0, width: 0, height: 0 })
	})
})

const words = {
	latin: ['of', 'Rajasthan', 'peasant movements', 'responsible government', '1857', 'x'],
	devanagari: ['में', 'राजस्थान', 'किसान आंदोलन', 'स्वतंत्रता', 'उत्तरदायी शासन', '1857'],
}

const mapOf = (script: keyof typeof words) =>
	fc.array(
		fc.record({
			level: fc.integer({ min: 1, max: 6 }),
			label: fc.array(fc.constantFrom(...words[script]), { minLength: 0, maxLength: 6 }).map((all) => all.join(' ')),
			note: fc.option(fc.constant('A note.'), { nil: undefined }),
		}),
		{ minLength: 1, maxLength: 300, size: 'max' },
	)

const overlap = (a: Box, b: Box) =>
	Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 0.001 &&
	Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 0.001

function overlapping(boxes: Box[]): [Box, Box][] {
	return boxes.flatMap((box, index) =>
		boxes.slice(index + 1).flatMap((other): [Box, Box][] => (overlap(box, other) ? [[box, other]] : [])),
	)
}

/** Lays out a tree, with letters of seven pixels. */
function laidOut(tree: MapTree, open: ReadonlySet<number>, setting: Setting, hasTwoSides: boolean) {
	const look = (node: MapNode) => lookOf(node, setting, (text, { size }) => text.length * size * 7)
	return { look, ...layOut(tree, { open, sizeOf: look, spacing: spacing(setting), hasTwoSides }) }
}

describe.each(['latin', 'devanagari'] as const)('any map of up to 300 nodes, %s', (script) => {
	const setting = fc.record({
		rem: fc.constantFrom(15, 16, 18, 20),
		isNarrow: fc.boolean(),
		hasMatras: fc.constant(script === 'devanagari'),
	})

	it('has no two nodes on one place', { timeout: 60_000 }, () => {
		fc.assert(
			fc.property(mapOf(script), setting, fc.boolean(), fc.func(fc.boolean()), (outline, look, hasTwoSides, isOpen) => {
				const tree = readTree(outline)
				const open = new Set(tree.flatMap(({ id, children }) => (children.length > 0 && isOpen(id) ? [id] : [])))
				const { places, bounds } = laidOut(tree, open, look, hasTwoSides)
				expect([...places.keys()].sort((a, b) => a - b)).toEqual(shownIds(tree, open))
				expect(overlapping([...places.values()])).toEqual([])
				expect(boxAround([...places.values()])).toEqual(bounds)
			}),
			{ numRuns: 60 },
		)
	})

	it('has room in each node for its lines, and none lower than 44 pixels', () => {
		fc.assert(
			fc.property(mapOf(script), setting, (outline, look) => {
				for (const node of readTree(outline)) {
					const { width, height, before, after, lines, baselines, ground } = lookOf(
						node,
						look,
						(text, { size }) => text.length * size * 7,
					)
					expect(height).toBeGreaterThanOrEqual(44)
					expect(baselines.length).toBe(lines.length)
					expect(Math.min(...baselines)).toBeGreaterThan(10)
					expect(Math.max(...baselines)).toBeLessThan(height)
					expect(ground).toBeLessThan(height)
					expect(width).toBeGreaterThanOrEqual(before + after)
				}
			}),
			{ numRuns: 20 },
		)
	})
})
