import { describe, expect, it } from 'vitest'
import { readTree } from './read-tree.ts'
import { firstState, type MapState, shownIds, takeStep, type Walk, walkOfKey } from './walk-tree.ts'

/** The tree has this shape: 0 ( 1 ( 2 3 ( 4 ) ) 5 6 ( 7 ) ) */
const tree = readTree([1, 2, 3, 3, 4, 2, 2, 3].map((level) => ({ level, label: '' })))
const state = (active: number, ...open: number[]): MapState => ({ active, open: new Set(open) })
const walk = (from: MapState, to: Walk) => takeStep(tree, from, { kind: 'walk', to })

describe('the nodes that are shown', () => {
	it('are at first the root and its branches', () => {
		const first = firstState(tree)
		expect(first).toEqual(state(0, 0))
		expect(shownIds(tree, first.open)).toEqual([0, 1, 5, 6])
	})

	it('are none beyond a folded one, though open themselves', () => {
		expect(shownIds(tree, new Set([0, 3]))).toEqual([0, 1, 5, 6])
		expect(shownIds(tree, new Set([3, 1]))).toEqual([0])
		expect(shownIds(tree, new Set([0, 1, 3, 6]))).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
	})

	it('are all there are where the root is alone', () => {
		expect(firstState(readTree([{ level: 1, label: '' }]))).toEqual(state(0))
		expect(shownIds([], new Set())).toEqual([])
	})
})

describe('keys', () => {
	it.each([
		['ArrowRight', 'outward', 'inward', 'outward', 'outward'],
		['ArrowLeft', 'inward', 'outward', 'inward', 'leftward'],
		['ArrowDown', 'next', 'next', 'next', 'next'],
		['ArrowUp', 'previous', 'previous', 'previous', 'previous'],
		['Home', 'first', 'first', 'first', 'first'],
		['End', 'last', 'last', 'last', 'last'],
		['Enter', 'toggle', 'toggle', 'toggle', 'toggle'],
		[' ', 'toggle', 'toggle', 'toggle', 'toggle'],
		['Tab', null, null, null, null],
		['constructor', null, null, null, null],
	])('%s', (key, ...wanted) => {
		expect((['right', 'left', 'root', 'root-between'] as const).map((place) => walkOfKey(key, place))).toEqual(wanted)
	})
})

describe('walking', () => {
	it('outward opens a folded node, then leads to its first branch', () => {
		expect(walk(state(1, 0), 'outward')).toEqual(state(1, 0, 1))
		expect(walk(state(1, 0, 1), 'outward')).toEqual(state(2, 0, 1))
		expect(walk(state(2, 0, 1), 'outward')).toEqual(state(2, 0, 1))
	})

	it('inward folds an open node, then leads to what it hangs on', () => {
		expect(walk(state(1, 0, 1), 'inward')).toEqual(state(1, 0))
		expect(walk(state(1, 0), 'inward')).toEqual(state(0, 0))
		expect(walk(state(2, 0, 1), 'inward')).toEqual(state(1, 0, 1))
		expect(walk(state(0), 'inward')).toEqual(state(0))
	})

	it('leftward from a root between its branches leads to the first on the left', () => {
		expect(walk(state(0, 0), 'leftward')).toEqual(state(6, 0))
		expect(walk(state(0), 'leftward')).toEqual(state(0, 0))
		const few = readTree([1, 2].map((level) => ({ level, label: '' })))
		expect(takeStep(few, state(0, 0), { kind: 'walk', to: 'leftward' })).toEqual(state(0, 0))
	})

	it('up and down goes through what is shown, and ends there', () => {
		expect(walk(state(1, 0), 'next')).toEqual(state(5, 0))
		expect(walk(state(1, 0, 1), 'next')).toEqual(state(2, 0, 1))
		expect(walk(state(6, 0), 'next')).toEqual(state(6, 0))
		expect(walk(state(5, 0), 'previous')).toEqual(state(1, 0))
		expect(walk(state(0, 0), 'previous')).toEqual(state(0, 0))
		expect(walk(state(5, 0), 'first')).toEqual(state(0, 0))
		expect(walk(state(1, 0), 'last')).toEqual(state(6, 0))
	})

	it('opens and folds where it is', () => {
		expect(walk(state(1, 0), 'toggle')).toEqual(state(1, 0, 1))
		expect(walk(state(1, 0, 1), 'toggle')).toEqual(state(1, 0))
		expect(walk(state(5, 0), 'toggle')).toEqual(state(5, 0))
	})
})

describe('taps and tools', () => {
	it('a tap chooses the node and opens or folds it', () => {
		expect(takeStep(tree, state(0, 0), { kind: 'toggle', id: 6 })).toEqual(state(6, 0, 6))
		expect(takeStep(tree, state(0, 0, 6), { kind: 'toggle', id: 6 })).toEqual(state(6, 0))
		expect(takeStep(tree, state(0, 0), { kind: 'toggle', id: 5 })).toEqual(state(5, 0))
	})

	it('all is opened', () => {
		expect(takeStep(tree, state(5, 0), { kind: 'openAll' })).toEqual(state(5, 0, 1, 3, 6))
	})

	it('all is folded to the branches of the root, and who was beyond is on one of them', () => {
		expect(takeStep(tree, state(4, 0, 1, 3), { kind: 'foldAll' })).toEqual(state(1, 0))
		expect(takeStep(tree, state(5, 0), { kind: 'foldAll' })).toEqual(state(5, 0))
		expect(takeStep(tree, state(0), { kind: 'foldAll' })).toEqual(state(0, 0))
	})
})
