import type { KeyboardEvent } from 'react'
import { movedBy, ZOOM_STEP } from './map-window.ts'
import { sheetHeight, sheetWidth } from './projection.ts'
import type { MapMover } from './use-map-window.ts'

/** Of the window's width: what one press of an arrow moves. */
const STEP = 0.15

export const arrows: Record<string, readonly [right: number, down: number]> = {
	ArrowLeft: [-1, 0],
	ArrowRight: [1, 0],
	ArrowUp: [0, -1],
	ArrowDown: [0, 1],
}

export const hasModifier = ({ altKey, ctrlKey, metaKey }: KeyboardEvent) => altKey || ctrlKey || metaKey

/** Plus and minus. True where the key was one of them. */
export function zoomByKey(event: KeyboardEvent, mover: MapMover): boolean {
	const factor = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': 1 / ZOOM_STEP }[event.key]
	if (!factor || hasModifier(event)) return false
	event.preventDefault()
	mover.zoomBy(factor)
	return true
}

/** Arrows, plus and minus, for who explores the map. On the whole sheet arrows scroll the page as ever. */
export function moveByKey(event: KeyboardEvent, mover: MapMover): void {
	if (zoomByKey(event, mover)) return
	const direction = arrows[event.key]
	const window = mover.current()
	if (!direction || hasModifier(event) || window.zoom === 1) return
	event.preventDefault()
	const [right, down] = direction
	mover.put(movedBy(window, (right * STEP * sheetWidth) / window.zoom, (down * STEP * sheetHeight) / window.zoom))
	mover.settle()
}
