import type { Point } from '@aravalli/shared/study-material/find-place'
import { useMessages } from '#web/lib/messages.ts'
import { messages as mapMessages } from '../messages.en.ts'

/** Says where a point is: '26.9° N, 75.2° E'. A tenth of a degree is what a reader remembers, some 11 km. */
export function useCoordinates(): (point: Point) => string {
	const m = useMessages(mapMessages)
	return ([longitude, latitude]) => m.coordinates(latitude.toFixed(1), longitude.toFixed(1))
}
