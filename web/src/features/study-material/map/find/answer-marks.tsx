import type { Point } from '@aravalli/shared/study-material/find-place'
import { OnSheet, Overlay } from '../drawing/on-sheet.tsx'
import { pathOf, toSheet } from '../projection.ts'
import css from './answer-marks.module.css'
import { type Finding, pointOf } from './find-round.ts'

/** Draws a line from where the learner has pointed to where the place is. */
export function AnswerLine({ finding: { given, place } }: { finding: Finding }) {
	const path = pathOf([given, pointOf(place)])
	return (
		<>
			<path className={css.bed} d={path} />
			<path className={css.way} d={path} />
			<path className={css.end} d={`${pathOf([given])}h0.01`} />
		</>
	)
}

interface AnswerMarksProps {
	/** Is also the pin of the answer that is shown. */
	pin: Point | null
	crossHair: Point | null
}

/** Shows the pin, whose point is where the place is, and the cross-hair. */
export function AnswerMarks({ pin, crossHair }: AnswerMarksProps) {
	return (
		<Overlay>
			{pin && (
				<OnSheet at={toSheet(pin)}>
					<path className={css.pin} d="M0 0C0-8-11.5-15-11.5-24a11.5 11.5 0 0 1 23 0C11.5-15 0-8 0 0z" />
					<circle className={css.eye} cy="-24" r="4.5" />
				</OnSheet>
			)}
			{crossHair && (
				<OnSheet at={toSheet(crossHair)}>
					<path className={css.crossHair} d="M0-22V-6M0 6V22M-22 0H-6M6 0H22M13 0A13 13 0 1 1-13 0 13 13 0 1 1 13 0" />
				</OnSheet>
			)}
		</Overlay>
	)
}
