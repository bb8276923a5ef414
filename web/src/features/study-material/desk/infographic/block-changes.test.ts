import { blockLimits, blocksStructure } from '@aravalli/shared/study-material/blocks-structure'
import type { InfographicBlock } from '@aravalli/shared/study-material/item-contract'
import { infographicBlock } from '@aravalli/shared/study-material/item-contract'
import { describe, expect, it } from 'vitest'
import * as changes from './block-changes.ts'
import { type BlockPair, blockKinds, blocksOf, readPairs } from './block-pairs.ts'

const form = (pairs: BlockPair[], language: 'english' | 'hindi') => blocksStructure.form(blocksOf(pairs, language))
const isAlike = (pairs: BlockPair[]) => form(pairs, 'english') === form(pairs, 'hindi')
const only = (pairs: BlockPair[]) => pairs[0] as BlockPair

const steps: InfographicBlock = {
	kind: 'steps',
	title: 'A bill',
	items: [{ label: 'House', text: 'Three readings' }, { label: 'Governor' }],
}
const table: InfographicBlock = {
	kind: 'compare',
	title: 'Two houses',
	columns: ['Sabha', 'Parishad'],
	rows: [{ label: 'Seats', cells: ['200', '–'] }],
}

describe.each(blockKinds)('a new block of the kind %s', (kind) => {
	const pairs = changes.addBlock([], kind)

	it('is what the server takes, alike in both languages, and can be filled', () => {
		expect(() => infographicBlock.parse(blocksOf(pairs, 'hindi')[0])).not.toThrow()
		expect(isAlike(pairs)).toBe(true)
		const codes = blocksStructure.problems(blocksOf(pairs, 'english')).map(({ code }) => code)
		expect(new Set(codes)).toEqual(new Set(kind === 'parts' ? ['parts-not-100', 'field-required'] : ['field-required']))
		expect(changes.isBlankEntry(only(pairs), 0)).toBe(true)
	})

	it('has entries added, moved and removed in both languages', () => {
		const more = changes.addEntry(changes.writeText(only(pairs), 'hindi', [entries(kind), 0, 'label'], 'एक'), 1)
		const turned = changes.moveEntry(more, 0, 1)
		const texts = (pair: BlockPair) => labelsOf(blocksOf([pair], 'hindi')[0] as InfographicBlock)
		expect([texts(more), texts(turned), texts(changes.removeEntry(turned, 0))]).toEqual([
			['एक', ''],
			['', 'एक'],
			['एक'],
		])
		expect(isAlike([turned])).toBe(true)
	})
})

describe('what was removed from a block', () => {
	it('is put back, an entry and a column with its cells', () => {
		const hindi = { ...table, columns: ['सभा', 'परिषद'], rows: [{ label: 'सीटें', cells: ['दो सौ', '–'] }] }
		const [pair] = readPairs([table], [hindi]) as [BlockPair]
		const entry = changes.entryIn(pair, 0)
		expect(changes.putEntryBack(changes.removeEntry(pair, 0), 0, entry)).toEqual(pair)
		const column = changes.columnIn(pair, 0)
		expect(changes.putColumnBack(changes.removeColumn(pair, 0), 0, column)).toEqual(pair)
	})
})

const entries = (kind: string) => (kind === 'compare' ? 'rows' : 'items')
const labelsOf = (block: InfographicBlock) =>
	(block.kind === 'compare' ? block.rows : block.items).map(({ label }: { label: string }) => label)

describe('the blocks of both languages', () => {
	it('are what they were when nothing is changed', () => {
		const pairs = readPairs([steps, table], [steps, table])
		expect(blocksOf(pairs, 'english')).toEqual([steps, table])
		expect(blocksOf(pairs, 'hindi')).toEqual([steps, table])
	})

	it('have the form of the English, and the Hindi that there is', () => {
		const pairs = readPairs([steps], [{ ...steps, title: 'विधेयक', items: [{ label: 'सदन' }] }])
		expect(blocksOf(pairs, 'hindi')).toEqual([
			{ kind: 'steps', title: 'विधेयक', items: [{ label: 'सदन', text: '' }, { label: '' }] },
		])
		expect(isAlike(pairs)).toBe(true)
		expect(blocksOf(readPairs([table], [steps]), 'hindi')[0]).toMatchObject({ kind: 'compare', columns: ['', ''] })
		expect(blocksOf(readPairs([], [table]), 'english')[0]).toMatchObject({ kind: 'compare', title: '' })
	})

	it('both have what may be left out as soon as one says it, and both lack it when none does', () => {
		const pair = changes.writeText(only(readPairs([steps], [steps])), 'hindi', ['note'], 'एक बात')
		expect(blocksOf([pair], 'english')[0]).toHaveProperty('note', '')
		const without = changes.writeText(pair, 'hindi', ['note'], ' ')
		expect(blocksOf([without], 'english')[0]).not.toHaveProperty('note')
		expect(isAlike([pair])).toBe(true)
	})

	it('change places, go, and are no more than the declaration allows', () => {
		const pairs = readPairs([steps, table], [steps, table])
		const kinds = (all: BlockPair[]) => blocksOf(all, 'hindi').map(({ kind }) => kind)
		expect(kinds(changes.moveBlock(pairs, 0, 1))).toEqual(['compare', 'steps'])
		expect(kinds(changes.moveBlock(pairs, 0, -1))).toEqual(['steps', 'compare'])
		expect(kinds(changes.removeBlock(pairs, 0))).toEqual(['compare'])
		const full = Array.from({ length: blockLimits.blocks }, () => only(pairs))
		expect(changes.addBlock(full, 'facts')).toHaveLength(blockLimits.blocks)
	})

	it('have numbers in common', () => {
		const pair = changes.writeNumber(only(changes.addBlock([], 'bars')), ['items', 0, 'value'], 4.5)
		expect([pair.english, pair.hindi]).toEqual([
			expect.objectContaining({ items: [{ label: '', value: 4.5 }] }),
			expect.objectContaining({ items: [{ label: '', value: 4.5 }] }),
		])
	})

	it('have as many cells in each row of a comparison as columns', () => {
		const wide = changes.addColumn(only(readPairs([table], [table])))
		expect(blocksOf([wide], 'hindi')[0]).toMatchObject({
			columns: ['Sabha', 'Parishad', ''],
			rows: [{ cells: ['200', '–', ''] }],
		})
		expect(blocksOf([changes.removeColumn(wide, 0)], 'english')[0]).toMatchObject({
			columns: ['Parishad', ''],
			rows: [{ cells: ['–', ''] }],
		})
	})
})
