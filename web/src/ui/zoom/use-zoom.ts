import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

const LARGEST = 4
/** A press of a button goes so far. */
export const ZOOM_STEP = 1.5

interface Place {
	x: number
	y: number
}

interface Anchor {
	/** Is the part of the picture, in shares of it, that stays where it is. */
	share: Place
	/** Is where it stays, in pixels from the frame's corner. */
	at: Place
}

const distance = (one: Touch, other: Touch) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)
const held = (zoom: number) => Math.min(LARGEST, Math.max(1, zoom))

/** Makes what scrolls in a frame larger and smaller, by buttons and by two fingers, around what they point at. */
export function useZoom(frame: RefObject<HTMLElement | null>) {
	const [zoom, setZoom] = useState(1)
	const latest = useRef(zoom)
	const anchor = useRef<Anchor | null>(null)

	const zoomTo = useRef((next: number, at?: Place) => {
		const element = frame.current
		if (!element || held(next) === latest.current) return
		const place = at ?? { x: element.clientWidth / 2, y: element.clientHeight / 2 }
		const share = {
			x: (element.scrollLeft + place.x) / element.scrollWidth,
			y: (element.scrollTop + place.y) / element.scrollHeight,
		}
		anchor.current = { share, at: place }
		latest.current = held(next)
		setZoom(latest.current)
	}).current

	useLayoutEffect(() => {
		const element = frame.current
		if (!element || !anchor.current || zoom !== latest.current) return
		const { share, at } = anchor.current
		element.scrollLeft = share.x * element.scrollWidth - at.x
		element.scrollTop = share.y * element.scrollHeight - at.y
	}, [zoom, frame])

	useEffect(() => {
		const element = frame.current
		return element ? followTwoFingers(element, () => latest.current, zoomTo) : undefined
	}, [frame, zoomTo])

	return { zoom, zoomBy: (factor: number) => zoomTo(latest.current * factor), largest: LARGEST }
}

/** Two fingers are for the picture, one is for the page. @returns how to stop */
function followTwoFingers(
	element: HTMLElement,
	zoomNow: () => number,
	zoomTo: (zoom: number, at: Place) => void,
): () => void {
	const off = new AbortController()
	let begin: { apart: number; zoom: number } | null = null
	const two = ({ touches: [one, other, third] }: TouchEvent) =>
		one && other && !third ? ([one, other] as const) : null
	const start = (event: TouchEvent) => {
		const fingers = two(event)
		begin = fingers && { apart: Math.max(1, distance(...fingers)), zoom: zoomNow() }
		if (fingers && event.cancelable) event.preventDefault()
	}
	const move = (event: TouchEvent) => {
		const fingers = two(event)
		if (!begin || !fingers) return
		if (event.cancelable) event.preventDefault()
		const { left, top } = element.getBoundingClientRect()
		const [one, other] = fingers
		const at = { x: (one.clientX + other.clientX) / 2 - left, y: (one.clientY + other.clientY) / 2 - top }
		zoomTo((begin.zoom * distance(one, other)) / begin.apart, at)
	}
	const listening = { signal: off.signal, passive: false }
	element.addEventListener('touchstart', start, listening)
	element.addEventListener('touchmove', move, listening)
	return () => off.abort()
}
