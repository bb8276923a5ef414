import type { Bilingual, Language } from '../language.ts'
import type { ContentProblem } from './content.ts'
import type { CopyValueOf, Field, Fields, PublishedValueOf } from './fields.ts'

/** Names the parts of the desk, in the order in which editors are shown them. */
export const kindAreas = ['practice', 'study', 'resources', 'commerce', 'site'] as const

export type KindArea = (typeof kindAreas)[number]

/** Names the pictures that a kind can have at the desk (web/src/content/desk/rail/kind-icons.ts). */
export type KindIcon =
	| 'bell'
	| 'book-open'
	| 'calendar-check'
	| 'clipboard-check'
	| 'clipboard-list'
	| 'file-clock'
	| 'file-text'
	| 'globe'
	| 'graduation-cap'
	| 'image'
	| 'lightbulb'
	| 'list'
	| 'map'
	| 'message-square'
	| 'network'
	| 'newspaper'
	| 'play'
	| 'square-pen'
	| 'star'
	| 'sun'
	| 'target'
	| 'users'

/**
 * Is a kind of content: what an item is made of, and what it is called. Storing, listing, searching, editing, importing and
 * exporting follow from it (docs/adr/0043-kinds-of-content.md).
 */
export interface Kind<C extends Fields = Fields, T extends Fields = Fields> {
	/** Stands for the `{type}` of `/api/admin/{type}`; it is of a-z and hyphens. */
	readonly name: string
	/** Names the items where editors choose what to work on. */
	readonly names: Bilingual
	/** Says where at the desk it is found, and beside which picture. */
	readonly area: KindArea
	readonly icon: KindIcon
	/** Begins the ids of items without a title. */
	readonly idWord: string
	/** Are no ids: addresses use these words for something else. */
	readonly reservedIds?: readonly string[]
	/** Is the path of an item's page without its id; null where items have no page. */
	readonly path: string | null
	/** Says where the search leads to an item that has no page; where this is absent, it is not found. */
	foundAt?(id: string, common: CommonOf<C>): string
	/** Is where readers get its items, where these follow from the declaration alone: below '/api/'. */
	readonly readAt?: string
	/** Has one value for both languages. */
	readonly common: C
	/** Has a value for each language. */
	readonly texts: T
	/** Names the text that stands for an item. */
	readonly title: Extract<keyof T, string>
	/** Gives the day by which lists are ordered, newest first, as 'YYYY-MM-DD'. */
	listedOn(common: CommonOf<C>): string
	/** Lists what else keeps a working copy from being published, such as fields that ask for each other. */
	problems?(common: CopyCommonOf<C>, texts: Record<Language, CopyTextsOf<T>>): ContentProblem[]
	/** Its entries may also come as a Word document of a form of its own. */
	readonly hasWordForm?: true
	/** Names the flag that makes a list of its own, in which facets are counted as well. */
	readonly countedWithin?: Extract<keyof C, string>
}

type CopyCommonOf<C extends Fields> = { [K in keyof C]: CopyValueOf<C[K]> }
export type CommonOf<C extends Fields> = { [K in keyof C]: PublishedValueOf<C[K]> }
export type TextsOf<T extends Fields> = { [K in keyof T]: PublishedValueOf<T[K]> }

/** Is what readers see of an item, in both languages. */
export type ItemOf<K> =
	K extends Kind<infer C, infer T>
		? CommonOf<C> & {
				english: TextsOf<T>
				/** It is null where only English exists. */
				hindi: TextsOf<T> | null
			}
		: never

type CopyTextsOf<T extends Fields> = { [K in keyof T]: CopyValueOf<T[K]> }

/** Is the working copy of an item. */
export type CopyOf<K> = K extends Kind<infer C, infer T> ? CopyCommonOf<C> & Record<Language, CopyTextsOf<T>> : never

/** Is a working copy of a kind that is not known where it is handled: its fields say what it has. */
export type AnyCopy = Record<string, unknown> & Record<Language, Record<string, unknown>>

export function defineKind<const C extends Fields, const T extends Fields>(kind: Kind<C, T>): Kind<C, T> {
	return kind
}

/** Lists the fields of a part of a kind with their names, in their order. */
export const entriesOf = (fields: Fields): [string, Field][] => Object.entries(fields)

/** Makes lists go by a number that editors give: the lowest first. */
export function arrangedDay(position: number): string {
	return new Date(Date.UTC(2100, 0, 1) - position * 86_400_000).toISOString().slice(0, 10)
}

export function emptyCopy<K extends Kind>(kind: K): CopyOf<K> {
	const texts = () => emptyValues(kind.texts)
	return { ...emptyValues(kind.common), english: texts(), hindi: texts() } as CopyOf<K>
}

function emptyValues(fields: Fields): Record<string, unknown> {
	return Object.fromEntries(entriesOf(fields).map(([name, field]) => [name, emptyValue(field)]))
}

export function emptyValue(field: Field): unknown {
	switch (field.type) {
		case 'line':
		case 'text':
		case 'richLine':
		case 'richText':
			return ''
		case 'lines':
		case 'numbers':
		case 'choices':
		case 'groups':
			return []
		case 'flag':
			return false
		case 'structure':
			return field.structure.empty
		default:
			return null
	}
}
