import { useMemo } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { messages as mapMessages } from '../messages.en.ts'
import { toSheet } from '../projection.ts'
import { neighbourNames, neighbours } from './neighbours.ts'
import type { SheetWord } from './use-map-names.ts'

/** The neighbours' names, which no other name may cover. */
export function useNeighbourWords(): SheetWord[] {
	const m = useMessages(mapMessages)
	return useMemo(() => neighbourNames.map((id) => ({ id, text: m.neighbours[id], at: toSheet(neighbours[id]) })), [m])
}
