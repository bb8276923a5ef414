import type { GroupsField } from '@aravalli/shared/content/fields'
import { type AnyCopy, entriesOf, type Kind } from '@aravalli/shared/content/kind'
import type { Bilingual, Language } from '@aravalli/shared/language'

type Entry = Record<string, string>

export type GroupChange =
	| { what: 'add' }
	| { what: 'remove'; index: number }
	| { what: 'move'; from: number; to: number }
	| { what: 'putBack'; index: number; part: RemovedPart }

/** Is all that goes when a part is removed. */
export interface RemovedPart extends Bilingual<Entry> {
	/** Are those that each part has, by the names of their fields. */
	numbers: Record<string, number>
}

/** Counts the entries of the language that has more of them: both are shown with as many. */
export const countEntries = ({ english, hindi }: AnyCopy, name: string): number =>
	Math.max((english[name] as Entry[]).length, (hindi[name] as Entry[]).length)

/** Changes the entries in both languages, and the numbers that each of them has, so that they stay beside each other. */
export function changeGroups(kind: Kind, copy: AnyCopy, name: string, change: GroupChange): AnyCopy {
	const field = kind.texts[name] as GroupsField
	const count = countEntries(copy, name)
	const back = change.what === 'putBack' ? change.part : null
	const inLanguage = (language: Language) => ({
		...copy[language],
		[name]: changed(
			filledUp(field, copy[language][name] as Entry[], count),
			change,
			back?.[language] ?? emptyEntry(field),
		),
	})
	const numbers = numbersOfParts(kind, copy, name).flatMap(([key, values]) => {
		if (change.what === 'add' || (back && !Object.hasOwn(back.numbers, key))) return []
		return [[key, changed(values, change, back?.numbers[key] ?? 0)]]
	})
	return {
		...copy,
		...Object.fromEntries(numbers),
		english: inLanguage('english'),
		hindi: inLanguage('hindi'),
	}
}

/** Keeps a part that is about to be removed. */
export function partAt(kind: Kind, copy: AnyCopy, name: string, index: number): RemovedPart {
	const field = kind.texts[name] as GroupsField
	const inLanguage = (language: Language) => (copy[language][name] as Entry[])[index] ?? emptyEntry(field)
	const numbers = numbersOfParts(kind, copy, name).map(([key, values]) => [key, values[index]])
	return { english: inLanguage('english'), hindi: inLanguage('hindi'), numbers: Object.fromEntries(numbers) }
}

/** Where there are fewer or more numbers than entries, nobody can tell whose they are. */
function numbersOfParts(kind: Kind, copy: AnyCopy, name: string): [string, number[]][] {
	const count = countEntries(copy, name)
	return entriesOf(kind.common).flatMap(([key, common]): [string, number[]][] => {
		if (common.type !== 'numbers' || common.onePer !== name) return []
		const values = copy[key] as number[]
		return values.length === count ? [[key, values]] : []
	})
}

/** Writes a text of one entry, also where this language does not have so many yet. */
export function writeEntry(
	field: GroupsField,
	entries: readonly Entry[],
	{ index, key, text }: { index: number; key: string; text: string },
): Entry[] {
	const filled = filledUp(field, entries, index + 1)
	return filled.map((entry, place) => (place === index ? { ...entry, [key]: text } : entry))
}

export const emptyEntry = ({ item }: GroupsField): Entry =>
	Object.fromEntries(Object.keys(item).map((name) => [name, '']))

function filledUp(field: GroupsField, entries: readonly Entry[], count: number): Entry[] {
	const missing = Array.from({ length: Math.max(0, count - entries.length) }, () => emptyEntry(field))
	return [...entries, ...missing]
}

/** @param added is what comes to those that are there */
function changed<T>(list: readonly T[], change: GroupChange, added: T): T[] {
	if (change.what === 'add') return [...list, added]
	if (change.what === 'putBack') return list.toSpliced(change.index, 0, added)
	if (change.what === 'remove') return list.filter((_, index) => index !== change.index)
	const rest = list.filter((_, index) => index !== change.from)
	return [...rest.slice(0, change.to), ...list.slice(change.from, change.from + 1), ...rest.slice(change.to)]
}
