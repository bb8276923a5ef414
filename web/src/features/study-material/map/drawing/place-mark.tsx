import type { PlaceKind } from '@aravalli/shared/study-material/item-contract'
import { classNames } from '#web/ui/class-names.ts'
import css from './marks.module.css'
import { placeSigns } from './place-signs.ts'

export const MARK_SIZE = 22

/**
 * Shows the mark of a kind, in a text or, with its middle at the point, on the sheet. Words beside it say which kind it
 * is.
 */
export function PlaceMark({ kind }: { kind: PlaceKind }) {
	const { shape, cut, lines, inner } = placeSigns[kind]
	const half = -MARK_SIZE / 2
	return (
		<svg
			className={classNames(css.sign, css[kind])}
			viewBox="0 0 24 24"
			width={MARK_SIZE}
			height={MARK_SIZE}
			x={half}
			y={half}
			aria-hidden="true"
		>
			<path className={css.shape} d={shape} />
			{cut && <path className={css.cut} d={cut} />}
			{lines && <path className={css.lines} d={lines} />}
			{inner && <path className={css.inner} d={inner} />}
		</svg>
	)
}
