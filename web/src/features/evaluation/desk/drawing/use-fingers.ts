import type { Point } from '@aravalli/shared/evaluation/annotation'
import { type PointerEvent, type RefObject, useRef } from 'react'
import { type Turn, toPage } from './page-point.ts'
import type { MarkedPage, Marking } from './use-marking.ts'

interface FingerSettings {
	marking: Marking
	page: MarkedPage
	turn: Turn
	scroller: RefObject<HTMLElement | null>
	/** Two fingers change the size by this much. */
	onPinch: (ratio: number) => void
}

interface Pan {
	kind: 'pan'
	at: Point
}

interface Pinch {
	kind: 'pinch'
	at: Point
	distance: number
}

/** Has mouse, pen and fingers draw; what draws nothing moves the page, and two fingers always do. */
export function useFingers({ marking, page, turn, scroller, onPinch }: FingerSettings) {
	const fingers = useRef(new Map<number, Point>())
	const way = useRef<'mark' | Pan | Pinch | null>(null)

	const placeOf = (event: { clientX: number; clientY: number }, box: DOMRect) =>
		toPage({ x: event.clientX, y: event.clientY }, box, turn, page)

	function down(event: PointerEvent<HTMLElement>) {
		if (event.button !== 0) return
		event.currentTarget.setPointerCapture(event.pointerId)
		const place = { x: event.clientX, y: event.clientY }
		fingers.current.set(event.pointerId, place)
		if (fingers.current.size > 1) return beginPinch()
		const begun = marking.begin(placeOf(event, event.currentTarget.getBoundingClientRect()))
		way.current = begun === 'nothing' ? { kind: 'pan', at: place } : begun === 'done' ? null : 'mark'
	}

	function beginPinch() {
		marking.cancel()
		way.current = { kind: 'pinch', ...between([...fingers.current.values()]) }
	}

	function move(event: PointerEvent<HTMLElement>) {
		if (!fingers.current.has(event.pointerId)) return
		fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
		if (way.current === 'mark') mark(event)
		else if (way.current) scroll(way.current)
	}

	function mark(event: PointerEvent<HTMLElement>) {
		const box = event.currentTarget.getBoundingClientRect()
		// All places between two frames, so that a quick stroke is no corner.
		const events = event.nativeEvent.getCoalescedEvents?.() ?? []
		marking.move((events.length > 0 ? events : [event]).map((one) => placeOf(one, box)))
	}

	function scroll(current: Pan | Pinch) {
		const { at, distance } = between([...fingers.current.values()])
		scroller.current?.scrollBy(current.at.x - at.x, current.at.y - at.y)
		if (current.kind === 'pinch' && current.distance > 0 && distance > 0) onPinch(distance / current.distance)
		way.current = current.kind === 'pinch' ? { kind: 'pinch', at, distance } : { kind: 'pan', at }
	}

	function up(event: PointerEvent<HTMLElement>) {
		fingers.current.delete(event.pointerId)
		if (way.current === 'mark') marking.end()
		way.current = null
	}

	function cancel(event: PointerEvent<HTMLElement>) {
		fingers.current.delete(event.pointerId)
		way.current = null
		marking.cancel()
	}

	return { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: cancel }
}

function between(places: readonly Point[]): { at: Point; distance: number } {
	const [one = { x: 0, y: 0 }, other = one] = places
	return {
		at: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
		distance: Math.hypot(one.x - other.x, one.y - other.y),
	}
}
