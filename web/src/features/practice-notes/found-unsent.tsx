import { useViewer } from '#web/lib/viewer.ts'
import { useUnsentOf } from './unsent.ts'

/** Finds what was begun and not saved. It shows nothing by itself. */
export function FoundUnsent() {
	useUnsentOf(useViewer()?.id ?? null)
	return null
}
