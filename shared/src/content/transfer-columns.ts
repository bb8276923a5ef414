/**
 * Names the columns in which a kind's items stand in a file. The first row has their names, which programs read and nobody translates; the
 * second says in both languages what stands there, and may be deleted.
 *
 *     id | version | paper | title (english) | title (hindi) | parts 1 question (english) | … | body (english) | body (english) 2
 */
import { type Language, languages } from '../language.ts'
import type { Field, GroupsField } from './fields.ts'
import { entriesOf, type Kind } from './kind.ts'

/** Says where in a working copy a cell belongs. */
export interface Column {
	name: string
	/** It is null for what has one value for both languages. */
	language: Language | null
	fieldName: string
	field: Field
	/** Names the entry of a group, from 0, and its part; both are null elsewhere. */
	entry: number | null
	part: string | null
	/** Counts the columns of a long text, from 0. */
	piece: number
}

export const ID_COLUMN = 'id'

/** Says which version a row was written from: who imports it over a newer one is told. It may be left out. */
export const VERSION_COLUMN = 'version'

/** Begins the second row, and is no possible id. */
export const ID_LABEL = 'Id (empty: a new entry) / आईडी (ख़ाली: नई प्रविष्टि)'

export const VERSION_LABEL = 'Version / संस्करण'

/** Says how many entries groups have, by field, and how many cells long texts take, by the name of their first column. */
export type Widths = Record<string, number>

export type Place = Omit<Column, 'name'>

export const isSpread = (field: Field): field is GroupsField => field.type === 'groups'

export function nameOf({ language, fieldName, entry, part, piece }: Omit<Place, 'field'>): string {
	const inGroup = entry === null ? '' : ` ${entry + 1} ${part}`
	return `${fieldName}${inGroup}${language ? ` (${language})` : ''}${piece > 0 ? ` ${piece + 1}` : ''}`
}

/** Lists the fields of a kind, each text once for each language. */
export function fieldsOf({ common, texts }: Kind): { language: Language | null; fieldName: string; field: Field }[] {
	return [
		...entriesOf(common).map(([fieldName, field]) => ({ language: null, fieldName, field })),
		...entriesOf(texts).flatMap(([fieldName, field]) => languages.map((language) => ({ language, fieldName, field }))),
	]
}

/** Lists the columns that a file needs whose widths these are; at least one of each. */
export function columnsOf(kind: Kind, widths: Widths): Column[] {
	return fieldsOf(kind).flatMap(({ language, fieldName, field }) => {
		if (!isSpread(field)) return piecesOf({ language, fieldName, field, entry: null, part: null, piece: 0 }, widths)
		return Array.from({ length: Math.max(1, widths[fieldName] ?? 1) }, (_, entry) =>
			entriesOf(field.item).flatMap(([part, own]) =>
				piecesOf({ language, fieldName, field: own, entry, part, piece: 0 }, widths),
			),
		).flat()
	})
}

function piecesOf(place: Place, widths: Widths): Column[] {
	const count = widths[nameOf(place)] ?? 1
	return Array.from({ length: count }, (_, piece) => ({ ...place, piece, name: nameOf({ ...place, piece }) }))
}

/** Says in both languages what stands in a column. */
export function labelOf({ common, texts }: Kind, { language, fieldName, field, entry, part, piece }: Column): string {
	const whole = (language ? texts : common)[fieldName] ?? field
	const languageName = { english: 'English', hindi: 'Hindi' }
	const languageNameInHindi = { english: 'अंग्रेज़ी', hindi: 'हिंदी' }
	const say = (of: 'english' | 'hindi', names: typeof languageName) =>
		[
			whole.label[of],
			...(entry !== null && part !== null ? [`${entry + 1}: ${field.label[of]}`] : []),
			...(language ? [`(${names[language]})`] : []),
			...(piece > 0 ? [`${piece + 1}`] : []),
		].join(' ')
	return `${say('english', languageName)} / ${say('hindi', languageNameInHindi)}`
}

const MAX_PIECES = 20

/** Finds what stands in a column by its name as it is in a file; null: nothing of the kind has that name. */
export function findColumn(kind: Kind, given: string): Column | null {
	const match = /^([a-z]+)(?: (\d{1,3}) ([a-z]+))?(?: \((english|hindi)\))?(?: (\d{1,2}))?$/i.exec(
		given.trim().replace(/\s+/g, ' '),
	)
	if (!match) return null
	const [, fieldGiven = '', entryGiven, partGiven, languageGiven, pieceGiven = '1'] = match
	const language = (languageGiven?.toLowerCase() ?? null) as Language | null
	const found = findField(language ? kind.texts : kind.common, fieldGiven)
	const piece = Number(pieceGiven) - 1
	if (!found || piece < 0 || piece >= MAX_PIECES) return null
	const [fieldName, field] = found
	if (!isSpread(field)) {
		if (entryGiven) return null
		return named({ language, fieldName, field, entry: null, part: null, piece })
	}
	const entry = Number(entryGiven ?? 0) - 1
	const own = partGiven ? findField(field.item, partGiven) : null
	if (!own || entry < 0 || entry >= field.maxEntries) return null
	return named({ language, fieldName, field: own[1], entry, part: own[0], piece })
}

const named = (place: Place): Column => ({ ...place, name: nameOf(place) })

function findField(fields: Kind['common'], given: string): [string, Field] | undefined {
	return entriesOf(fields).find(([name]) => name.toLowerCase() === given.toLowerCase())
}

/** Names the column of what a problem is about: 'english.parts.0.question' is in 'parts 1 question (english)'. */
export function columnOfPath(kind: Kind, path: string): string {
	const steps = path.split('.')
	const language = languages.find((one) => one === steps[0]) ?? null
	const [fieldName = '', entry, part] = language ? steps.slice(1) : steps
	const field = (language ? kind.texts : kind.common)[fieldName]
	if (!field) return language ? `(${language})` : ''
	const place = { language, fieldName, entry: null, part: null, piece: 0 }
	if (!isSpread(field)) return nameOf(place)
	const [firstPart = ''] = Object.keys(field.item)
	return nameOf({ ...place, entry: Number(entry ?? 0), part: part ?? firstPart })
}
