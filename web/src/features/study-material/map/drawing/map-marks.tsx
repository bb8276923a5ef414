import type { MapLine, MapPlace } from '@aravalli/shared/study-material/item-contract'
import { classNames } from '#web/ui/class-names.ts'
import type { Numbered } from '../map-kinds.ts'
import { toSheet } from '../projection.ts'
import css from './marks.module.css'
import { OnSheet, Overlay } from './on-sheet.tsx'
import { PlaceMark } from './place-mark.tsx'
import type { MapName, SheetWord } from './use-map-names.ts'

interface MapMarksProps {
	places: readonly Numbered<MapPlace>[]
	lines: readonly MapLine[]
	districts?: readonly SheetWord[]
	/** It is null where places have their numbers. */
	names: Map<string, MapName> | null
	chosenId?: string | undefined
	/** The language of the names, where it is not the page's. */
	lang: string | undefined
}

/**
 * Shows the marks of the places, and the names of places and lines for which there is room. The list says all of it in
 * words.
 */
export function MapMarks({ places, lines, districts = [], names, chosenId, lang }: MapMarksProps) {
	// The place that is looked at is drawn last, so that it lies on top.
	const sorted = places.toSorted((a, b) => Number(a.entry.id === chosenId) - Number(b.entry.id === chosenId))
	return (
		<Overlay className={names ? css.named : undefined}>
			{districts.map(({ id }) => {
				const name = names?.get(id)
				return (
					name && (
						<OnSheet key={id} at={name.at}>
							<Name name={name} lang={undefined} className={css.district} />
						</OnSheet>
					)
				)
			})}
			{lines.map(({ id, kind }) => {
				const name = names?.get(id)
				return (
					name && (
						<OnSheet key={id} at={name.at}>
							<Name name={name} lang={lang} className={classNames(css.ofLine, css[kind])} />
						</OnSheet>
					)
				)
			})}
			{sorted.map(({ number, entry: { id, kind, longitude, latitude } }) => (
				<OnSheet key={id} at={toSheet([longitude, latitude])}>
					{id === chosenId && <circle className={css.ring} r="18" />}
					<PlaceMark kind={kind} />
					<text className={css.number} x="9" y="-5">
						{number}
					</text>
					<Name name={names?.get(id)} lang={lang} />
				</OnSheet>
			))}
		</Overlay>
	)
}

interface NameProps {
	name: MapName | undefined
	lang: string | undefined
	className?: string | undefined
}

function Name({ name, lang, className }: NameProps) {
	if (!name) return null
	const { x, anchor, top, lines, lineHeight } = name
	return (
		<text className={classNames(css.name, className)} textAnchor={anchor} lang={lang}>
			{lines.map((line, index) => (
				<tspan key={line} x={x} y={top + (index + 0.76) * lineHeight}>
					{line}
				</tspan>
			))}
		</text>
	)
}
