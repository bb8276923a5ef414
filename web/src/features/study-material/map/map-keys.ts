import type { KeyboardEvent } from 'react'
import { hasModifier, type ZoomTool, zoomToolOf } from '../canvas/zoom-keys.ts'
import { pannedSheet, ZOOM_STEP } from './map-window.ts'
import { sheetHeight, sheetWidth } from './projection.ts'
import type { MapMover } from './use-map-window.ts'

/** One press of an arrow moves the map by this share of the window's width. */
const STEP = 0.15

export const arrows: Record<string, readonly [right: number, down: number]> = {
	ArrowLeft: [-1, 0],
	ArrowRight: [1, 0],
	ArrowUp: [0, -1],
	ArrowDown: [0, 1],
}

export function applyZoom(tool: ZoomTool, mover: MapMover): void {
	if (tool === 'fit') mover.showAll()
	else mover.zoomBy(tool === 'zoomIn' ? ZOOM_STEP : 1 / ZOOM_STEP)
}

/** Zooms where the key is one that zooms, and then gives true. */
export function zoomByKey(event: KeyboardEvent, mover: MapMover): boolean {
	const tool = zoomToolOf(event)
	if (!tool) return false
	event.preventDefault()
	applyZoom(tool, mover)
	return true
}

/**
 * Moves the map by arrows and by the keys that zoom, for a reader who explores it. On the whole sheet arrows scroll the
 * page as ever.
 */
export function moveByKey(event: KeyboardEvent, mover: MapMover): void {
	if (zoomByKey(event, mover)) return
	const direction = arrows[event.key]
	const camera = mover.current()
	if (!direction || hasModifier(event) || camera.scale === 1) return
	event.preventDefault()
	const [right, down] = direction
	mover.put(pannedSheet(camera, -right * STEP * sheetWidth, -down * STEP * sheetHeight))
	mover.settle()
}
