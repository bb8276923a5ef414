import { type Bilingual, type Language, languageTags } from '@aravalli/shared/language'
import type { MapPoint } from '@aravalli/shared/study-material/map-bounds'
import { type KeyboardEvent, useMemo } from 'react'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { announce } from '#web/ui/announcer.tsx'
import { Button } from '#web/ui/button.tsx'
import { hasModifier } from '../../canvas/zoom-keys.ts'
import { findDistrict } from '../../map/base-map.ts'
import { BaseMapNotice } from '../../map/base-map-notice.tsx'
import { Ground } from '../../map/drawing/ground.tsx'
import { MapMarks } from '../../map/drawing/map-marks.tsx'
import { MapPlate } from '../../map/drawing/map-plate.tsx'
import { useMapNames } from '../../map/drawing/use-map-names.ts'
import { useNeighbourWords } from '../../map/drawing/use-neighbour-words.ts'
import { steppedFrom } from '../../map/find/use-cross-hair.ts'
import { arrows, zoomByKey } from '../../map/map-keys.ts'
import { messages as mapMessages } from '../../map/messages.en.ts'
import { toDegrees, toSheet } from '../../map/projection.ts'
import { useBaseMap } from '../../map/use-base-map.ts'
import { useMapGestures } from '../../map/use-map-gestures.ts'
import { pixelsPerUnit, useMapWindow, useWidth } from '../../map/use-map-window.ts'
import { whatIsAt } from '../../map/what-is-at.ts'
import { undo2Icon } from '../icons.ts'
import { messages as deskMessages } from '../messages.en.ts'
import { type LineRow, linesOf, type PlaceRow, placesOf } from './place-rows.ts'

interface LivePlacesProps {
	places: readonly PlaceRow[]
	lines: readonly LineRow[]
	language: Language
	/** The place or line that is written; what is pressed is meant for it. */
	chosenId: string | undefined
	onChoose: (id: string) => void
	onPut: (at: MapPoint, district: Bilingual | null) => void
	canUndo: boolean
	/** Takes back where something was put last. */
	onUndo: () => void
	/** The focus goes back to the texts. */
	onLeave: () => void
}

/** Ctrl + Z, on a Mac ⌘ Z. The key is told by its place, because a Hindi keyboard writes another letter with it. */
const isUndo = ({ code, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
	code === 'KeyZ' && (ctrlKey || metaKey) && !shiftKey && !altKey

const STEP_KILOMETRES = 10
const SMALL_STEP_KILOMETRES = 1
const noWords: never[] = []

/** Draws the map as readers see it, and has an editor put there what is written: by a press, or by arrows. */
export function LivePlaces(props: LivePlacesProps) {
	const { places, lines, language, chosenId, onChoose, onPut, canUndo, onUndo, onLeave } = props
	const m = useMessages(deskMessages)
	const onMap = useMessages(mapMessages)
	const pageLanguage = useLanguage()
	const base = useBaseMap()
	const { mover, atRest } = useMapWindow()
	const unit = pixelsPerUnit(useWidth(mover.frame), atRest.scale)
	const shown = useMemo(() => placesOf(places, language), [places, language])
	const courses = useMemo(() => linesOf(lines, language).filter(({ points }) => points.length > 1), [lines, language])
	const numbered = useMemo(() => shown.map((entry, index) => ({ number: index + 1, entry })), [shown])
	const words = useNeighbourWords()
	const names = useMapNames({ places: shown, lines: courses, chosenId, words, districts: noWords, unit })
	const chosen = places.find(({ id }) => id === chosenId)
	const idAt = (point: readonly [number, number]) =>
		whatIsAt(
			point,
			{ places: shown, lines: courses },
			pixelsPerUnit(mover.frame.current?.clientWidth ?? 0, mover.current().scale),
		)
	const put = (at: readonly [number, number]) => {
		const district = base.map && findDistrict(base.map, at)
		onPut([...at], district?.name ?? null)
		announce(district ? m.putIn(district.name[pageLanguage]) : m.putOutside)
	}
	useMapGestures(mover, {
		onTap(point) {
			const id = idAt(point)
			if (id && id !== chosenId) onChoose(id)
			else put(toDegrees(point))
		},
		isOver: (point) => idAt(point) !== null,
	})
	const undo = () => {
		if (!canUndo) return
		onUndo()
		announce(m.putBack)
	}
	const undoByButton = () => {
		undo()
		// The button cannot keep the focus once there is nothing left to undo.
		mover.frame.current?.focus({ preventScroll: true })
	}
	const press = (event: KeyboardEvent) => {
		if (isUndo(event)) {
			event.preventDefault()
			return undo()
		}
		if (event.key === 'Enter' && !hasModifier(event)) {
			event.preventDefault()
			return onLeave()
		}
		const direction = arrows[event.key]
		if (!(direction && chosen) || hasModifier(event)) {
			zoomByKey(event, mover)
			return
		}
		event.preventDefault()
		const next = steppedFrom(chosen.at, ...direction, event.shiftKey ? SMALL_STEP_KILOMETRES : STEP_KILOMETRES)
		mover.show(toSheet(next))
		put(next)
	}
	return (
		<>
			<MapPlate mover={mover} zoom={atRest.scale} label={onMap.map} keys={m.mapKeys} isAiming onKeyDown={press}>
				<Ground paths={base.ground} lines={courses} chosenId={chosenId} />
				<MapMarks places={numbered} lines={courses} names={names} chosenId={chosenId} lang={languageTags[language]} />
			</MapPlate>
			<BaseMapNotice base={base} />
			<Button isCompact icon={undo2Icon} disabled={!canUndo} onClick={undoByButton}>
				{m.undoPut}
			</Button>
		</>
	)
}
