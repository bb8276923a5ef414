import { useMessages } from '#web/lib/messages.ts'
import { LineSample } from '../drawing/line-strokes.tsx'
import { PlaceMark } from '../drawing/place-mark.tsx'
import type { KindGroup, MapKind } from '../map-kinds.ts'
import { messages as mapMessages } from '../messages.en.ts'
import css from './layer-toggles.module.css'

/** A reader can hide these: a kind, or the names of the districts. */
export type Layer = MapKind | 'district'

interface LayerTogglesProps {
	groups: readonly KindGroup[]
	hidden: ReadonlySet<Layer>
	onToggle: (layer: Layer) => void
}

/** Shows the legend of the map. Each of its entries shows or hides its kind. */
export function LayerToggles({ groups, hidden, onToggle }: LayerTogglesProps) {
	const m = useMessages(mapMessages)
	return (
		<div className={css.legend}>
			<h2 className={css.title} id="map-layers">
				{m.layers}
			</h2>
			<ul className={css.layers} aria-labelledby="map-layers">
				{groups.map((group) => (
					<li key={group.kind}>
						<button
							type="button"
							className={css.layer}
							aria-pressed={!hidden.has(group.kind)}
							onClick={() => onToggle(group.kind)}
						>
							{group.places ? <PlaceMark kind={group.kind} /> : <LineSample kind={group.kind} />}
							{m.kinds[group.kind]}
							<span className={css.count}>{(group.places ?? group.lines).length}</span>
						</button>
					</li>
				))}
				<li className="needsScript">
					<button
						type="button"
						className={css.layer}
						aria-pressed={!hidden.has('district')}
						onClick={() => onToggle('district')}
					>
						{m.districtNames}
					</button>
				</li>
			</ul>
		</div>
	)
}
