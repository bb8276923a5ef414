import { oneLine } from '../content/clean-copy.ts'
import type { Structure } from '../content/fields.ts'
import { blockLines } from './block-lines.ts'
import type { InfographicBlock } from './item-contract.ts'
import { tooLong } from './nodes-structure.ts'

export const blockLimits = { blocks: 20, text: 600 } as const

/** Is what an infographic is drawn from, one part after the other. */
export const blocksStructure: Structure<InfographicBlock[]> = {
	empty: [],
	clean: (blocks) => blocks.map((block) => cleaned(block) as InfographicBlock),
	isEmpty: (blocks) => blocks.length === 0,
	problems: (blocks) => {
		if (blocks.length > blockLimits.blocks) return [{ path: '', code: 'too-many-entries', limit: blockLimits.blocks }]
		return blocks.flatMap((block, index) => blockProblems(block, `.${index}`))
	},
	texts: (blocks) => blocks.flatMap((block) => textsIn(block).map(([, text]) => text)),
	lines: (blocks, language) => blocks.flatMap((block, index) => blockLines(block, index, language)),
	form: (blocks) => JSON.stringify(blocks.map((block) => withoutTexts(block))),
	copyMax: 200_000,
	sample: [{ kind: 'figures', title: 'Rajasthan', items: [{ value: '33', label: 'Districts in 2022' }] }],
}

/** A note is the only text that a block can be without; it is left out then. */
function cleaned(value: unknown): unknown {
	if (typeof value === 'string') return oneLine(value)
	if (Array.isArray(value)) return value.map(cleaned)
	if (typeof value !== 'object' || value === null) return value
	return Object.fromEntries(
		Object.entries(value).flatMap(([key, part]) => {
			const clean = cleaned(part)
			return optionalTexts.has(key) && clean === '' && !('value' in value) ? [] : [[key, clean]]
		}),
	)
}

const optionalTexts = new Set(['note'])

function blockProblems(block: InfographicBlock, path: string) {
	const items = block.kind === 'compare' ? block.rows : block.items
	const texts = textsIn(block).flatMap(([key, text]) =>
		text.trim() === ''
			? [{ path: `${path}.${key}`, code: 'field-required' }]
			: tooLong(text, blockLimits.text, `${path}.${key}`),
	)
	return [
		...(items.length === 0 ? [{ path, code: 'block-empty' }] : []),
		...(isUneven(block) ? [{ path, code: 'cells-differ' }] : []),
		...(isNoWhole(block) ? [{ path, code: 'parts-not-100' }] : []),
		...texts,
	]
}

const isUneven = (block: InfographicBlock) =>
	block.kind === 'compare' && block.rows.some(({ cells }) => cells.length !== block.columns.length)

/** The parts of a whole add up to 100 percent. */
const isNoWhole = (block: InfographicBlock) =>
	block.kind === 'parts' && Math.abs(block.items.reduce((sum, { value }) => sum + value, 0) - 100) > 0.01

/** Lists the texts with their paths, in their order. */
function textsIn(value: unknown, path = ''): [string, string][] {
	if (typeof value === 'string') return path === 'kind' ? [] : [[path, value]]
	if (typeof value !== 'object' || value === null) return []
	return Object.entries(value).flatMap(([key, part]) => textsIn(part, path === '' ? key : `${path}.${key}`))
}

function withoutTexts(value: unknown, key = ''): unknown {
	if (typeof value === 'string') return key === 'kind' ? value : ''
	if (Array.isArray(value)) return value.map((part) => withoutTexts(part))
	if (typeof value !== 'object' || value === null) return value
	return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutTexts(part, name)]))
}
