/** Is one entry of a group: the texts of its parts. */
export type Entry = Record<string, string>

const isBlank = (entry: Entry) => Object.values(entry).every((text) => text.trim() === '')

/**
 * Puts the entries of a row over those that are stored. Entries at the end in which nothing stands are none, except where they were
 * there before and all else is as it was.
 */
export function mergeGroups(before: Entry[], given: Map<number, Entry>): Entry[] {
	const length = Math.max(before.length, ...[...given.keys()].map((index) => index + 1))
	const parts = [...new Set([...given.values(), ...before].flatMap((entry) => Object.keys(entry)))]
	const entries = Array.from({ length }, (_, index): Entry => {
		const texts = { ...before[index], ...given.get(index) }
		return Object.fromEntries(parts.map((part) => [part, texts[part] ?? '']))
	})
	const filled = entries.slice(0, entries.findLastIndex((entry) => !isBlank(entry)) + 1)
	const isAsBefore =
		filled.length < before.length &&
		before.slice(filled.length).every(isBlank) &&
		filled.every((entry, index) => parts.every((part) => entry[part] === before[index]?.[part]))
	return isAsBefore ? before : filled
}
