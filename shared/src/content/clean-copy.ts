import { cleanText } from '../clean-text.ts'
import type { Field, Fields } from './fields.ts'
import { type AnyCopy, entriesOf, type Kind } from './kind.ts'

/** Makes rich text harmless. The server supplies it: the browser shows what came from there. */
export interface RichCleaners {
	richText: (html: string) => string
	richLine: (html: string) => string
}

/**
 * Gives a working copy as it is stored: texts without what only steers and without spaces around them, lists without empty and repeated
 * entries. Cleaning what is clean changes nothing.
 */
export function cleanCopy(kind: Kind, { english, hindi, ...common }: AnyCopy, cleaners: RichCleaners): AnyCopy {
	return {
		...cleanValues(kind.common, common, cleaners),
		english: cleanTexts(kind, english, cleaners),
		hindi: cleanTexts(kind, hindi, cleaners),
	}
}

/** Gives the texts of one language as they are stored. */
export const cleanTexts = ({ texts }: Kind, values: Record<string, unknown>, cleaners: RichCleaners) =>
	cleanValues(texts, values, cleaners)

function cleanValues(fields: Fields, values: Record<string, unknown>, cleaners: RichCleaners): Record<string, unknown> {
	return Object.fromEntries(entriesOf(fields).map(([name, field]) => [name, cleanValue(field, values[name], cleaners)]))
}

export const oneLine = (text: string) => cleanText(text).replace(/\s+/g, ' ')

function cleanValue(field: Field, value: unknown, cleaners: RichCleaners): unknown {
	switch (field.type) {
		case 'line':
			return oneLine(value as string)
		case 'text':
			return cleanText(value as string)
		case 'richLine':
		case 'richText':
			return cleaners[field.type](value as string)
		case 'lines':
			return [...new Set((value as string[]).map(oneLine).filter((entry) => entry !== ''))]
		case 'choices':
			return [...new Set(value as string[])]
		case 'groups':
			return cleanGroups(field.item, value as Record<string, string>[])
		case 'structure':
			return field.structure.clean(value)
		default:
			return value
	}
}

/** An entry in which nothing is written stays: it is a place to write, and its counterpart may be filled. */
function cleanGroups(item: Fields, entries: Record<string, string>[]): Record<string, string>[] {
	return entries.map((entry) =>
		Object.fromEntries(
			entriesOf(item).map(([name, { type }]) => [
				name,
				type === 'line' ? oneLine(entry[name] ?? '') : cleanText(entry[name] ?? ''),
			]),
		),
	)
}
