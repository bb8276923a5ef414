/**
 * What fingers, mouse and wheel do with the map.
 *
 * A page must never be caught in its map. While the whole height of the map is in its frame (as at first), a finger that moves up or down
 * scrolls the page as anywhere else: the browser does it (`touch-action: pan-y`), and only what goes sideways is ours. Once the
 * map is higher than its frame, because it was zoomed in or branches were opened, one finger moves it every way
 * (`touch-action: none`, from `data-free`), and where the map ends, the rest of the way scrolls the page. Two fingers zoom. The wheel scrolls the page;
 * with Ctrl, as which a touchpad also sends two fingers, it zooms. Two taps are two taps: nobody has to wait for the second.
 */
import type { Point } from './camera.ts'
import type { Cameraman } from './cameraman.ts'

/** A shorter way, in pixels, is the tap of an unsteady finger. */
const TAP = 8
const PIXELS_OF_LINE = 32
/** A wheel's step is some 100 pixels, a touchpad's a few. */
const MOST_AT_ONCE = 60
const PER_PIXEL = 0.0045
/** The wheel rests when nothing has come for so long. */
const STILL_MILLISECONDS = 160

/** Returns how to stop following. */
export function followGestures(frame: HTMLElement, cameraman: Cameraman): () => void {
	const off = new AbortController()
	const inFrame = ({ x, y }: Point): Point => {
		const { left, top } = frame.getBoundingClientRect()
		return { x: x - left, y: y - top }
	}
	const stage = { frame, cameraman, inFrame, signal: off.signal }
	followFingers(stage)
	followWheel(stage)
	return () => off.abort()
}

interface Stage {
	frame: HTMLElement
	cameraman: Cameraman
	inFrame: (point: Point) => Point
	signal: AbortSignal
}

const pointOf = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY })
const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)

/** Fingers, and the mouse as one of them. */
function followFingers({ frame, cameraman, inFrame, signal }: Stage) {
	const fingers = new Map<number, Point>()
	let way = 0
	let isMoving = false

	function down(event: PointerEvent) {
		if (event.pointerType === 'mouse' && event.button !== 0) return
		if (fingers.size === 0) way = 0
		fingers.set(event.pointerId, pointOf(event))
	}

	function move(event: PointerEvent) {
		const before = fingers.get(event.pointerId)
		if (!before) return
		const now = pointOf(event)
		const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
		fingers.set(event.pointerId, now)
		way += distance(before, now)
		if (way < TAP && !other) return
		start(event.pointerId)
		if (other) pinch(before, now, other)
		else drag(before, now, event.pointerType === 'touch')
		cameraman.show()
	}

	function start(pointerId: number) {
		if (isMoving) return
		isMoving = true
		frame.setPointerCapture(pointerId)
		frame.dataset.moving = ''
		cameraman.hold()
	}

	function drag(before: Point, now: Point, isFinger: boolean) {
		const rest = cameraman.pan(now.x - before.x, now.y - before.y)
		if (isFinger && rest !== 0) scrollBy({ top: -rest, behavior: 'instant' })
	}

	function pinch(before: Point, now: Point, other: Point) {
		const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
		cameraman.zoom(distance(now, other) / Math.max(1, distance(before, other)), inFrame(middle))
		cameraman.pan((now.x - before.x) / 2, (now.y - before.y) / 2)
	}

	function up(event: PointerEvent) {
		if (!fingers.delete(event.pointerId) || fingers.size > 0 || !isMoving) return
		isMoving = false
		delete frame.dataset.moving
		cameraman.release()
	}

	/** The end of a drag is no press; a press by keyboard or reader comes without any way. */
	function click(event: MouseEvent) {
		if (way >= TAP && event.detail > 0) event.stopPropagation()
	}

	/** Two fingers are for the map, never for the page. */
	function touch(event: TouchEvent) {
		if (event.touches.length > 1 && event.cancelable) event.preventDefault()
	}

	frame.addEventListener('pointerdown', down, { signal })
	frame.addEventListener('pointermove', move, { signal })
	frame.addEventListener('pointerup', up, { signal })
	frame.addEventListener('pointercancel', up, { signal })
	frame.addEventListener('click', click, { signal, capture: true })
	frame.addEventListener('touchstart', touch, { signal, passive: false })
	frame.addEventListener('touchmove', touch, { signal, passive: false })
}

function followWheel({ frame, cameraman, inFrame, signal }: Stage) {
	let stillTimer: ReturnType<typeof setTimeout> | undefined
	function wheel(event: WheelEvent) {
		if (!event.ctrlKey && !event.metaKey) return
		event.preventDefault()
		const pixels = event.deltaMode === event.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * PIXELS_OF_LINE
		const step = Math.max(-MOST_AT_ONCE, Math.min(MOST_AT_ONCE, pixels)) * PER_PIXEL
		cameraman.hold()
		cameraman.zoom(Math.exp(-step), inFrame(pointOf(event)))
		cameraman.show()
		clearTimeout(stillTimer)
		stillTimer = setTimeout(cameraman.release, STILL_MILLISECONDS)
	}
	frame.addEventListener('wheel', wheel, { signal, passive: false })
}
