/** Reads Hindi cells that were typed in a legacy font, and puts back how they were typed. */

import type { AnyCopy, Kind } from './kind.ts'
import { looksLegacy, mayBeLegacyToo } from './legacy-fonts/looks-legacy.ts'
import { krutiDevToUnicode } from './legacy-fonts/to-unicode.ts'
import { readCell } from './transfer-cells.ts'
import { type Column, findColumn } from './transfer-columns.ts'

export interface Conversion {
	/** Is the name of the column. */
	column: string
	before: string
	after: string
}

/** Gives the cells of a row as they are read: where one of its Hindi texts is in a legacy font, short ones beside it are as well. */
export function legacyReader(columns: readonly (Column | null)[], cells: readonly string[]) {
	const conversions: Conversion[] = []
	const isHindi = (column: Column | null | undefined) => column?.language === 'hindi' && isWritten(column)
	const isLegacyRow = cells.some((cell, index) => isHindi(columns[index]) && looksLegacy(cell))
	const readAs = (column: Column, text: string) => {
		if (!isLegacyRow || !isHindi(column) || !(looksLegacy(text) || mayBeLegacyToo(text))) return text
		const after = krutiDevToUnicode(text)
		if (after !== text) conversions.push({ column: column.name, before: text, after })
		return after
	}
	return { conversions, readAs }
}

const isWritten = ({ field: { type } }: Column) => type === 'line' || type === 'text' || type === 'lines'

/** Gives a copy whose converted texts are as they were typed. */
export function withTyped(kind: Kind, copy: AnyCopy, conversions: readonly Conversion[]): AnyCopy {
	const typed = structuredClone(copy)
	for (const { column: name, before } of conversions) {
		const column = findColumn(kind, name)
		if (column?.language) putBack(typed[column.language], column, before)
	}
	return typed
}

function putBack(texts: Record<string, unknown>, { fieldName, field, entry, part }: Column, before: string): void {
	const read = readCell(field, before, null)
	if (!('value' in read)) return
	if (entry === null || part === null) texts[fieldName] = read.value
	else {
		const found = (texts[fieldName] as Record<string, unknown>[])[entry]
		if (found) found[part] = read.value
	}
}
