import type { Field, Fields } from './fields.ts'
import { type AnyCopy, emptyValue, entriesOf, type Kind } from './kind.ts'

/** Gives an entry of the kind with something in every field: files that editors begin with show it. */
export function sampleCopy(kind: Kind, today: string): AnyCopy {
	const values = (fields: Fields, language: 'english' | 'hindi') =>
		Object.fromEntries(entriesOf(fields).map(([name, field]) => [name, sampleValue(field, language, today)]))
	const english = values(kind.texts, 'english')
	return { ...values(kind.common, 'english'), english, hindi: values(kind.texts, 'hindi') } as AnyCopy
}

function sampleValue(field: Field, language: 'english' | 'hindi', today: string): unknown {
	const said = field.label[language]
	switch (field.type) {
		case 'line':
			return field.isLink ? '/' : (field.sample ?? said).slice(0, field.max)
		case 'text':
			return (field.sample?.[language] ?? said).slice(0, field.max)
		case 'richLine':
			return said.slice(0, field.max)
		case 'richText':
			return `<p>${said}</p>`
		case 'lines':
			return [(field.sample ?? said).slice(0, field.max)]
		case 'number':
			return field.sample === undefined ? field.min : field.sample
		case 'numbers':
			return [field.min]
		case 'choice':
			return field.values[0] ?? null
		case 'choices':
			return field.values.slice(0, 1)
		case 'day':
			return today
		case 'groups':
			return [Object.fromEntries(entriesOf(field.item).map(([name, own]) => [name, sampleValue(own, language, today)]))]
		case 'picture':
			return { large: '/assets/sample.webp', small: '/assets/sample-small.webp' }
		case 'structure':
			return field.structure.sample
		default:
			return emptyValue(field)
	}
}
