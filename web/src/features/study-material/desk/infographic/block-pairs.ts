import type { Bilingual, Language } from '@aravalli/shared/language'
import type { InfographicBlock } from '@aravalli/shared/study-material/item-contract'

/** Is a block in both languages. Both have the same form, with an empty text for each that may be left out. */
export type BlockPair = Bilingual<InfographicBlock>
export type BlockKind = InfographicBlock['kind']

export interface ItemField {
	name: 'when' | 'label' | 'value' | 'text'
	/** Is the same in both languages. */
	isNumber?: true
	isOptional?: true
}

const label: ItemField = { name: 'label' }
const detail: ItemField = { name: 'text', isOptional: true }
const measured: ItemField[] = [label, { name: 'value', isNumber: true }]

/** Says what each entry of a block has; the rows of a comparison have cells instead. */
export const itemFields: Record<BlockKind, ItemField[]> = {
	figures: [{ name: 'value' }, label],
	bars: measured,
	heights: measured,
	parts: measured,
	timeline: [{ name: 'when' }, label, detail],
	steps: [label, detail],
	levels: [label, detail],
	compare: [label],
	facts: [label, { name: 'text' }],
}

export const blockKinds = Object.keys(itemFields) as BlockKind[]

export type Entry = Record<string, unknown>
/** Is any block, as its changes see it. */
export interface AnyBlock extends Entry {
	kind: BlockKind
	items?: Entry[]
	rows?: Entry[]
	columns?: string[]
}

export const entriesName = ({ kind }: { kind: BlockKind }) => (kind === 'compare' ? 'rows' : 'items')
export const entriesOfBlock = (block: AnyBlock): Entry[] => block[entriesName(block)] ?? []

/** Puts the blocks of both languages beside each other; where their forms differ it is that of the English. */
export function readPairs(english: readonly InfographicBlock[], hindi: readonly InfographicBlock[]): BlockPair[] {
	return Array.from({ length: Math.max(english.length, hindi.length) }, (_, index) => {
		const form = filled((english[index] ?? hindi[index]) as AnyBlock)
		const other = hindi[index] && filled(hindi[index] as AnyBlock)
		return { english: english[index] ? form : likeForm(form, undefined), hindi: likeForm(form, other) } as BlockPair
	})
}

/** Gives the blocks of one language. What may be left out is left out where no language says it. */
export const blocksOf = (pairs: readonly BlockPair[], language: Language): InfographicBlock[] =>
	pairs.map((pair) => {
		const [own, other] = [pair[language], pair[language === 'english' ? 'hindi' : 'english']] as unknown as AnyBlock[]
		const entries = entriesName(own as AnyBlock)
		return {
			...withoutBlank(own as AnyBlock, other, ['note']),
			[entries]: entriesOfBlock(own as AnyBlock).map((entry, at) =>
				withoutBlank(entry, entriesOfBlock(other as AnyBlock)[at], optionalOf(own as AnyBlock)),
			),
		} as unknown as InfographicBlock
	})

const optionalOf = ({ kind }: AnyBlock) =>
	itemFields[kind].flatMap(({ name, isOptional }) => (isOptional ? [name] : []))

const isBlank = (text: unknown) => String(text ?? '').trim() === ''

const withoutBlank = (own: Entry, other: Entry | undefined, names: readonly string[]): Entry =>
	Object.fromEntries(
		Object.entries(own).filter(([name]) => !(names.includes(name) && isBlank(own[name]) && isBlank(other?.[name]))),
	)

/** Adds an empty text for each that is left out. */
function filled(block: AnyBlock): AnyBlock {
	const optional = Object.fromEntries(optionalOf(block).map((name) => [name, '']))
	const entries = entriesOfBlock(block).map((entry) => ({ ...optional, ...entry }))
	return { note: '', ...block, [entriesName(block)]: entries }
}

/** Gives what has the form of one and the texts of the other, as far as it has them. */
function likeForm(form: unknown, texts: unknown, name = ''): unknown {
	if (typeof form === 'string') return name === 'kind' ? form : typeof texts === 'string' ? texts : ''
	if (Array.isArray(form)) return form.map((part, at) => likeForm(part, Array.isArray(texts) ? texts[at] : undefined))
	if (typeof form !== 'object' || form === null) return form
	return Object.fromEntries(
		Object.entries(form).map(([key, part]) => [key, likeForm(part, (texts as Entry | undefined)?.[key], key)]),
	)
}
