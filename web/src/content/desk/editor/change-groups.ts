import type { GroupsField } from '@aravalli/shared/content/fields'
import { type AnyCopy, entriesOf, type Kind } from '@aravalli/shared/content/kind'

type Entry = Record<string, string>

export type GroupChange =
	| { what: 'add' }
	| { what: 'remove'; index: number }
	| { what: 'move'; from: number; to: number }

/** Counts the entries of the language that has more of them: both are shown with as many. */
export const countEntries = ({ english, hindi }: AnyCopy, name: string): number =>
	Math.max((english[name] as Entry[]).length, (hindi[name] as Entry[]).length)

/** Changes the entries in both languages, and the numbers that each of them has, so that they stay beside each other. */
export function changeGroups(kind: Kind, copy: AnyCopy, name: string, change: GroupChange): AnyCopy {
	const field = kind.texts[name] as GroupsField
	const count = countEntries(copy, name)
	const inLanguage = (texts: Record<string, unknown>) => ({
		...texts,
		[name]: changed(filledUp(field, texts[name] as Entry[], count), change, emptyEntry(field)),
	})
	const numbers = entriesOf(kind.common).flatMap(([key, common]) => {
		if (common.type !== 'numbers' || common.onePer !== name || change.what === 'add') return []
		const values = copy[key] as number[]
		// Fewer or more numbers than entries: nobody can tell whose they are.
		return values.length === count ? [[key, changed(values, change, 0)]] : []
	})
	return {
		...copy,
		...Object.fromEntries(numbers),
		english: inLanguage(copy.english),
		hindi: inLanguage(copy.hindi),
	}
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

function changed<T>(list: readonly T[], change: GroupChange, empty: T): T[] {
	if (change.what === 'add') return [...list, empty]
	if (change.what === 'remove') return list.filter((_, index) => index !== change.index)
	const rest = list.filter((_, index) => index !== change.from)
	return [...rest.slice(0, change.to), ...list.slice(change.from, change.from + 1), ...rest.slice(change.to)]
}
