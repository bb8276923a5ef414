import type { ApiClient } from '#web/lib/api.ts'
import { declareNearPart, NearPart } from '#web/ui/near-part.tsx'
import './week-routine.module.css'

const part = declareNearPart(null, async () => (await import('./week-routine-part.tsx')).WeekRoutinePart)

/** Which paper on which day. */
export function WeekRoutine({ api }: { api: ApiClient }) {
	return <NearPart of={part} api={api} />
}
