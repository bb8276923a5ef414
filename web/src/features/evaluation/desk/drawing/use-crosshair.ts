import type { Point } from '@aravalli/shared/evaluation/annotation'
import { unitOf } from '@aravalli/shared/evaluation/annotation-shapes'
import { type KeyboardEvent, useState } from 'react'
import { onPage, type Size, type Turn, wayOnPage } from './page-point.ts'
import type { Marking } from './use-marking.ts'

/** Steps of the crosshair, in pixels of a page of 1,600: without and with Shift. */
const STEP = 10
const LARGE_STEP = 80

const arrows: Record<string, Point> = {
	ArrowLeft: { x: -1, y: 0 },
	ArrowRight: { x: 1, y: 0 },
	ArrowUp: { x: 0, y: -1 },
	ArrowDown: { x: 0, y: 1 },
}

interface CrosshairSettings {
	marking: Marking
	page: Size
	turn: Turn
	/** The tool draws at one point: one press begins and ends. */
	isOfOnePoint: boolean
	/** Says what has happened to whoever does not see it. */
	say: (what: { kind: 'drawn' | 'begun' | 'chosen' | 'nothing' }) => void
	onMoved: (point: Point) => void
	onEscape: () => void
}

/** Has the keys draw: arrows move a crosshair, Enter begins and ends, and with Alt the arrows move what is selected. */
export function useCrosshair({ marking, page, turn, isOfOnePoint, say, onMoved, onEscape }: CrosshairSettings) {
	const [at, setAt] = useState<Point | null>(null)
	const [isBegun, setIsBegun] = useState(false)
	const unit = unitOf(page)
	const middle = { x: page.width / 2, y: page.height / 2 }

	function step(direction: Point, event: KeyboardEvent) {
		const length = (event.shiftKey ? LARGE_STEP : STEP) * unit
		// The arrows mean the screen, however the page is turned on it.
		const sides = turn % 180 === 0 ? page : { width: page.height, height: page.width }
		const way = wayOnPage({ x: direction.x * length, y: direction.y * length }, sides, turn, page)
		if (event.altKey && marking.shift(way)) return
		const from = at ?? middle
		const to = onPage({ x: from.x + way.x, y: from.y + way.y }, page)
		setAt(to)
		onMoved(to)
		if (isBegun) marking.move([to])
	}

	function enter() {
		const point = at ?? middle
		setAt(point)
		say({ kind: isBegun ? finish() : begin(point) })
	}

	function finish() {
		setIsBegun(false)
		return marking.end() ? 'drawn' : 'nothing'
	}

	function begin(point: Point) {
		const begun = marking.begin(point)
		if (begun === 'nothing') return 'nothing'
		if (begun !== 'drawing') {
			marking.cancel()
			return 'chosen'
		}
		if (isOfOnePoint) return finish()
		setIsBegun(true)
		return 'begun'
	}

	function letGo() {
		if (isBegun) marking.cancel()
		else onEscape()
		setIsBegun(false)
	}

	function press(event: KeyboardEvent<HTMLElement>) {
		if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey) return
		const direction = arrows[event.key]
		if (direction) step(direction, event)
		else if (event.key === 'Enter' || event.key === ' ') enter()
		else if (event.key === 'Escape') letGo()
		else return
		event.preventDefault()
	}

	return { at, press, hide: () => setAt(null) }
}
