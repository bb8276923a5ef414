import type { Field } from './fields.ts'
import { type AnyCopy, entriesOf, type Kind } from './kind.ts'
import { writeCell } from './transfer-cells.ts'
import { fieldsOf, isSpread, nameOf, type Place, type Widths } from './transfer-columns.ts'

/** A spreadsheet holds no more than 32,767 characters in a cell: a longer text goes on in a column of its own. */
export const CELL_MAX = 32_000

/** Makes room for a working copy in the columns of a file. */
export function widen(kind: Kind, widths: Widths, copy: AnyCopy): void {
	const raise = (name: string, to: number) => {
		if (to > (widths[name] ?? 1)) widths[name] = to
	}
	for (const { language, fieldName, field } of fieldsOf(kind)) {
		const value = (language ? copy[language] : copy)[fieldName]
		const place = { language, fieldName, field, entry: null, part: null, piece: 0 }
		if (!isSpread(field)) raise(nameOf(place), piecesFor(field, value))
		else {
			const entries = value as Record<string, string>[]
			raise(fieldName, entries.length)
			for (const [part, text] of partsOf(place, field.item, entries)) raise(nameOf(part), piecesFor(part.field, text))
		}
	}
}

const partsOf = (place: Place, item: Record<string, Field>, entries: Record<string, string>[]): [Place, string][] =>
	entries.flatMap((texts, entry) =>
		entriesOf(item).map(([part, field]): [Place, string] => [{ ...place, field, entry, part }, texts[part] ?? '']),
	)

/** A piece may have one character less than it can hold. */
const piecesFor = (field: Field, value: unknown) => Math.ceil(writeCell(field, value).length / (CELL_MAX - 1)) || 1

/** Cuts a text into cells, none between the two halves of a character. */
export function cutIntoCells(text: string): string[] {
	const cells: string[] = []
	for (let start = 0; start < text.length; ) {
		const isSplit = /[\ud800-\udbff]/.test(text[start + CELL_MAX - 1] ?? '')
		const end = start + CELL_MAX - (isSplit ? 1 : 0)
		cells.push(text.slice(start, end))
		start = end
	}
	return cells
}
