import { followFingers, placeIn, type Stage, type Surface } from './follow-fingers.ts'

const PIXELS_OF_LINE = 32
/** A touchpad's step is a few pixels, a wheel's some 100: the first pixels of a step count for more. */
const FIRST_PIXELS = 60
const PER_FIRST_PIXEL = 0.0045
const PER_PIXEL = 0.0022
/** The wheel counts as resting when nothing has come for so long. */
const STILL_MILLISECONDS = 160

/** Follows fingers, mouse and wheel; two taps are two taps, so that nobody waits for the second. @returns how to stop */
export function followGestures(frame: HTMLElement, surface: Surface): () => void {
	const off = new AbortController()
	const stage = { frame, surface, signal: off.signal }
	followFingers(stage)
	followWheel(stage)
	return () => off.abort()
}

/** The wheel scrolls the page as everywhere; with Ctrl, as which a touchpad also sends two fingers, it zooms. */
function followWheel({ frame, surface, signal }: Stage) {
	let stillTimer: ReturnType<typeof setTimeout> | undefined
	function wheel(event: WheelEvent) {
		if (!event.ctrlKey && !event.metaKey) return
		event.preventDefault()
		frame.dataset.moving = ''
		surface.hold()
		surface.zoom(zoomOf(event), placeIn(frame.getBoundingClientRect(), { x: event.clientX, y: event.clientY }))
		surface.show()
		clearTimeout(stillTimer)
		stillTimer = setTimeout(rest, STILL_MILLISECONDS)
	}
	function rest() {
		if (signal.aborted) return
		delete frame.dataset.moving
		surface.release()
	}
	frame.addEventListener('wheel', wheel, { signal, passive: false })
}

/** Says by which factor a step of the wheel zooms. */
export function zoomOf({ deltaY, deltaMode }: Pick<WheelEvent, 'deltaY' | 'deltaMode'>): number {
	const pixels = deltaMode === 0 ? deltaY : deltaY * PIXELS_OF_LINE
	const way = Math.abs(pixels)
	return Math.exp(-Math.sign(pixels) * Math.max(Math.min(way, FIRST_PIXELS) * PER_FIRST_PIXEL, way * PER_PIXEL))
}
