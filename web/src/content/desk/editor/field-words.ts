import type { Field, Picture } from '@aravalli/shared/content/fields'
import { type AnyCopy, entriesOf, type Kind } from '@aravalli/shared/content/kind'
import { formatDay } from '@aravalli/shared/format-day'
import type { Bilingual, Language } from '@aravalli/shared/language'
import type { ComparedField } from '#web/ui/editing/compared-fields.tsx'

const flagWords: Record<'on' | 'off', Bilingual> = {
	on: { english: 'Yes', hindi: 'हाँ' },
	off: { english: 'No', hindi: 'नहीं' },
}

/** Writes a value in words, as two versions are compared by. */
export function fieldWords(field: Field, value: unknown, language: Language): string {
	if (value === null || value === undefined) return ''
	switch (field.type) {
		case 'richLine':
		case 'richText':
			return htmlWords(value as string)
		case 'lines':
		case 'numbers':
			return (value as unknown[]).join(', ')
		case 'choice':
			return field.names?.[value as string]?.[language] ?? String(value)
		case 'flag':
			return flagWords[value ? 'on' : 'off'][language]
		case 'day':
			return formatDay(value as string, language)
		case 'picture':
			return (value as Picture).large
		case 'groups':
			return (value as Record<string, string>[])
				.map((entry, index) => [`${index + 1}.`, ...Object.values(entry)].filter(Boolean).join('\n'))
				.join('\n\n')
		case 'structure':
			return field.structure.texts(value).join('\n')
		default:
			return String(value)
	}
}

/** Pairs both versions of everything, in the order of the page. */
export function comparedFields(kind: Kind, language: Language, mine: AnyCopy, theirs: AnyCopy): ComparedField[] {
	const textsIn = (of: Language, lang: string) =>
		entriesOf(kind.texts).map(([name, field]) => ({
			path: `${of}.${name}`,
			label: field.label[of],
			lang,
			...pair(field, mine[of][name], theirs[of][name], of),
		}))
	return [
		...textsIn('english', 'en'),
		...textsIn('hindi', 'hi'),
		...entriesOf(kind.common).map(([name, field]) => ({
			path: name,
			label: field.label[language],
			...pair(field, mine[name], theirs[name], language),
		})),
	]
}

function pair(field: Field, mine: unknown, theirs: unknown, language: Language) {
	const words = { mine: fieldWords(field, mine, language), theirs: fieldWords(field, theirs, language) }
	if (words.mine !== words.theirs || JSON.stringify(mine) === JSON.stringify(theirs)) return words
	// They differ in what is not said in words, such as bold letters.
	return { mine: written(mine), theirs: written(theirs) }
}

const written = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

const named: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&nbsp;': ' ' }

/** Gives the words of rich text, a line for each block. */
function htmlWords(html: string): string {
	return html
		.replace(/<br>|<\/(p|h\d|li|tr|blockquote)>/g, '\n')
		.replace(/<\/t[dh]>/g, ' ')
		.replace(/<[^>]*>/g, '')
		.replace(/&(amp|lt|gt|quot|nbsp);/g, (entity) => named[entity] ?? entity)
		.trim()
}
