import type { Bilingual } from '@aravalli/shared/language'
import type { MapPoint } from '@aravalli/shared/study-material/map-bounds'
import { useState } from 'react'
import type { LineRow, PlaceRow } from './place-rows.ts'
import type { usePlaces } from './use-places.ts'

interface Put {
	before: PlaceRow | LineRow
	/** Came with the point of the map. */
	district: Bilingual | null
}

/** Puts places and lines of a map elsewhere, and takes one step after the other back. */
export function usePuts({ places, lines, change }: ReturnType<typeof usePlaces>) {
	const [puts, setPuts] = useState<Put[]>([])
	const note = (id: string, district: Bilingual | null = null) => {
		const before = [...places, ...lines].find((row) => row.id === id)
		if (before) setPuts([...puts, { before, district }])
	}
	return {
		at(id: string, point: MapPoint, district: Bilingual | null = null) {
			note(id, district)
			change.at(id, point, district)
		},
		course(id: string, points: MapPoint[]) {
			note(id)
			change.course(id, points)
		},
		canUndo: puts.length > 0,
		undo() {
			const last = puts.at(-1)
			if (!last) return
			setPuts(puts.slice(0, -1))
			change.back(last.before, last.district)
		},
	}
}
