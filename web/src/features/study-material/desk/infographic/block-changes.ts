/** Says what becomes of an infographic when its blocks and their entries are changed: in both languages alike. */
import type { Bilingual, Language } from '@aravalli/shared/language'
import { blockLimits } from '@aravalli/shared/study-material/blocks-structure'
import {
	type AnyBlock,
	type BlockKind,
	type BlockPair,
	type Entry,
	entriesName,
	entriesOfBlock,
	itemFields,
} from './block-pairs.ts'

export type Path = readonly (string | number)[]

interface Column {
	name: string
	/** Has one for each row. */
	cells: string[]
}

export const canAddBlock = (pairs: readonly BlockPair[]) => pairs.length < blockLimits.blocks

export function addBlock(pairs: readonly BlockPair[], kind: BlockKind): BlockPair[] {
	const block = blankBlock(kind)
	return canAddBlock(pairs) ? [...pairs, { english: block, hindi: block } as BlockPair] : [...pairs]
}

export const removeBlock = (pairs: readonly BlockPair[], at: number): BlockPair[] => pairs.toSpliced(at, 1)

export const moveBlock = (pairs: readonly BlockPair[], from: number, to: number): BlockPair[] => moved(pairs, from, to)

/** @param at where the new entry is then */
export const addEntry = (pair: BlockPair, at: number): BlockPair =>
	withEntries(pair, (entries, block) => entries.toSpliced(at, 0, blankEntry(block)))

export const removeEntry = (pair: BlockPair, at: number): BlockPair =>
	withEntries(pair, (entries) => entries.toSpliced(at, 1))

/** Gives the texts and numbers of an entry, to be put back. */
export const entryIn = (pair: BlockPair, at: number): Bilingual<Entry> =>
	forBoth((language) => entriesOfBlock(blockIn(pair, language))[at] ?? {})

export const putEntryBack = (pair: BlockPair, at: number, entry: Bilingual<Entry>): BlockPair =>
	withEntries(pair, (entries, _, language) => entries.toSpliced(at, 0, entry[language]))

export const moveEntry = (pair: BlockPair, from: number, to: number): BlockPair =>
	withEntries(pair, (entries) => moved(entries, from, to))

/** Adds a column to a comparison, with a cell in each row. */
export const addColumn = (pair: BlockPair): BlockPair =>
	inBoth(pair, (block) => withColumns(block, (texts) => [...texts, '']))

export const removeColumn = (pair: BlockPair, at: number): BlockPair =>
	inBoth(pair, (block) => withColumns(block, (texts) => texts.toSpliced(at, 1)))

/** Gives the name of a column and what its cells say, to be put back. */
export const columnIn = (pair: BlockPair, at: number): Bilingual<Column> =>
	forBoth((language) => {
		const block = blockIn(pair, language)
		return {
			name: block.columns?.[at] ?? '',
			cells: entriesOfBlock(block).map(({ cells }) => (cells as string[])[at] ?? ''),
		}
	})

export const putColumnBack = (pair: BlockPair, at: number, column: Bilingual<Column>): BlockPair =>
	inBoth(pair, (block, language) => {
		const { name, cells } = column[language]
		return withColumns(block, (texts, row) => texts.toSpliced(at, 0, row === null ? name : (cells[row] ?? '')))
	})

/** Writes a text in one language. */
export const writeText = (pair: BlockPair, language: Language, path: Path, text: string): BlockPair => ({
	...pair,
	[language]: put(pair[language], path, text),
})

/** Numbers are the same in both languages. */
export const writeNumber = (pair: BlockPair, path: Path, value: number): BlockPair =>
	inBoth(pair, (block) => put(block, path, value) as AnyBlock)

/** Tells whether nothing is written in an entry, whatever its numbers are. */
export function isBlankEntry(pair: BlockPair, at: number): boolean {
	const entries = [pair.english, pair.hindi].map((block) => entriesOfBlock(block as unknown as AnyBlock)[at])
	return entries.every((entry) =>
		Object.values(entry ?? {})
			.flat()
			.every((part) => typeof part !== 'string' || part.trim() === ''),
	)
}

function blankBlock(kind: BlockKind): AnyBlock {
	const hasUnit = kind === 'bars' || kind === 'heights'
	const block: AnyBlock = { kind, title: '', note: '', ...(hasUnit && { unit: '' }) }
	const form = kind === 'compare' ? { ...block, columns: ['', ''] } : block
	return { ...form, [entriesName(form)]: [blankEntry(form)] }
}

function blankEntry(block: AnyBlock): Entry {
	const texts = itemFields[block.kind].map(({ name, isNumber }) => [name, isNumber ? 0 : ''])
	return { ...Object.fromEntries(texts), ...(block.columns && { cells: block.columns.map(() => '') }) }
}

const blockIn = (pair: BlockPair, language: Language) => pair[language] as unknown as AnyBlock

const forBoth = <T>(make: (language: Language) => T): Bilingual<T> => ({
	english: make('english'),
	hindi: make('hindi'),
})

const inBoth = (pair: BlockPair, change: (block: AnyBlock, language: Language) => AnyBlock): BlockPair =>
	forBoth((language) => change(blockIn(pair, language), language)) as unknown as BlockPair

const withEntries = (
	pair: BlockPair,
	change: (entries: Entry[], block: AnyBlock, language: Language) => Entry[],
): BlockPair =>
	inBoth(pair, (block, language) => ({
		...block,
		[entriesName(block)]: change(entriesOfBlock(block), block, language),
	}))

/** @param change is called with the names of the columns, for which `row` is null, and with the cells of each row */
const withColumns = (block: AnyBlock, change: (texts: string[], row: number | null) => string[]): AnyBlock => ({
	...block,
	columns: change(block.columns ?? [], null),
	rows: entriesOfBlock(block).map((entry, row) => ({ ...entry, cells: change(entry.cells as string[], row) })),
})

function moved<T>(list: readonly T[], from: number, to: number): T[] {
	const part = list[from]
	return part === undefined || to < 0 || to >= list.length ? [...list] : list.toSpliced(from, 1).toSpliced(to, 0, part)
}

function put(value: unknown, [first, ...rest]: Path, part: string | number): unknown {
	if (first === undefined) return part
	if (Array.isArray(value)) return value.map((one, at) => (at === first ? put(one, rest, part) : one))
	return { ...(value as Entry), [first]: put((value as Entry)[first], rest, part) }
}
