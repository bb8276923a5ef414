import { entriesOf, type Kind } from './kind.ts'

/** Gives the text that stands for an item: its title without the elements of rich text; of several parts, the first question. */
export function titleOf({ texts: fields, title }: Kind, texts: Record<string, unknown>): string {
	const field = fields[title]
	if (field?.type !== 'groups') return String(texts[title]).replace(/<[^>]*>/g, '')
	const [first] = texts[title] as Record<string, string>[]
	const [[name] = ['']] = entriesOf(field.item)
	return first?.[name] ?? ''
}
