import type { LineKind } from '@aravalli/shared/study-material/item-contract'
import { LineStrokes } from './line-strokes.tsx'
import css from './lines.module.css'

/** How a kind of lines is drawn, for the legend; words beside it say which. */
export function LineSample({ kind }: { kind: LineKind }) {
	return (
		<svg className={css.sample} viewBox="0 0 34 16" aria-hidden="true">
			<LineStrokes kind={kind} path="M2 10C8 4 14 5 18 8S27 11 32 5" />
		</svg>
	)
}
