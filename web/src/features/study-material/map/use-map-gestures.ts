import { useEffect, useRef } from 'react'
import { type MapWindow, movedBy, zoomedAt } from './map-window.ts'
import { type SheetPoint, sheetWidth } from './projection.ts'
import type { MapMover } from './use-map-window.ts'

/** A finger that moves less is meant as a press; pixels. */
const STILL = 8

/** How much the wheel zooms, by the pixels that it would have scrolled. */
const WHEEL = 0.0022

/** What the wheel does counts as one movement until it has been still for so long. */
const WHEEL_REST_MILLISECONDS = 160

interface Finger {
	x: number
	y: number
}

/** Where a point of the screen lies on the sheet. */
function onSheetAt({ left, top, width }: DOMRect, window: MapWindow, { x, y }: Finger): SheetPoint {
	const unit = sheetWidth / window.zoom / width
	return [window.x + (x - left) * unit, window.y + (y - top) * unit]
}

interface Gestures {
	/** A press without a movement. */
	onTap: (point: SheetPoint) => void
	/** Whether there is something to press under the mouse. */
	isOver: (point: SheetPoint) => boolean
}

/** Drag, pinch, Ctrl and wheel, and presses. One finger moves the map only when it is nearer than the whole sheet. */
export function useMapGestures(mover: MapMover, gestures: Gestures): void {
	const latest = useRef(gestures)
	useEffect(() => {
		latest.current = gestures
	})
	const { frame } = mover
	useEffect(() => {
		if (!frame.current) return
		const off = new AbortController()
		const place = { frame: frame.current, mover, latest, signal: off.signal }
		followFingers(place)
		followWheel(place)
		showWhatIsPressed(place)
		return () => off.abort()
	}, [frame, mover])
}

interface Listening {
	frame: HTMLElement
	mover: MapMover
	latest: { current: Gestures }
	/** Ends the listening. */
	signal: AbortSignal
}

function followFingers({ frame, mover, latest, signal }: Listening): void {
	const fingers = new Map<number, Finger>()
	let start: Finger | null = null
	let isMoving = false
	// Where the frame is: asked for once in each gesture, because the answer lays out the page.
	let rect = frame.getBoundingClientRect()

	const begin = (pointer: number) => {
		isMoving = true
		frame.dataset.moving = ''
		frame.setPointerCapture(pointer)
	}
	function down(event: PointerEvent) {
		if (event.button !== 0 || fingers.size === 2) return
		rect = frame.getBoundingClientRect()
		fingers.set(event.pointerId, fingerOf(event))
		start = fingers.size === 1 ? fingerOf(event) : null
		if (fingers.size === 2) for (const pointer of fingers.keys()) begin(pointer)
	}
	function move(event: PointerEvent) {
		const before = fingers.get(event.pointerId)
		if (!before) return
		const finger = fingerOf(event)
		if (!isMoving && start && distance(start, finger) > STILL) begin(event.pointerId)
		if (!isMoving) return
		const others = [...fingers].filter(([pointer]) => pointer !== event.pointerId)
		fingers.set(event.pointerId, finger)
		mover.put(follow(rect, mover.current(), { before, finger, other: others[0]?.[1] }))
	}
	function up(event: PointerEvent) {
		const wasThere = fingers.delete(event.pointerId)
		if (!wasThere || fingers.size > 0) return
		if (isMoving) mover.settle()
		else if (event.type === 'pointerup' && start)
			latest.current.onTap(onSheetAt(rect, mover.current(), fingerOf(event)))
		isMoving = false
		start = null
	}

	frame.addEventListener('pointerdown', down, { signal })
	frame.addEventListener('pointermove', move, { signal })
	frame.addEventListener('pointerup', up, { signal })
	frame.addEventListener('pointercancel', up, { signal })
	// Two fingers are for the map alone, also where one may scroll the page.
	const keepTwo = (event: TouchEvent) => event.touches.length > 1 && event.preventDefault()
	frame.addEventListener('touchmove', keepTwo, { signal, passive: false })
}

/** Without Ctrl the wheel scrolls the page, as everywhere. */
function followWheel({ frame, mover, signal }: Listening): void {
	let resting = 0
	function wheel(event: WheelEvent) {
		if (!event.ctrlKey) return
		event.preventDefault()
		frame.dataset.moving = ''
		const at = onSheetAt(frame.getBoundingClientRect(), mover.current(), { x: event.clientX, y: event.clientY })
		mover.put(zoomedAt(mover.current(), at, Math.exp(-event.deltaY * WHEEL)))
		clearTimeout(resting)
		resting = window.setTimeout(() => signal.aborted || mover.settle(), WHEEL_REST_MILLISECONDS)
	}
	frame.addEventListener('wheel', wheel, { signal, passive: false })
}

/** The mouse becomes a hand over what can be pressed. */
function showWhatIsPressed({ frame, mover, latest, signal }: Listening): void {
	function move(event: PointerEvent) {
		if (event.pointerType !== 'mouse' || event.buttons > 0) return
		const at = onSheetAt(frame.getBoundingClientRect(), mover.current(), fingerOf(event))
		frame.toggleAttribute('data-over', latest.current.isOver(at))
	}
	frame.addEventListener('pointermove', move, { signal })
}

const fingerOf = ({ clientX, clientY }: PointerEvent): Finger => ({ x: clientX, y: clientY })
const distance = (a: Finger, b: Finger) => Math.hypot(a.x - b.x, a.y - b.y)

interface Movement {
	before: Finger
	finger: Finger
	/** The one that stays where it is. */
	other: Finger | undefined
}

/** One finger draws the sheet along; of two, what was under each of them stays there. */
function follow(rect: DOMRect, window: MapWindow, { before, finger, other }: Movement): MapWindow {
	if (!other) {
		const unit = sheetWidth / window.zoom / rect.width
		return movedBy(window, (before.x - finger.x) * unit, (before.y - finger.y) * unit)
	}
	const factor = distance(finger, other) / Math.max(1, distance(before, other))
	return zoomedAt(window, onSheetAt(rect, window, other), factor)
}
