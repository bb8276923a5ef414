import type { InfographicBlock } from '@aravalli/shared/study-material/item-contract'
import { describe, expect, it } from 'vitest'
import { composePoster } from './compose-poster.ts'

const words = (count: number) => 'word '.repeat(count).trim()

const facts = (count: number, length = 8): InfographicBlock => ({
	kind: 'facts',
	title: 'Facts',
	items: Array.from({ length: count }, (_, index) => ({ label: `Fact ${index}`, text: words(length) })),
})
const measured = (kind: 'bars' | 'heights', count: number): InfographicBlock => ({
	kind,
	title: 'Values',
	unit: 'm',
	items: Array.from({ length: count }, (_, index) => ({ label: `Name ${index}`, value: index + 1 })),
})
const figures: InfographicBlock = {
	kind: 'figures',
	title: 'Figures',
	items: [1, 2, 3, 4].map((value) => ({ value: String(value), label: `Label ${value}` })),
}
const timeline = (count: number): InfographicBlock => ({
	kind: 'timeline',
	title: 'Dates',
	items: Array.from({ length: count }, (_, index) => ({ when: `${1900 + index}`, label: 'Then', text: words(14) })),
})
const compare = (sides: number): InfographicBlock => ({
	kind: 'compare',
	title: 'Sides',
	columns: Array.from({ length: sides }, (_, side) => `Side ${side}`),
	rows: [1, 2, 3, 4].map((row) => ({ label: `Row ${row}`, cells: Array.from({ length: sides }, () => words(3)) })),
})

const shapeOf = (blocks: InfographicBlock[]) =>
	composePoster(blocks).map(({ split, tall, blocks: own }) => ({ split, tall, count: own.length }))
const groundsOf = (blocks: InfographicBlock[]) =>
	composePoster(blocks).map(({ blocks: own }) => own.map(({ ground }) => ground))

describe('which blocks stand side by side', () => {
	it('keeps the order and leaves none out', () => {
		const blocks = [measured('heights', 5), facts(4), measured('bars', 4), timeline(7), compare(3), figures, facts(3)]
		const placed = composePoster(blocks).flatMap((band) => band.blocks)
		expect(placed.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5, 6])
		expect(placed.map(({ block }) => block)).toEqual(blocks)
	})

	it('puts two of the same height beside each other', () => {
		expect(shapeOf([facts(5), facts(5)])).toMatchObject([{ tall: undefined, count: 2 }])
	})

	it('puts two short ones beside a long one, on the side where the order has them', () => {
		expect(shapeOf([timeline(8), measured('bars', 4), facts(4)])).toMatchObject([{ tall: 'left', count: 3 }])
		expect(shapeOf([measured('bars', 4), facts(4), timeline(8)])).toMatchObject([{ tall: 'right', count: 3 }])
	})

	it('gives a ridge the whole width', () => {
		for (const blocks of [
			[measured('heights', 3), facts(4)],
			[facts(4), measured('heights', 7), facts(4)],
		]) {
			const band = composePoster(blocks).find(({ blocks: own }) => own.some(({ block }) => block.kind === 'heights'))
			expect(band).toMatchObject({ split: 'whole', blocks: [{ block: { kind: 'heights' } }] })
		}
	})

	it('gives three sides of a comparison no narrow place', () => {
		const bands = composePoster([compare(3), timeline(6)])
		expect(['7-5', 'whole']).toContain(bands[0]?.split)
	})

	it('has one block, and none', () => {
		expect(shapeOf([facts(3)])).toEqual([{ split: 'whole', tall: undefined, count: 1 }])
		expect(shapeOf([])).toEqual([])
	})
})

describe('the grounds', () => {
	it('differ within a band and from the band above', () => {
		const bands = groundsOf([facts(5), facts(5), measured('heights', 4), facts(4), measured('bars', 6), timeline(4)])
		for (const [index, band] of bands.entries()) {
			expect(new Set(band).size).toBe(band.length)
			for (const ground of band) expect(bands[index - 1] ?? []).not.toContain(ground)
		}
	})

	it('has one night, and none at the foot of a ridge', () => {
		expect(groundsOf([figures, timeline(9), figures]).flat()).toHaveLength(3)
		expect(
			groundsOf([figures, facts(20, 30), figures])
				.flat()
				.filter((ground) => ground === 'night'),
		).toHaveLength(1)
		expect(groundsOf([measured('heights', 4), figures]).flat()).toEqual(['sky', 'sand'])
		expect(groundsOf([figures, measured('heights', 4)]).flat()).toEqual(['night', 'sky'])
	})
})
