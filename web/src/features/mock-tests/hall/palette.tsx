import { memo, type RefObject, useEffect, useRef, useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { type AnswersByPlace, stateOf } from './hall-answers.ts'
import { messages as hallMessages } from './messages.en.ts'
import css from './palette.module.css'
import {
	countStates,
	filterPlaces,
	type PaletteCounts,
	type PaletteFilter,
	paletteFilters,
	paletteState,
	paletteStates,
} from './palette-states.ts'

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
	const list = useRef<HTMLOListElement>(null)
	useCurrentInSight(list, current)
	const [filter, setFilter] = useState<PaletteFilter>('all')
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
			<Legend counts={counts} />
			{shown.length === 0 && <p className={css.none}>{filter === 'blank' ? m.noneBlank : m.noneFlagged}</p>}
			<ol ref={list} className={css.cells}>
				{shown.map((place) => (
					<li key={place}>
						<Cell place={place} answers={answers} isCurrent={place === current} onGo={onGo} />
					</li>
				))}
			</ol>
		</div>
	)
})

function Legend({ counts }: { counts: PaletteCounts }) {
	const m = useMessages(hallMessages)
	const rows = [
		...paletteStates.map((state) => ({ look: css[state], name: m.states[state], count: counts[state] })),
		{ look: css.flagged, name: m.flaggedCount, count: counts.flagged },
		{ look: css.guessed, name: m.guessedCount, count: counts.guessed },
	]
	return (
		<dl className={css.legend} aria-label={m.legend}>
			{rows.map(({ look, name, count }) => (
				<div key={name}>
					<dt>
						<span className={classNames(css.sample, look)} aria-hidden="true" />
						{name}
					</dt>
					<dd>{count}</dd>
				</div>
			))}
		</dl>
	)
}

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
			data-place={place}
			aria-current={isCurrent ? 'true' : undefined}
			onClick={() => onGo(place)}
		>
			<span className="visuallyHidden">{m.cell(place, state, answer, { isFlagged, isGuessed })}</span>
			<span className={css.number} aria-hidden="true">
				{place}
				{state === 'answered' && <small>{answer}</small>}
			</span>
		</button>
	)
}

/** Where the cells scroll by themselves, the question that is shown stays among those in sight. */
function useCurrentInSight(list: RefObject<HTMLOListElement | null>, current: number) {
	useEffect(() => {
		const cell = list.current?.querySelector<HTMLElement>(`[data-place="${current}"]`)
		if (!list.current || !cell) return
		const { scrollTop, clientHeight } = list.current
		const top = cell.offsetTop
		const isAbove = top < scrollTop
		const isBelow = top + cell.offsetHeight > scrollTop + clientHeight
		if (isAbove || isBelow) list.current.scrollTop = top - clientHeight / 2
	}, [list, current])
}
