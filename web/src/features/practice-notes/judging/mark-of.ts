import type { Kept } from '../kept.ts'
import type { ShownMark } from './shown-marks.ts'

/** Says how somebody got on with a question, by what is kept with it. The own judgement comes before a mark, and that before notes. */
export function markOf({ judgement, isToRevise, noteCount, photos }: Kept): ShownMark | null {
	if (judgement || isToRevise) return judgement ?? 'toRevise'
	return noteCount + photos.length > 0 ? 'practised' : null
}
