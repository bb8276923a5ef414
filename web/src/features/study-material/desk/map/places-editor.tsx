import { type Language, languages } from '@aravalli/shared/language'
import type { MapPoint } from '@aravalli/shared/study-material/map-bounds'
import { mapLimits } from '@aravalli/shared/study-material/map-structures'
import { useRef, useState } from 'react'
import type { Editing } from '#web/content/desk/editor/editing.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { FieldError } from '#web/ui/editing/sheet-field.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { lineKinds, placeKinds } from '../../map/map-kinds.ts'
import { Beside } from '../beside.tsx'
import { GapJump } from '../gap-jump.tsx'
import { messages as deskMessages } from '../messages.en.ts'
import { useFocusAfter } from '../use-focus-after.ts'
import { MarkedList } from './marked-list.tsx'
import { placeGaps } from './place-gaps.ts'
import { addLine, addPlace } from './place-rows.ts'
import css from './places-editor.module.css'
import { PointsCell } from './points-cell.tsx'
import { Position } from './position.tsx'
import { usePlaces } from './use-places.ts'
import { usePuts } from './use-puts.ts'

const LivePlaces = lazyPart(() => import('./live-places.tsx').then((part) => part.LivePlaces))

/** A new place begins in the middle of the State. */
const middle: MapPoint = [74, 26.6]

/** Has an editor write what is on a map in both languages, and put it there. */
export function PlacesEditor({ editing }: { editing: Editing }) {
	const m = useMessages(deskMessages)
	const pageLanguage = useLanguage()
	const holder = useRef<HTMLDivElement>(null)
	const focus = useFocusAfter(holder)
	const written = usePlaces(editing)
	const { places, lines, change } = written
	const put = usePuts(written)
	const [chosenId, setChosenId] = useState(places[0]?.id)
	const [language, setLanguage] = useState<Language>('english')
	const { errorOf, kind } = editing
	const labelOf = (field: string) => kind.texts[field]?.label[pageLanguage] ?? ''
	const onWriting = (id: string, of: Language = language) => {
		setChosenId(id)
		setLanguage(of)
	}
	const writing = { errorOf, focus, chosenId, onWriting }
	const goTo = (id: string | undefined) => {
		const at = { places: places.findIndex((one) => one.id === id), lines: lines.findIndex((one) => one.id === id) }
		focus(at.places < 0 ? `${language}.lines.${at.lines}.name` : `${language}.places.${at.places}.name`)
	}
	return (
		<Beside
			id="places-title"
			title={labelOf('places')}
			hint={m.placesHint}
			language={language}
			notes={languages.map((of) => (
				<div key={of}>
					<GapJump language={of} gaps={placeGaps(places, lines, of)} onGo={focus} />
					<FieldError id={`${of}-places-error`} message={errorOf(`${of}.places`)} />
					<FieldError id={`${of}-lines-error`} message={errorOf(`${of}.lines`)} />
				</div>
			))}
			drawing={
				<LivePlaces
					places={places}
					lines={lines}
					language={language}
					chosenId={chosenId}
					onChoose={goTo}
					onPut={(at, district) => chosenId !== undefined && put.at(chosenId, at, district)}
					canUndo={put.canUndo}
					onUndo={put.undo}
					onLeave={() => goTo(chosenId)}
				/>
			}
		>
			<div ref={holder}>
				<MarkedList
					field="places"
					rows={places}
					kinds={placeKinds}
					limit={mapLimits.places}
					addLabel={m.addPlace}
					writing={writing}
					change={change.places}
					add={(rows) => addPlace(rows, middle)}
					position={(place, at) => (
						<Position
							at={at}
							place={place}
							onFocus={() => onWriting(place.id)}
							onPut={(point) => put.at(place.id, point)}
						/>
					)}
				/>
				<h3 className={css.title}>{labelOf('lines')}</h3>
				<MarkedList
					field="lines"
					rows={lines}
					kinds={lineKinds}
					limit={mapLimits.lines}
					addLabel={m.addLine}
					writing={writing}
					change={change.lines}
					add={addLine}
					position={({ id, points }, at) => (
						<PointsCell at={at} points={points} onFocus={() => onWriting(id)} onWrite={(to) => put.course(id, to)} />
					)}
				/>
			</div>
		</Beside>
	)
}
