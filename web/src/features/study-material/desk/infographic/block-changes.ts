/** Says what becomes of an infographic when its blocks and their entries are changed: in both languages alike. */
import type { Language } from '@aravalli/shared/language'
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

export const moveEntry = (pair: BlockPair, from: number, to: number): BlockPair =>
	withEntries(pair, (entries) => moved(entries, from, to))

/** Adds a column to a comparison, with a cell in each row. */
export const addColumn = (pair: BlockPair): BlockPair =>
	inBoth(pair, (block) => withColumns(block, (texts) => [...texts, '']))

export const removeColumn = (pair: BlockPair, at: number): BlockPair =>
	inBoth(pair, (block) => withColumns(block, (texts) => texts.toSpliced(at, 1)))

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

const inBoth = ({ english, hindi }: BlockPair, change: (block: AnyBlock) => AnyBlock): BlockPair =>
	({
		english: change(english as unknown as AnyBlock),
		hindi: change(hindi as unknown as AnyBlock),
	}) as unknown as BlockPair

const withEntries = (pair: BlockPair, change: (entries: Entry[], block: AnyBlock) => Entry[]): BlockPair =>
	inBoth(pair, (block) => ({ ...block, [entriesName(block)]: change(entriesOfBlock(block), block) }))

const withColumns = (block: AnyBlock, change: (texts: string[]) => string[]): AnyBlock => ({
	...block,
	columns: change(block.columns ?? []),
	rows: entriesOfBlock(block).map((row) => ({ ...row, cells: change(row.cells as string[]) })),
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
