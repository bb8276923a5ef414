import type { Language } from '@aravalli/shared/language'
import { type Nodes, nodeLimits } from '@aravalli/shared/study-material/nodes-structure'

export interface RowTexts {
	label: string
	note: string
}

/** Is a node of a mind map in both languages. */
export interface OutlineRow extends Record<Language, RowTexts> {
	/** Is 1 for the root. */
	level: number
}

/**
 * Puts the nodes of both languages beside each other. Where they differ the levels are those of the English; levels of which no tree can
 * be made are mended. An outline in which nothing stands yet has a row for its root.
 */
export function readRows(english: Nodes, hindi: Nodes): OutlineRow[] {
	const count = Math.max(1, english.length, hindi.length)
	const rows = Array.from({ length: count }, (_, index) => ({
		level: (english[index] ?? hindi[index])?.level ?? 1,
		english: textsOf(english[index]),
		hindi: textsOf(hindi[index]),
	}))
	return mended(rows)
}

/** Gives the nodes of one language, each at its row's level. */
export const nodesOf = (rows: readonly OutlineRow[], language: Language): Nodes =>
	rows.map(({ level, [language]: { label, note } }) => ({ level, label, ...(note !== '' && { note }) }))

export const isBlank = ({ english, hindi }: OutlineRow): boolean =>
	[english.label, english.note, hindi.label, hindi.note].every((text) => text.trim() === '')

/** Has the first row be the root, and each other one hang on a row above it. */
export function mended(rows: readonly OutlineRow[]): OutlineRow[] {
	let above = 0
	return rows.map((row) => {
		const level = above === 0 ? 1 : Math.min(Math.max(row.level, 2), above + 1, nodeLimits.level)
		above = level
		return level === row.level ? row : { ...row, level }
	})
}

const textsOf = (node: Nodes[number] | undefined): RowTexts => ({ label: node?.label ?? '', note: node?.note ?? '' })
