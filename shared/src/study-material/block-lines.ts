import type { Language } from '../language.ts'
import type { StructureLine } from '../structure-line.ts'
import { blockNames } from './block-names.ts'
import type { InfographicBlock } from './item-contract.ts'

/** Writes a block as a line for its head, and below it one for each entry. */
export function blockLines(block: InfographicBlock, index: number, language: Language): StructureLine[] {
	const number = String(index + 1)
	const unit = 'unit' in block ? block.unit : ''
	const head = `${blockNames[block.kind][language]}: ${joined([block.title, unit, block.note])}`
	return [
		{ depth: 0, number, text: head },
		...(block.kind === 'compare' ? [{ depth: 1, number: `${number}.0`, text: joined(block.columns) }] : []),
		...entriesOf(block).map((text, entry) => ({ depth: 1, number: `${number}.${entry + 1}`, text })),
	]
}

function entriesOf(block: InfographicBlock): string[] {
	if (block.kind === 'compare') return block.rows.map(({ label, cells }) => joined([label, ...cells]))
	return block.items.map((entry) => {
		const { when, label, value, text }: Entry = entry
		return joined([when, label, value, text])
	})
}

interface Entry {
	when?: string
	label: string
	value?: string | number
	text?: string | undefined
}

const joined = (parts: (string | number | undefined)[]) =>
	parts.filter((part) => part !== undefined && part !== '').join(' · ')
