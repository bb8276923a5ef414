import type { Field } from '@aravalli/shared/content/fields'
import { entriesOf, type Kind } from '@aravalli/shared/content/kind'
import { formatDay } from '@aravalli/shared/format-day'
import type { Language } from '@aravalli/shared/language'

export interface FactColumn {
	name: string
	field: Field
	label: string
}

/** Lists what a kind's rows say beside the title, in the order of its fields. */
export function factColumns({ common }: Kind, language: Language): FactColumn[] {
	return entriesOf(common).flatMap(([name, field]) =>
		field.isFact ? [{ name, field, label: field.label[language] }] : [],
	)
}

/** Says a fact in a cell; nothing where it has not been settled yet. */
export function factWords(field: Field, value: unknown, language: Language, yes: string): string {
	if (value === null || value === undefined || value === false) return ''
	switch (field.type) {
		case 'choice':
			return field.names?.[value as string]?.[language] ?? String(value)
		case 'day':
			return formatDay(value as string, language)
		case 'flag':
			return yes
		case 'lines':
		case 'numbers':
			return (value as unknown[]).join(', ')
		default:
			return String(value)
	}
}
