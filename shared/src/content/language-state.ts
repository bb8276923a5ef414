import type { Bilingual } from '../language.ts'
import type { LanguageState } from './content.ts'
import type { Field } from './fields.ts'
import { type AnyCopy, entriesOf, type Kind } from './kind.ts'

/** Looks at what remains of rich text without its elements; a picture is something. */
const isBlankHtml = (html: string) => html.replace(/<(?!img)[^>]*>|&nbsp;/g, '').trim() === ''

/** Says whether nothing has been written or chosen. */
export function isEmptyValue(field: Field, value: unknown): boolean {
	switch (field.type) {
		case 'line':
		case 'text':
			return (value as string).trim() === ''
		case 'richLine':
		case 'richText':
			return isBlankHtml(value as string)
		case 'lines':
		case 'numbers':
		case 'choices':
			return (value as unknown[]).length === 0
		case 'groups':
			return (value as Record<string, string>[]).every((entry) =>
				Object.values(entry).every((text) => text.trim() === ''),
			)
		case 'flag':
			return false
		case 'structure':
			return field.structure.isEmpty(value)
		default:
			return value === null
	}
}

/** Says whether all is there that publishing asks for: a structure that is begun has none of its texts left out. */
export function isWhole(field: Field, value: unknown): boolean {
	if (isEmptyValue(field, value)) return field.isOptional === true
	return field.type !== 'structure' || field.structure.problems(value).every(({ code }) => code !== 'field-required')
}

/** Says how far the texts of a language are, by the fields that publishing asks for. */
export function languageState({ texts: fields }: Kind, texts: Record<string, unknown>): LanguageState {
	const all = entriesOf(fields)
	if (all.every(([name, field]) => isEmptyValue(field, texts[name]))) return 'missing'
	return all.every(([name, field]) => isWhole(field, texts[name])) ? 'complete' : 'partial'
}

export function languageStates(kind: Kind, { english, hindi }: AnyCopy): Bilingual<LanguageState> {
	return { english: languageState(kind, english), hindi: languageState(kind, hindi) }
}
