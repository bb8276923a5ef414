import type { Point } from '@aravalli/shared/study-material/find-place'
import { useMemo } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { messages as mapMessages } from '../messages.en.ts'
import { toSheet } from '../projection.ts'
import type { SheetWord } from './use-map-names.ts'

/** These neighbours live beyond the border, and each is named where there is room beside the State. */
const neighbours = {
	pakistan: [70.6, 29.1],
	punjab: [75.75, 29.72],
	haryana: [76.8, 28.95],
	uttarPradesh: [77.95, 28.1],
	madhyaPradesh: [77.85, 24.05],
	gujarat: [71.5, 24.05],
} as const satisfies Record<string, Point>

const neighbourNames = Object.keys(neighbours) as (keyof typeof neighbours)[]

/** Gives the neighbours' names, which no other name may cover. */
export function useNeighbourWords(): SheetWord[] {
	const m = useMessages(mapMessages)
	return useMemo(() => neighbourNames.map((id) => ({ id, text: m.neighbours[id], at: toSheet(neighbours[id]) })), [m])
}
