import type { Point } from './camera.ts'

/** A shorter way, in pixels, is the tap of an unsteady finger. */
const TAP = 8

/** Fingers, mouse and wheel move this. Places are in pixels from the frame's corner. */
export interface Surface {
	/** The hand is on it. */
	hold: () => void
	/** @returns how far it could not go up or down, because the drawing ends there */
	pan: (x: number, y: number) => number
	zoom: (factor: number, at: Point) => void
	/** Follows each pan and zoom. */
	show: () => void
	/** The hand is off. */
	release: () => void
	/** Is called for a press without a movement. */
	tap?: (at: Point) => void
}

export interface Stage {
	/** It has `data-moving` while it is moved by hand. */
	frame: HTMLElement
	surface: Surface
	/** Ends the listening. */
	signal: AbortSignal
}

const pointOf = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY })
const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)

export function placeIn({ left, top }: DOMRect, { x, y }: Point): Point {
	return { x: x - left, y: y - top }
}

/**
 * Drags with a finger or the mouse, pinches with two fingers. A page must never be caught in its map: while the style leaves a finger that
 * moves up or down to the browser (`touch-action: pan-y`), only what goes sideways comes here, and where the drawing ends, the rest
 * of the way scrolls the page.
 */
export function followFingers({ frame, surface, signal }: Stage): void {
	const fingers = new Map<number, Point>()
	let start: Point = { x: 0, y: 0 }
	let isMoving = false
	// The frame's place is asked for once in each gesture, because the answer lays out the page.
	let rect = frame.getBoundingClientRect()

	function down(event: PointerEvent) {
		if (event.button !== 0 || fingers.size === 2) return
		rect = frame.getBoundingClientRect()
		fingers.set(event.pointerId, pointOf(event))
		if (fingers.size === 2) return begin()
		start = pointOf(event)
		isMoving = false
	}

	function begin() {
		for (const pointer of fingers.keys()) frame.setPointerCapture(pointer)
		if (isMoving) return
		isMoving = true
		frame.dataset.moving = ''
		surface.hold()
	}

	function move(event: PointerEvent) {
		const before = fingers.get(event.pointerId)
		if (!before) return
		const now = pointOf(event)
		const other = [...fingers].find(([pointer]) => pointer !== event.pointerId)?.[1]
		fingers.set(event.pointerId, now)
		if (!isMoving && distance(start, now) > TAP) begin()
		if (!isMoving) return
		if (other) pinch(before, now, other)
		else drag(before, now, event.pointerType === 'touch')
		surface.show()
	}

	function drag(before: Point, now: Point, isFinger: boolean) {
		const rest = surface.pan(now.x - before.x, now.y - before.y)
		if (isFinger && rest !== 0) scrollBy({ top: -rest, behavior: 'instant' })
	}

	function pinch(before: Point, now: Point, other: Point) {
		const middle = { x: (before.x + other.x) / 2, y: (before.y + other.y) / 2 }
		surface.zoom(distance(now, other) / Math.max(1, distance(before, other)), placeIn(rect, middle))
		surface.pan((now.x - before.x) / 2, (now.y - before.y) / 2)
	}

	function up(event: PointerEvent) {
		if (!fingers.delete(event.pointerId) || fingers.size > 0) return
		if (isMoving) {
			delete frame.dataset.moving
			surface.release()
		} else if (event.type === 'pointerup') surface.tap?.(placeIn(rect, pointOf(event)))
	}

	/** The end of a drag is no press; a press by keyboard or reader comes without any way. */
	function click(event: MouseEvent) {
		if (isMoving && event.detail > 0) event.stopPropagation()
	}

	frame.addEventListener('pointerdown', down, { signal })
	frame.addEventListener('pointermove', move, { signal })
	frame.addEventListener('pointerup', up, { signal })
	frame.addEventListener('pointercancel', up, { signal })
	frame.addEventListener('click', click, { signal, capture: true })
	keepTwoFingers({ frame, signal })
}

/** Two fingers are for the map, never for the page. */
function keepTwoFingers({ frame, signal }: Pick<Stage, 'frame' | 'signal'>) {
	function touch(event: TouchEvent) {
		if (event.touches.length > 1 && event.cancelable) event.preventDefault()
	}
	frame.addEventListener('touchstart', touch, { signal, passive: false })
	frame.addEventListener('touchmove', touch, { signal, passive: false })
}
