/**
 * Declares what content is made of. A field is declared once, in the `kind.ts` of its kind, and everybody derives from it: the
 * server its checks, its index and the calls, the desk its inputs, imports and exports their columns.
 *
 * The file does without the validator, because the browser runs it.
 */
import type { Bilingual, Language } from '../language.ts'
import type { StructureLine } from '../structure-line.ts'

/** Says where a text counts when readers search: a hit in a title stands above one on a card, and that above one in a body. */
export type SearchWeight = 'title' | 'card' | 'body'

interface FieldOptions {
	label: Bilingual
	/** A working copy may be published without it. */
	isOptional?: true
	/** Lists show it, so it is read with every list. */
	isOnCard?: true
	/** Names it in answers, where the specification calls it something else; null: an answer says it in another form. */
	answeredAs?: string | null
	/** The desk's list shows it beside the title. */
	isFact?: true
	/** A new entry that is made like another begins with it; choices, numbers and flags do unless they say `false`. */
	isTakenOver?: boolean
	searched?: SearchWeight
}

interface TextOptions extends FieldOptions {
	/** Holds for publishing, in characters. */
	max: number
	/** Holds for a working copy, which may be longer: nobody's paste is cut off. */
	copyMax: number
}

interface EntriesOptions extends TextOptions {
	maxEntries: number
	copyMaxEntries: number
}

interface RangeOptions extends FieldOptions {
	min: number
	max: number
}

interface ChoiceOptions extends FieldOptions {
	values: readonly string[]
	/** Lists can be filtered by it. */
	isFacet?: true
	/** Names the values where they are shown; without it they are shown as they are. */
	names?: Readonly<Record<string, Bilingual>>
}

export type LineField = TextOptions & {
	type: 'line'
	/** It is a path of this site or an https address. */
	isLink?: true
	/** Shows what one looks like, where no sentence would do. */
	sample?: string
	/** The desk offers to upload such a file, whose address is then the value. */
	upload?: 'video' | 'document'
}
export type TextField = TextOptions & {
	type: 'text'
	/** Shows what one looks like, where no sentence would do. */
	sample?: Bilingual
	/** Names the number, common to both languages, of words that it should have. */
	wordLimit?: string
}
export type RichLineField = TextOptions & { type: 'richLine' }
export type RichTextField = TextOptions & { type: 'richText' }
export type LinesField = EntriesOptions & {
	type: 'lines'
	/** Shows what an entry looks like, where no sentence would do. */
	sample?: string
}
export type NumberField = RangeOptions & {
	type: 'number'
	isFacet?: true
	/** Shows what one looks like where the least would not do; null: a sample has another field in its place. */
	sample?: number | null
}
export type NumbersField = RangeOptions & {
	type: 'numbers'
	maxEntries: number
	/** Names the groups of the texts of which each entry has a number of its own. */
	onePer?: string
}
export type ChoiceField = ChoiceOptions & { type: 'choice' }
/** Is several of the values, the first of which counts most. Lists can be filtered by each. */
export type ChoicesField = ChoiceOptions & { type: 'choices'; maxEntries: number }
export type FlagField = FieldOptions & { type: 'flag'; isFacet?: true }
export type DayField = FieldOptions & {
	type: 'day'
	/** It may be a day to come, such as a holiday. Else one of these would be a slip: lists have the newest first. */
	mayBeAhead?: true
}
export type PictureField = FieldOptions & {
	type: 'picture'
	/** Is its width and its height, as in 16:10: so its place shows it. */
	ratio: readonly [number, number]
}
export type GroupsField = FieldOptions & {
	type: 'groups'
	/** Is what each entry has. `isOnCard` and `searched` are said there. */
	item: Readonly<Record<string, TextField | LineField>>
	maxEntries: number
}
export type StructureField = FieldOptions & { type: 'structure'; structure: Structure }

/** Is what no other field can hold, such as a tree. Whoever declares it says how it is handled. */
export interface Structure<V = unknown> {
	empty: V
	clean: (value: V) => V
	isEmpty: (value: V) => boolean
	/** Lists what keeps it from being published; paths are below the field's own. */
	problems: (value: V) => { path: string; code: string }[]
	/** Lists what not even a working copy can have, such as a place beyond the map; it keeps one from being published as well. */
	refusals?: (value: V) => { path: string; code: string }[]
	/** Gives what can be searched in it. */
	texts: (value: V) => string[]
	/** Writes it in lines, by which editors compare versions. */
	lines: (value: V, language: Language) => StructureLine[]
	/** Names what is the same in both languages, such as the levels of a tree. */
	form: (value: V) => string
	/** Bounds a working copy, in characters of JSON. */
	copyMax: number
	/** Says how it stands in a cell of a file; without it, as JSON. */
	cell?: { write: (value: V) => string; read: (cell: string) => V }
	/** Shows what one looks like, in files that editors begin with. */
	sample: V
}

export type Field =
	| LineField
	| TextField
	| RichLineField
	| RichTextField
	| LinesField
	| NumberField
	| NumbersField
	| ChoiceField
	| ChoicesField
	| FlagField
	| DayField
	| PictureField
	| GroupsField
	| StructureField

export type Fields = Readonly<Record<string, Field>>

const declare =
	<T extends Field['type']>(type: T) =>
	<const O extends Omit<Extract<Field, { type: T }>, 'type'>>(options: O): O & { readonly type: T } => ({
		...options,
		type,
	})

/** Is one line of text. */
export const line = declare('line')
/** Is text of several lines, in which `**…**` may mark phrases. */
export const text = declare('text')
/** Is rich text within a line. */
export const richLine = declare('richLine')
export const richText = declare('richText')
/** Is a list of single lines, such as tags. */
export const lines = declare('lines')
export const number = declare('number')
export const numbers = declare('numbers')
export const choice = declare('choice')
export const choices = declare('choices')
export const flag = declare('flag')
/** Is a day in India, written as 'YYYY-MM-DD'. */
export const day = declare('day')
/** Holds paths of this site to the same picture, large and small. */
export const picture = declare('picture')
export const groups = declare('groups')

/** @template V is the type of its value */
export const structure = <V>(options: FieldOptions & { structure: Structure<V> }) =>
	({ ...options, type: 'structure' }) as unknown as StructureField & { readonly value?: V }

export interface Picture {
	large: string
	small: string
}

/** Is the value of a field that is settled. */
export type ValueOf<F> = F extends { type: 'line' | 'text' | 'richLine' | 'richText' }
	? string
	: F extends { type: 'lines' }
		? string[]
		: F extends { type: 'number' }
			? number
			: F extends { type: 'numbers' }
				? number[]
				: F extends { type: 'choice'; values: readonly (infer V)[] }
					? V
					: F extends { type: 'choices'; values: readonly (infer V)[] }
						? V[]
						: F extends { type: 'flag' }
							? boolean
							: F extends { type: 'day' }
								? string
								: F extends { type: 'picture' }
									? Picture
									: F extends { type: 'groups'; item: infer I }
										? { [K in keyof I]: string }[]
										: F extends { value?: infer V }
											? V
											: never

/** These can be without a value: nothing has been chosen yet. */
type MayBeUnset = { type: 'number' | 'choice' | 'day' | 'picture' }

/** Is the value in a working copy: null or empty is what has not been settled yet. */
export type CopyValueOf<F> = F extends MayBeUnset ? ValueOf<F> | null : ValueOf<F>

/** Is the value once it is published. */
export type PublishedValueOf<F> = F extends MayBeUnset & { isOptional: true } ? ValueOf<F> | null : ValueOf<F>
