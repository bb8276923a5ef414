import { languages } from '../harness/languages.ts'
import { type Look, lookOf } from './audit-page.ts'
import type { Entry, Language, Table } from './entry.ts'

/** This visit is due. */
export interface Turn {
	entry: Entry
	language: Language
	locale: string
	look: Look
}

/** Says which theme each visit is for: each entry has two, and over two entries every theme has its turn. */
export const turnsOf = (table: Table): Turn[] =>
	table.flatMap((entry, place) =>
		languages.map((inLanguage, turn) => ({ entry, ...inLanguage, look: lookOf(place + 2 * turn) })),
	)
