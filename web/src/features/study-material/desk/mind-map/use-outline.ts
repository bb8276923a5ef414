import type { AnyCopy } from '@aravalli/shared/content/kind'
import type { Language } from '@aravalli/shared/language'
import type { Nodes } from '@aravalli/shared/study-material/nodes-structure'
import { useCallback, useMemo, useRef, useState } from 'react'
import type { Editing } from '#web/content/desk/editor/editing.ts'
import { type OutlineMove, outlineMoves } from './outline-moves.ts'
import { nodesOf, type OutlineRow, type RowTexts, readRows } from './outline-rows.ts'

/** Names the field of the kind. */
const name = 'nodes'

/** Is where somebody writes. */
export interface WrittenAt {
	at: number
	language: Language
}

const rowsOf = ({ english, hindi }: AnyCopy) => readRows(english[name] as Nodes, hindi[name] as Nodes)

const withNodes = (copy: AnyCopy, rows: readonly OutlineRow[], language: Language): AnyCopy => ({
	...copy,
	[language]: { ...copy[language], [name]: nodesOf(rows, language) },
})

/** Reads the outline of a working copy, and writes to it. */
export function useOutline({ content, edit }: Editing) {
	const { english, hindi } = content
	const [englishNodes, hindiNodes] = [english[name] as Nodes, hindi[name] as Nodes]
	const rows = useMemo(() => readRows(englishNodes, hindiNodes), [englishNodes, hindiNodes])
	const latest = useRef(rows)
	latest.current = rows
	const [written, setWritten] = useState<WrittenAt>({ at: 0, language: 'english' })
	/** The branches are the same in both languages. */
	const putRows = useCallback(
		(change: (rows: OutlineRow[]) => OutlineRow[]) =>
			edit((before) => {
				const after = change(rowsOf(before))
				return withNodes(withNodes(before, after, 'english'), after, 'hindi')
			}),
		[edit],
	)
	const write = useCallback(
		({ at, language }: WrittenAt, text: keyof RowTexts, words: string) =>
			edit((before) => {
				const after = rowsOf(before).map((row, index) =>
					index === at ? { ...row, [language]: { ...row[language], [text]: words } } : row,
				)
				return withNodes(before, after, language)
			}),
		[edit],
	)
	/** @returns where the row is then; null where it cannot be moved so */
	const move = useCallback(
		(how: OutlineMove, at: number): number | null => {
			const moved = outlineMoves[how](latest.current, at)
			if (moved) putRows(() => moved.rows)
			return moved?.at ?? null
		},
		[putRows],
	)
	// What was removed elsewhere, or by an older version that has come back, is not written in any more.
	const at = Math.min(written.at, rows.length - 1)
	return { rows, written: { ...written, at }, setWritten, write, move, putRows }
}
