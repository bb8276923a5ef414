/** Which part of the sheet is seen: moved by a finger, the mouse, keys and buttons. Pure; `use-map-window.ts` shows it. */
import { type SheetPoint, sheetHeight, sheetWidth } from './projection.ts'

export interface MapWindow {
	/** 1 shows the whole sheet. */
	zoom: number
	/** The upper left corner, in units of the sheet. */
	x: number
	y: number
}

export const wholeSheet: MapWindow = { zoom: 1, x: 0, y: 0 }

export const MAX_ZOOM = 12

/** What one press of a button does. */
export const ZOOM_STEP = 1.8

const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value))

/** The sheet fills the window at all times. */
function held({ zoom, x, y }: MapWindow): MapWindow {
	const kept = between(1, zoom, MAX_ZOOM)
	return {
		zoom: kept,
		x: between(0, x, sheetWidth - sheetWidth / kept),
		y: between(0, y, sheetHeight - sheetHeight / kept),
	}
}

/** Nearer or farther, with `at` staying where it is seen. */
export function zoomedAt(window: MapWindow, at: SheetPoint, factor: number): MapWindow {
	const zoom = between(1, window.zoom * factor, MAX_ZOOM)
	const share = window.zoom / zoom
	return held({ zoom, x: at[0] - (at[0] - window.x) * share, y: at[1] - (at[1] - window.y) * share })
}

/** @param right units of the sheet by which the window moves over it */
export const movedBy = (window: MapWindow, right: number, down: number): MapWindow =>
	held({ ...window, x: window.x + right, y: window.y + down })

export const middleOf = ({ zoom, x, y }: MapWindow): SheetPoint => [
	x + sheetWidth / zoom / 2,
	y + sheetHeight / zoom / 2,
]

/** At the edge a point is seen, but what belongs to it is not. */
const MARGIN = 0.15

/** Moved as little as it takes to see `point` well inside; the same window where it is. */
export function showing(window: MapWindow, [px, py]: SheetPoint): MapWindow {
	const width = sheetWidth / window.zoom
	const height = sheetHeight / window.zoom
	const x = between(px - width * (1 - MARGIN), window.x, px - width * MARGIN)
	const y = between(py - height * (1 - MARGIN), window.y, py - height * MARGIN)
	const moved = held({ ...window, x, y })
	return moved.x === window.x && moved.y === window.y ? window : moved
}

/** Part of the way from one to another; 1 is the end. */
export function onTheWay(from: MapWindow, to: MapWindow, share: number): MapWindow {
	// What is drawn moves evenly when the corner's place on the screen does, and that is zoom times place.
	const zoom = from.zoom + (to.zoom - from.zoom) * share
	const corner = (a: number, b: number) => (a * from.zoom + (b * to.zoom - a * from.zoom) * share) / zoom
	return { zoom, x: corner(from.x, to.x), y: corner(from.y, to.y) }
}

/** The same in percent of the window, so that it holds at any size: how far the sheet is moved to the left and up. */
export function shiftOf({ zoom, x, y }: MapWindow): { left: number; up: number } {
	return { left: ((x * zoom) / sheetWidth) * 100, up: ((y * zoom) / sheetHeight) * 100 }
}
