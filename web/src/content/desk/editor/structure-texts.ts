import type { Structure } from '@aravalli/shared/content/fields'

type Path = readonly (string | number)[]

/** Is one text of a structure in both languages. */
export interface StructureText {
	/** Says where it is, as in '3.label'. */
	path: string
	/** Names what it is, such as 'label' or 'note'. */
	name: string
	/** Is how deep it lies: 0 at the top. */
	depth: number
	/** It is null where this language has no place for it. */
	english: string | null
	hindi: string | null
}

/** Stands in a text's place to find out whether the form of the structure takes notice. */
const PROBE = '\u0000'

/**
 * Lists the texts of a structure: every string that can be written anew without a change of its form. Names, kinds and ids that belong
 * to the form are left out.
 */
export function structureTexts(structure: Structure, english: unknown, hindi: unknown): StructureText[] {
	const texts = new Map<string, StructureText>()
	const languages = [
		{ language: 'english', value: english },
		{ language: 'hindi', value: hindi },
	] as const
	for (const { language, value } of languages) {
		for (const { path, text } of textsOf(structure, value)) {
			const key = path.join('.')
			const known = texts.get(key) ?? emptyText(path, key, depthAt(value, path))
			texts.set(key, { ...known, [language]: text })
		}
	}
	const all = [...texts.values()].sort((a, b) => comparePaths(a.path, b.path))
	// A place to write is also where the other language says something that may be left out.
	const hasPlace = (value: unknown, path: string) => isRecord(valueAt(value, path.split('.').slice(0, -1)))
	return all.map((text) => ({
		...text,
		english: text.english ?? (hasPlace(english, text.path) ? '' : null),
		hindi: text.hindi ?? (hasPlace(hindi, text.path) ? '' : null),
	}))
}

/** Writes one text; all else stays. @param path as in '3.label' */
export function writeText(value: unknown, path: string, text: string): unknown {
	return replaced(value, path.split('.'), text)
}

/** Gives a structure of the same form in which nothing is written yet. */
export function withoutTexts(structure: Structure, value: unknown): unknown {
	return textsOf(structure, value).reduce((blank, { path }) => replaced(blank, path, ''), value)
}

function textsOf(structure: Structure, value: unknown): { path: Path; text: string }[] {
	const form = structure.form(value)
	const isText = new Map<string, boolean>()
	return stringsIn(value, []).filter(({ path }) => {
		// All strings of one name are alike: asking for each of them would take long in a large tree.
		const kindOfPlace = path.map((part) => (isIndex(part) ? '#' : part)).join('.')
		const known = isText.get(kindOfPlace) ?? structure.form(replaced(value, path, PROBE)) === form
		isText.set(kindOfPlace, known)
		return known
	})
}

function stringsIn(value: unknown, path: Path): { path: Path; text: string }[] {
	if (typeof value === 'string') return [{ path, text: value }]
	if (typeof value !== 'object' || value === null) return []
	return Object.entries(value).flatMap(([key, part]) => stringsIn(part, [...path, key]))
}

function replaced(value: unknown, [first, ...rest]: Path, text: string): unknown {
	if (first === undefined) return text
	if (Array.isArray(value))
		return value.map((part, index) => (String(index) === String(first) ? replaced(part, rest, text) : part))
	const record = value as Record<string, unknown>
	return { ...record, [first]: replaced(record[first], rest, text) }
}

const isIndex = (part: string | number) => /^\d+$/.test(String(part))
const isRecord = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)
const valueAt = (value: unknown, path: Path) =>
	path.reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], value)

const emptyText = (path: Path, key: string, depth: number): StructureText => ({
	path: key,
	name: String(path.findLast((part) => !isIndex(part)) ?? ''),
	depth,
	english: null,
	hindi: null,
})

/** An outline says by itself how deep its entries lie. */
function depthAt(value: unknown, path: Path): number {
	const { level } = (valueAt(value, path.slice(0, 1)) ?? {}) as { level?: unknown }
	return typeof level === 'number' ? level - 1 : path.filter(isIndex).length - 1
}

/** The texts of an entry keep the order in which they are declared. */
function comparePaths(a: string, b: string): number {
	const [left, right] = [a.split('.'), b.split('.')]
	for (let at = 0; at < Math.min(left.length, right.length); at += 1) {
		const [x = '', y = ''] = [left[at], right[at]]
		if (isIndex(x) && isIndex(y) && x !== y) return Number(x) - Number(y)
		if (x !== y) return 0
	}
	return 0
}
