import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { isMotionReduced } from '#web/lib/is-motion-reduced.ts'
import { type Camera, onTheWay } from '../canvas/camera.ts'
import { nearer, showing, wholeSheet, zoomedSheet } from './map-window.ts'
import { type SheetPoint, sheetHeight, sheetWidth } from './projection.ts'

const GLIDE_MILLISECONDS = 180

/**
 * While the sheet grows under two fingers, what keeps its size grows along, up to this; then it is brought back. To lay out all words
 * anew takes a slow phone longer than a frame.
 */
const MOST_GROWN = 1.3

/** Stays the same object for as long as the map is there. */
export interface MapMover {
	frame: RefObject<HTMLDivElement | null>
	current: () => Camera
	/** Puts it there at once, without rendering anything. */
	put: (camera: Camera) => void
	/** The hand is off. */
	settle: () => void
	zoomBy: (factor: number) => void
	/** Makes sure that a point is seen. */
	show: (point: SheetPoint) => void
	showAll: () => void
	stop: () => void
}

/**
 * Holds the part of the sheet that is seen. While it moves nothing is rendered: the sheet is moved as a picture. What
 * depends on the scale, such as the names, follows when it has come to rest.
 */
/** @param subject is what the map is about: the first step nearer leads there; null: to the middle of the sheet */
export function useMapWindow(subject: SheetPoint | null = null): { mover: MapMover; atRest: Camera } {
	const frame = useRef<HTMLDivElement>(null)
	const [atRest, setAtRest] = useState(wholeSheet)
	const about = useRef(subject)
	const mover = useMemo(() => newMover(frame, about, setAtRest), [])
	useEffect(() => {
		about.current = subject
	}, [subject])
	useEffect(() => mover.stop, [mover])
	return { mover, atRest }
}

function newMover(
	frame: MapMover['frame'],
	about: { readonly current: SheetPoint | null },
	onRest: (camera: Camera) => void,
): MapMover {
	let now = wholeSheet
	let gliding = 0

	const stop = () => cancelAnimationFrame(gliding)
	function put(camera: Camera) {
		stop()
		now = camera
		if (frame.current) place(frame.current, camera)
	}
	function settle() {
		if (frame.current) keepSize(frame.current, now.scale)
		onRest(now)
	}
	/** Goes there in a moment, or at once for who wants less motion. */
	function glide(to: Camera) {
		const from = now
		const start = performance.now()
		const step = (time: number) => {
			const share = isMotionReduced() ? 1 : Math.min(1, Math.max(0, (time - start) / GLIDE_MILLISECONDS))
			// The movement is fast first, as everything here (--ease).
			put(share < 1 ? onTheWay(from, to, 1 - (1 - share) ** 3) : to)
			if (share < 1) gliding = requestAnimationFrame(step)
			else settle()
		}
		if (from !== to) step(start)
	}

	return {
		frame,
		current: () => now,
		put,
		settle,
		zoomBy: (factor) =>
			glide(about.current && now.scale === 1 && factor > 1 ? nearer(factor, about.current) : zoomedSheet(now, factor)),
		show: (point) => glide(showing(now, point)),
		showAll: () => glide(wholeSheet),
		stop,
	}
}

/**
 * Writes to each element that moves, not to properties that all of them inherit: those would have the styles of the whole sheet
 * reckoned anew in every frame.
 */
function place(frame: HTMLElement, { x: shiftX, y: shiftY, scale }: Camera) {
	// A shift in percent of the window holds at any size.
	const [right, down] = [(shiftX / sheetWidth) * 100, (shiftY / sheetHeight) * 100]
	for (const element of frame.querySelectorAll<HTMLElement | SVGElement>('[data-moves]')) {
		const [x, y] = [`translateX(${right}%) scaleX(${scale})`, `translateY(${down}%) scaleY(${scale})`]
		const { moves = '' } = element.dataset
		element.style.transform = { across: x, down: y }[moves] ?? `translate(${right}%, ${down}%) scale(${scale})`
	}
	const grown = scale * Number(frame.style.getPropertyValue('--inverse') || 1)
	if (grown > MOST_GROWN || grown < 1 / MOST_GROWN) keepSize(frame, scale)
}

/** Marks, words and strokes are to be as large as ever. */
function keepSize(frame: HTMLElement, zoom: number) {
	const inverse = String(1 / zoom)
	if (frame.style.getPropertyValue('--inverse') !== inverse) frame.style.setProperty('--inverse', inverse)
}

/** Measures the width of an element in pixels; 0 until it is on the screen. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
	const [width, setWidth] = useState(0)
	useEffect(() => {
		if (!element.current) return
		const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.round(entry.contentRect.width)))
		observer.observe(element.current)
		return () => observer.disconnect()
	}, [element])
	return width
}

export const pixelsPerUnit = (width: number, zoom: number) => (width * zoom) / sheetWidth
