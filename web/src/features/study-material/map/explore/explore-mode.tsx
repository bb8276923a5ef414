import type { Language } from '@aravalli/shared/language'
import type { MapLine, MapPlace, StudyMap } from '@aravalli/shared/study-material/item-contract'
import { useMemo, useState } from 'react'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { announce } from '#web/ui/announcer.tsx'
import { findDistrict } from '../base-map.ts'
import { Ground } from '../drawing/ground.tsx'
import { districtPath } from '../drawing/ground-paths.ts'
import { MapMarks } from '../drawing/map-marks.tsx'
import { MapPlate } from '../drawing/map-plate.tsx'
import { type SheetWord, useMapNames } from '../drawing/use-map-names.ts'
import { useNeighbourWords } from '../drawing/use-neighbour-words.ts'
import type { Finding } from '../find/use-find-round.ts'
import { moveByKey } from '../map-keys.ts'
import type { KindGroup } from '../map-kinds.ts'
import { messages as mapMessages } from '../messages.en.ts'
import { pointAlong } from '../point-along.ts'
import { type SheetPoint, toDegrees, toSheet, UNITS_PER_DEGREE } from '../projection.ts'
import css from '../study-map.module.css'
import type { BaseMapState } from '../use-base-map.ts'
import { useMapGestures } from '../use-map-gestures.ts'
import { pixelsPerUnit, useMapWindow, useWidth } from '../use-map-window.ts'
import { whatIsAt } from '../what-is-at.ts'
import { type Chosen, chosenId } from './chosen.ts'
import { FindInvitation } from './find-invitation.tsx'
import { type Layer, LayerToggles } from './layer-toggles.tsx'
import { PlaceCard } from './place-card.tsx'
import { PlaceList } from './place-list.tsx'

interface ExploreModeProps {
	item: StudyMap
	groups: readonly KindGroup[]
	base: BaseMapState
	lang: string | undefined
	finding: Finding
	onFind: () => void
}

/** Shows the map to look at: press what is on it, choose what is shown, and read all of it in the list. */
export function ExploreMode({ item, groups, base, lang, finding, onFind }: ExploreModeProps) {
	const m = useMessages(mapMessages)
	const { hidden, toggle, places, lines } = useLayers(groups)
	const [chosen, setChosen] = useState<Chosen | null>(null)
	const { mover, atRest } = useMapWindow(useMemo(() => middleOfAll(item), [item]))
	const unit = pixelsPerUnit(useWidth(mover.frame), atRest.scale)
	const id = chosenId(chosen)
	const language = useLanguage()
	const districts = useDistrictNames(base, hidden.has('district') ? 0 : unit)
	const entries = useMemo(() => places.map(({ entry }) => entry), [places])
	const words = useNeighbourWords()
	const names = useMapNames({ places: entries, lines, chosenId: id, words, districts, unit })

	const idAt = (point: SheetPoint) =>
		whatIsAt(point, { places: entries, lines }, pixelsPerUnit(widthOf(mover.frame.current), mover.current().scale))
	useMapGestures(mover, {
		onTap: (point) => {
			const pressed = chosenAt(point, idAt(point), { item, base, language })
			setChosen(pressed)
			announce(wordsOf(pressed) ?? m.outside)
		},
		isOver: (point) => idAt(point) !== null,
	})

	function showEntry(entry: MapPlace | MapLine) {
		if (hidden.has(entry.kind)) toggle(entry.kind)
		setChosen('points' in entry ? { what: 'line', line: entry } : { what: 'place', place: entry })
		mover.show(
			'points' in entry ? pointAlong(entry.points.map(toSheet), 0.5) : toSheet([entry.longitude, entry.latitude]),
		)
		mover.frame.current?.scrollIntoView({ block: 'nearest' })
		announce(m.shown(entry.name))
	}

	return (
		<>
			<div className={css.stage}>
				<div className={css.map}>
					<MapPlate
						mover={mover}
						zoom={atRest.scale}
						label={m.map}
						keys={m.mapKeys}
						onKeyDown={(event) => moveByKey(event, mover)}
					>
						<Ground
							paths={base.ground}
							lines={lines}
							district={chosen?.what === 'ground' && chosen.district ? districtPath(chosen.district) : undefined}
							chosenId={id}
						/>
						<MapMarks places={places} lines={lines} districts={districts} names={names} chosenId={id} lang={lang} />
					</MapPlate>
				</div>
				<div className={css.side}>
					<PlaceCard chosen={chosen} lang={lang} onClose={() => setChosen(null)} />
					<LayerToggles groups={groups} hidden={hidden} onToggle={toggle} />
					<FindInvitation places={item.places.length} finding={finding} onFind={onFind} />
				</div>
			</div>
			<PlaceList groups={groups} lang={lang} chosenId={id} onShow={showEntry} />
		</>
	)
}

function useLayers(groups: readonly KindGroup[]) {
	const [hidden, setHidden] = useState<ReadonlySet<Layer>>(new Set())
	const toggle = (kind: Layer) =>
		setHidden((before) => {
			const after = new Set(before)
			if (!after.delete(kind)) after.add(kind)
			return after
		})
	const shown = useMemo(() => {
		const visible = groups.filter(({ kind }) => !hidden.has(kind))
		return { places: visible.flatMap(({ places = [] }) => places), lines: visible.flatMap(({ lines = [] }) => lines) }
	}, [groups, hidden])
	return { hidden, toggle, ...shown }
}

/** So many pixels of a degree are needed before the names of districts help more than they crowd. */
const DISTRICT_SCALE = 70

const noWords: SheetWord[] = []

function useDistrictNames({ map }: BaseMapState, unit: number): SheetWord[] {
	const language = useLanguage()
	const areShown = unit * UNITS_PER_DEGREE >= DISTRICT_SCALE
	return useMemo(() => {
		if (!areShown || !map) return noWords
		return map.districts.map(({ id, name, centre }) => ({
			id: `district ${id}`,
			text: name[language],
			at: toSheet(centre),
		}))
	}, [map, language, areShown])
}

const widthOf = (frame: HTMLElement | null) => frame?.clientWidth ?? 0

/** Gives the middle of all that is on the map. */
function middleOfAll({ places, lines }: StudyMap): SheetPoint | null {
	const points = [
		...places.map(({ longitude, latitude }) => toSheet([longitude, latitude])),
		...lines.flatMap((line) => line.points.map(toSheet)),
	]
	if (points.length === 0) return null
	const middle = (along: 0 | 1) => {
		const values = points.map((point) => point[along])
		return (Math.min(...values) + Math.max(...values)) / 2
	}
	return [middle(0), middle(1)]
}

interface OnMap {
	item: StudyMap
	base: BaseMapState
	language: Language
}

function chosenAt(point: SheetPoint, id: string | null, { item, base, language }: OnMap): Chosen | null {
	const place = item.places.find((entry) => entry.id === id)
	if (place) return { what: 'place', place }
	const line = item.lines.find((entry) => entry.id === id)
	if (line) return { what: 'line', line }
	// Without the districts nothing is known of the ground.
	if (!base.map) return null
	const at = toDegrees(point)
	const district = findDistrict(base.map, at)
	return { what: 'ground', at, district, name: district?.name[language] ?? null }
}

function wordsOf(chosen: Chosen | null): string | null {
	if (chosen?.what === 'place') return chosen.place.name
	if (chosen?.what === 'line') return chosen.line.name
	return chosen?.name ?? null
}
