import { describe, expect, it } from 'vitest'
import { readTree } from './read-tree.ts'

const outline = (...levels: number[]) => levels.map((level, index) => ({ level, label: `node ${index}` }))
const shape = (...levels: number[]) => readTree(outline(...levels)).map(({ parent, level }) => [parent, level])

describe('the tree of an outline', () => {
	it('hangs each node on the last one above it', () => {
		expect(shape(1, 2, 3, 3, 2, 3, 4, 2)).toEqual([
			[null, 1],
			[0, 2],
			[1, 3],
			[1, 3],
			[0, 2],
			[4, 3],
			[5, 4],
			[0, 2],
		])
	})

	it('knows of each node its children, its end and its main branch', () => {
		const tree = readTree(outline(1, 2, 3, 3, 2))
		expect(tree.map(({ children }) => children)).toEqual([[1, 4], [2, 3], [], [], []])
		expect(tree.map(({ end }) => end)).toEqual([5, 4, 3, 4, 5])
		expect(tree.map(({ branch }) => branch)).toEqual([-1, 0, 0, 0, 1])
	})

	it('keeps notes, and knows an empty one from none', () => {
		const tree = readTree([
			{ level: 1, label: 'Root', note: 'A sentence.' },
			{ level: 2, label: 'Bare', note: '' },
			{ level: 2, label: 'Bare too' },
		])
		expect(tree.map(({ note }) => note)).toEqual(['A sentence.', null, null])
	})

	it('has no node where the outline has none', () => {
		expect(readTree([])).toEqual([])
	})

	it('is not broken by a skipped level', () => {
		expect(shape(1, 4, 4, 3, 2, 5)).toEqual([
			[null, 1],
			[0, 2],
			[0, 2],
			[0, 2],
			[0, 2],
			[4, 3],
		])
	})

	it('hangs a second root on the first', () => {
		expect(shape(1, 2, 1, 2)).toEqual([
			[null, 1],
			[0, 2],
			[0, 2],
			[2, 3],
		])
	})

	it('begins with the first node, whatever its level', () => {
		expect(shape(3, 2, 3)).toEqual([
			[null, 1],
			[0, 2],
			[1, 3],
		])
	})
})
