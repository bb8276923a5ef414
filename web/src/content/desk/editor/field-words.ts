import type { Field, Picture } from '@aravalli/shared/content/fields'
import { type AnyCopy, entriesOf, type Kind } from '@aravalli/shared/content/kind'
import { formatDay } from '@aravalli/shared/format-day'
import type { Bilingual, Language } from '@aravalli/shared/language'
import { lineDifference } from '#web/lib/editing/line-difference.ts'
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
		case 'choices':
			return (value as string[]).map((one) => field.names?.[one]?.[language] ?? one).join(', ')
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
			return field.structure
				.lines(value, language)
				.map(({ text }) => text)
				.join('\n')
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
			...compared(field, mine[of][name], theirs[of][name], of),
		}))
	return [
		...textsIn('english', 'en'),
		...textsIn('hindi', 'hi'),
		...entriesOf(kind.common).map(([name, field]) => ({
			path: name,
			label: field.label[language],
			...compared(field, mine[name], theirs[name], language),
		})),
	]
}

function compared(field: Field, mine: unknown, theirs: unknown, language: Language) {
	if (field.type === 'structure') {
		const lines = (value: unknown) => field.structure.lines(value, language)
		return { changes: lineDifference(lines(mine), lines(theirs)) }
	}
	const words = { mine: fieldWords(field, mine, language), theirs: fieldWords(field, theirs, language) }
	if (words.mine !== words.theirs) return words
	return { mine: written(field, mine, language), theirs: written(field, theirs, language) }
}

/** Writes out what words leave unsaid, such as bold letters, and where one text ends and the next begins. */
function written(field: Field, value: unknown, language: Language): string {
	switch (field.type) {
		case 'richLine':
		case 'richText':
			return value as string
		case 'lines':
			return (value as string[]).map((entry) => `• ${entry}`).join('\n')
		case 'picture':
			return value === null ? '' : Object.values(value as Picture).join('\n')
		case 'groups':
			return (value as Record<string, string>[])
				.flatMap((entry) => entriesOf(field.item).map(([key, item]) => `${item.label[language]}: ${entry[key] ?? ''}`))
				.join('\n')
		default:
			return fieldWords(field, value, language)
	}
}

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
