import { memo, useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { type AnswersByPlace, stateOf } from './hall-answers.ts'
import { messages as hallMessages } from './messages.en.ts'
import css from './palette.module.css'
import { countStates, filterPlaces, paletteFilters, paletteState, paletteStates } from './palette-states.ts'

interface PaletteProps {
	places: readonly number[]
	answers: AnswersByPlace
	/** Is the question that is shown. */
	current: number
	onGo: (place: number) => void
}

/** Shows how every question stands, by shape, colour and name, and leads to each. It is remembered, because time alone changes nothing in it. */
export const Palette = memo(function Palette({ places, answers, current, onGo }: PaletteProps) {
	const m = useMessages(hallMessages)
	const [filter, setFilter] = useState<(typeof paletteFilters)[number]>('all')
	const counts = countStates(answers, places)
	const shown = filterPlaces(answers, places, filter)
	const sizes = { all: places.length, blank: counts.blank, flagged: counts.flagged }
	return (
		<div className={css.palette}>
			<fieldset className={css.filters} aria-label={m.filter}>
				{paletteFilters.map((name) => (
					<button
						key={name}
						type="button"
						className={css.filter}
						aria-pressed={name === filter}
						onClick={() => setFilter(name)}
					>
						{m.filters[name]} <b>{sizes[name]}</b>
					</button>
				))}
			</fieldset>
			{shown.length === 0 && <p className={css.none}>{filter === 'blank' ? m.noneBlank : m.noneFlagged}</p>}
			<ol className={css.cells}>
				{shown.map((place) => (
					<li key={place}>
						<Cell place={place} answers={answers} isCurrent={place === current} onGo={onGo} />
					</li>
				))}
			</ol>
			<dl className={css.legend} aria-label={m.legend}>
				{paletteStates.map((state) => (
					<div key={state}>
						<dt>
							<span className={classNames(css.sample, css[state])} aria-hidden="true" />
							{m.states[state]}
						</dt>
						<dd>{counts[state]}</dd>
					</div>
				))}
				<div>
					<dt>
						<span className={classNames(css.sample, css.flagged)} aria-hidden="true" />
						{m.flaggedCount}
					</dt>
					<dd>{counts.flagged}</dd>
				</div>
				<div>
					<dt>
						<span className={classNames(css.sample, css.guessed)} aria-hidden="true" />
						{m.guessedCount}
					</dt>
					<dd>{counts.guessed}</dd>
				</div>
			</dl>
		</div>
	)
})

interface CellProps extends Pick<PaletteProps, 'answers' | 'onGo'> {
	place: number
	isCurrent: boolean
}

function Cell({ place, answers, isCurrent, onGo }: CellProps) {
	const m = useMessages(hallMessages)
	const state = paletteState(answers, place)
	const { answer, isFlagged, isGuessed } = stateOf(answers, place)
	return (
		<button
			type="button"
			className={classNames(css.cell, css[state], isFlagged && css.flagged, isGuessed && css.guessed)}
			aria-current={isCurrent ? 'true' : undefined}
			aria-label={m.cell(place, state, answer, { isFlagged, isGuessed })}
			onClick={() => onGo(place)}
		>
			{place}
			{state === 'answered' && <small>{answer}</small>}
		</button>
	)
}
