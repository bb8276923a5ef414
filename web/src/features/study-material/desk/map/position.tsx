import { type MapPoint, mapBounds } from '@aravalli/shared/study-material/map-bounds'
import { useMessages } from '#web/lib/messages.ts'
import { messages as deskMessages } from '../messages.en.ts'
import { NumberCell } from '../number-cell.tsx'
import type { PlaceRow } from './place-rows.ts'
import css from './places-editor.module.css'

interface PositionProps {
	at: number
	place: PlaceRow
	onPut: (point: MapPoint) => void
	onFocus: () => void
}

/** Takes where a place is, in degrees. */
export function Position({ at, place, onPut, onFocus }: PositionProps) {
	const m = useMessages(deskMessages)
	const [longitude, latitude] = place.at
	const { west, east, south, north } = mapBounds
	const degrees = [
		{
			name: 'latitude',
			label: m.latitude,
			value: latitude,
			min: south,
			max: north,
			put: (to: number) => onPut([longitude, to]),
		},
		{
			name: 'longitude',
			label: m.longitude,
			value: longitude,
			min: west,
			max: east,
			put: (to: number) => onPut([to, latitude]),
		},
	]
	return (
		<div className={css.position}>
			{degrees.map(({ name, label, put, ...number }) => (
				<div key={name}>
					<span className={css.label} aria-hidden="true">
						{label}
					</span>
					<NumberCell
						{...number}
						path={`english.places.${at}.${name}`}
						label={label}
						refusal={m.outOfBounds(number.min, number.max)}
						onWrite={put}
						onFocus={onFocus}
					/>
				</div>
			))}
		</div>
	)
}
