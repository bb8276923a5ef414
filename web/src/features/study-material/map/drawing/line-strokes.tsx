import type { LineKind } from '@aravalli/shared/study-material/item-contract'
import css from './lines.module.css'

/** These strokes lie one upon the other; each kind has its own pattern beside its colour. */
const strokesOf = {
	river: ['riverBed', 'river'],
	canal: ['canalBanks', 'canalBed', 'canalWater'],
	route: ['routeBed', 'route'],
	range: ['rangeFoot', 'rangeSlope', 'rangeCrest'],
} as const satisfies Record<LineKind, readonly string[]>

/** @param path the `d` of its course */
export function LineStrokes({ kind, path }: { kind: LineKind; path: string }) {
	return strokesOf[kind].map((stroke) => <path key={stroke} className={css[stroke]} d={path} />)
}

/** Shows in the legend how a kind of lines is drawn; words beside it say which. */
export function LineSample({ kind }: { kind: LineKind }) {
	return (
		<svg className={css.sample} viewBox="0 0 34 16" aria-hidden="true">
			<LineStrokes kind={kind} path="M2 10C8 4 14 5 18 8S27 11 32 5" />
		</svg>
	)
}
