import type { Field, Fields, SearchWeight } from './fields.ts'
import { entriesOf, type Kind } from './kind.ts'

/** Gives the texts of one language that count so much in a search; rich text comes without its elements. */
export function searchedTexts(kind: Kind, texts: Record<string, unknown>, weight: SearchWeight): string[] {
	return textsOf(kind.texts, texts, weight)
}

function textsOf(fields: Fields, values: Record<string, unknown>, weight: SearchWeight): string[] {
	return entriesOf(fields).flatMap(([name, field]) => fieldTexts(field, values[name], weight))
}

function fieldTexts(field: Field, value: unknown, weight: SearchWeight): string[] {
	if (field.type === 'groups') {
		return (value as Record<string, string>[]).flatMap((entry) => textsOf(field.item, entry, weight))
	}
	// What was not read of an item is left out.
	if (field.searched !== weight || value === undefined) return []
	switch (field.type) {
		case 'line':
		case 'text':
			return [value as string]
		case 'richLine':
		case 'richText':
			return [withoutElements(value as string)]
		case 'lines':
			return value as string[]
		case 'structure':
			return field.structure.texts(value)
		default:
			return []
	}
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&nbsp;': ' ', '&quot;': '"' }

const withoutElements = (html: string) =>
	html.replace(/<[^>]*>/g, ' ').replace(/&(amp|lt|gt|nbsp|quot);/g, (entity) => entities[entity] ?? ' ')
