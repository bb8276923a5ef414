import type { RubricMarks } from '@aravalli/shared/evaluation/marking-contract'
import { partsOf, type RubricPart } from '@aravalli/shared/evaluation/rubric'
import { partName } from '@aravalli/shared/evaluation/rubric-names'
import type { KeyboardEvent } from 'react'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { Icon } from '#web/ui/icon.tsx'
import { plusIcon } from '#web/ui/icons.ts'
import { marksInColumn, steppedMarks, totalMarks } from '../copy/draft-content.ts'
import { minusIcon } from '../icons.ts'
import { messages as deskMessages } from '../messages.en.ts'
import css from './rubric-rows.module.css'

interface RubricRowsProps {
	rubric: RubricMarks
	max: RubricMarks
	isReadOnly: boolean
	onGive: (rubric: RubricMarks) => void
}

/** Has each part given its marks, and shows their sum. */
export function RubricRows({ rubric, max, isReadOnly, onGive }: RubricRowsProps) {
	const m = useMessages(deskMessages).marks
	const language = useLanguage()
	return (
		<>
			<ul className={css.rows}>
				{partsOf(max).map((part) => (
					<li key={part} className={css.row}>
						<span className={css.name}>
							{partName(part, language)}
							<small className={css.hint}>{hintOf(part, m.hints)}</small>
						</span>
						<Stepper
							part={part}
							marks={rubric[part] ?? 0}
							max={max[part] ?? 0}
							isReadOnly={isReadOnly}
							onStep={(steps) => onGive(steppedMarks(rubric, max, part, steps))}
						/>
						<span className={css.max}>{m.of(max[part] ?? 0)}</span>
					</li>
				))}
			</ul>
			<div className={css.total}>
				<strong>{m.total}</strong>
				<output className={css.sum} data-total>
					{totalMarks(rubric)}
					<small>{m.of(totalMarks(max))}</small>
				</output>
				<small className={css.steps}>{m.steps}</small>
			</div>
		</>
	)
}

/** Questions of a paper have none: what they ask stands beside. */
const hintOf = (part: string, hints: Record<RubricPart, string>): string => hints[part as RubricPart] ?? ''

interface StepperProps {
	part: string
	marks: number
	max: number
	isReadOnly: boolean
	/** @param steps counted in half marks */
	onStep: (steps: number) => void
}

function Stepper({ part, marks, max, isReadOnly, onStep }: StepperProps) {
	const m = useMessages(deskMessages).marks
	const name = partName(part, useLanguage())
	const press = (event: KeyboardEvent) => {
		const most = Math.round(max * 2)
		const steps = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1, Home: -most, End: most }[event.key]
		if (steps === undefined || isReadOnly) return
		event.preventDefault()
		onStep(steps)
	}
	return (
		<div className={css.stepper}>
			<button
				type="button"
				className={css.step}
				aria-label={m.less(name)}
				aria-disabled={isReadOnly || marks <= 0 || undefined}
				onClick={() => isReadOnly || onStep(-1)}
			>
				<Icon path={minusIcon} />
			</button>
			<div
				role="spinbutton"
				tabIndex={0}
				className={css.value}
				aria-label={name}
				aria-valuenow={marks}
				aria-valuemin={0}
				aria-valuemax={max}
				aria-valuetext={m.valueText(marks, max)}
				aria-readonly={isReadOnly || undefined}
				onKeyDown={press}
			>
				{marksInColumn(marks)}
			</div>
			<button
				type="button"
				className={css.step}
				aria-label={m.more(name)}
				aria-disabled={isReadOnly || marks >= max || undefined}
				onClick={() => isReadOnly || onStep(1)}
			>
				<Icon path={plusIcon} />
			</button>
		</div>
	)
}
