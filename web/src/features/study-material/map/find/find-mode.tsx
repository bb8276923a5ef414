import type { StudyMap } from '@aravalli/shared/study-material/item-contract'
import { useMemo, useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { Ground } from '../drawing/ground.tsx'
import { MapMarks } from '../drawing/map-marks.tsx'
import { MapPlate } from '../drawing/map-plate.tsx'
import { useMapNames } from '../drawing/use-map-names.ts'
import { useNeighbourWords } from '../drawing/use-neighbour-words.ts'
import { messages as mapMessages } from '../messages.en.ts'
import { toDegrees, toSheet } from '../projection.ts'
import css from '../study-map.module.css'
import type { BaseMapState } from '../use-base-map.ts'
import { useMapGestures } from '../use-map-gestures.ts'
import { pixelsPerUnit, useMapWindow, useWidth } from '../use-map-window.ts'
import { AnswerLine, AnswerMarks } from './answer-marks.tsx'
import { FindActions } from './find-actions.tsx'
import { FindQuestion } from './find-question.tsx'
import { FindResult } from './find-result.tsx'
import { askedId, type FindRound, findingsOf, isOver } from './find-round.ts'
import { useCrossHair } from './use-cross-hair.ts'
import type { Finding } from './use-find-round.ts'
import { useRoundSteps } from './use-round-steps.ts'

interface FindModeProps {
	item: StudyMap
	base: BaseMapState
	finding: Finding
	lang: string | undefined
	onLeave: () => void
}

const nothing: never[] = []

/** A place is named, and the learner points to where it is. */
export function FindMode(props: FindModeProps) {
	const { round } = props.finding
	return round && <RoundOnMap {...props} round={round} />
}

function RoundOnMap({ item, base, finding, round, lang, onLeave }: FindModeProps & { round: FindRound }) {
	const m = useMessages(mapMessages)
	const { mover, atRest } = useMapWindow()
	const unit = pixelsPerUnit(useWidth(mover.frame), atRest.scale)
	const findings = useMemo(() => findingsOf(round, item.places), [round, item.places])
	const isEnd = isOver(round)
	const asked = item.places.find(({ id }) => id === askedId(round))
	const steps = useRoundSteps({ finding, round, places: item.places, base, mover })
	const [hasKeys, setHasKeys] = useState(false)
	const crossHair = useCrossHair({ base, mover, isAiming: !(isEnd || round.isShown), onEnter: steps.enter })
	useMapGestures(mover, {
		onTap: (point) => steps.pin(toDegrees(point)),
		isOver: () => false,
	})
	const answered = useMemo(() => findings.map(({ place }, index) => ({ number: index + 1, entry: place })), [findings])
	const shown = useMemo(() => answered.map(({ entry }) => entry), [answered])
	const last = round.isShown ? findings.at(-1) : undefined
	const names = useMapNames({
		places: shown,
		lines: nothing,
		chosenId: last?.place.id,
		words: useNeighbourWords(),
		pin: useMemo(() => last && toSheet(last.given), [last]),
		districts: nothing,
		unit,
	})

	return (
		<div className={css.stage} data-mode="find">
			{!isEnd && asked && (
				<div className={css.ask}>
					<FindQuestion {...{ round, findings, lang }} name={asked.name} begun={finding.begun} />
				</div>
			)}
			<div className={css.map}>
				<MapPlate
					mover={mover}
					zoom={atRest.scale}
					label={asked ? m.findMap(asked.name) : m.map}
					keys={isEnd ? m.mapKeys : m.findKeys}
					isAiming={!(isEnd || round.isShown)}
					onKeyDown={(event) => {
						setHasKeys(true)
						crossHair.onKeyDown(event)
					}}
					onBlur={() => setHasKeys(false)}
				>
					<Ground paths={base.ground} lines={item.lines}>
						{isEnd
							? findings.map((one) => <AnswerLine key={one.place.id} finding={one} />)
							: last && <AnswerLine finding={last} />}
					</Ground>
					<MapMarks places={answered} lines={[]} names={names} chosenId={last?.place.id} lang={lang} />
					<AnswerMarks pin={round.pin ?? last?.given ?? null} crossHair={hasKeys && !isEnd ? crossHair.at : null} />
				</MapPlate>
			</div>
			{isEnd ? (
				<div className={css.side}>
					<FindResult finding={finding} findings={findings} lang={lang} onLeave={onLeave} />
				</div>
			) : (
				<div className={css.act}>
					<FindActions round={round} last={last} base={base} lang={lang} onStep={steps.act} onLeave={onLeave} />
				</div>
			)}
		</div>
	)
}
