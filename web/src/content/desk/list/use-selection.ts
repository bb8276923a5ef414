import { useRef, useState } from 'react'
import type { DeskRow } from './queries.ts'

export interface Selection {
	/** Lists those of the rows on the page that are chosen. */
	chosen: DeskRow[]
	isChosen: (row: DeskRow) => boolean
	/** Chooses a row, or does so no more. @param isRange together with all from the row of before */
	toggle: (row: DeskRow, isRange: boolean) => void
	toggleAll: () => void
	/** Leaves only these chosen. */
	keep: (ids: string[]) => void
}

/** Remembers which rows of a list are chosen; those that are not on the page count for nothing. */
export function useSelection(rows: DeskRow[]): Selection {
	const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
	const last = useRef<string | null>(null)
	const chosen = rows.filter(({ id }) => ids.has(id))
	const toggle = ({ id }: DeskRow, isRange: boolean) => {
		const [from, to] = [last.current, id].map((end) => rows.findIndex((row) => row.id === end)).sort((a, b) => a - b)
		const ends = isRange && from !== undefined && from >= 0 ? rows.slice(from, (to ?? from) + 1) : []
		const isAdded = !ids.has(id)
		const next = new Set(ids)
		for (const each of [id, ...ends.map((row) => row.id)]) {
			if (isAdded) next.add(each)
			else next.delete(each)
		}
		last.current = id
		setIds(next)
	}
	return {
		chosen,
		isChosen: ({ id }) => ids.has(id),
		toggle,
		toggleAll: () => setIds(chosen.length === rows.length ? new Set() : new Set(rows.map(({ id }) => id))),
		keep: (kept) => setIds(new Set(kept)),
	}
}
