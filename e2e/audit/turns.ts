import { languages } from '../harness/languages.ts'
import { type Look, lookOf, looks } from './audit-page.ts'
import type { Entry, Language, Table } from './entry.ts'

/** This visit is due. */
export interface Turn {
	entry: Entry
	language: Language
	locale: string
	look: Look
	/** It examines everything; otherwise only what each language may bring: too little room, errors, styles that are missing. */
	isWhole: boolean
}

/**
 * Says which visits are due: each entry has a whole one, in both languages by turns; over four entries every theme has its turn, over
 * eight in each language. A page as it is opened has a second visit, in its other language.
 */
export const turnsOf = (table: Table): Turn[] =>
	table.flatMap((entry, place) =>
		languages.flatMap((inLanguage, turn) => {
			const isWhole = turn === place % languages.length
			const look = lookOf(place + Math.floor(place / looks.length))
			return isWhole || !entry.open ? [{ entry, ...inLanguage, look, isWhole }] : []
		}),
	)
