import { useKeptOf } from '../kept-provider.tsx'
import { MarkBadge } from './mark-badge.tsx'
import { markOf } from './mark-of.ts'

/** Stands on a card in a `KeptProvider`, and says how the viewer got on with its question; nothing on those that were not practised. */
export function KeptMark({ questionId }: { questionId: string }) {
	const mark = markOf(useKeptOf(questionId).kept)
	return mark && <MarkBadge mark={mark} />
}
