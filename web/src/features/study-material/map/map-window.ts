/**
 * This file says which part of the sheet is seen: the whole sheet is as large as its window, whatever that is on the
 * screen.
 */
import { between, type Camera, held, middleOf, type Point, panned, type Scene, zoomed } from '../canvas/camera.ts'
import { type SheetPoint, sheetHeight, sheetWidth } from './projection.ts'

export const wholeSheet: Camera = { scale: 1, x: 0, y: 0 }

export const MAX_ZOOM = 12

/** One press of a button zooms by this factor. */
export const ZOOM_STEP = 1.8

const size = { width: sheetWidth, height: sheetHeight }
const sheet: Scene = { drawing: { x: 0, y: 0, ...size }, frame: size, smallest: 1, largest: MAX_ZOOM }

/** @param at in units of the window, which is as wide as the sheet; else its middle stays where it is */
export const zoomedSheet = (camera: Camera, factor: number, at: Point = middleOf(size)): Camera =>
	zoomed(camera, factor, at, sheet)

/** Comes nearer to a point, which is brought into the middle. */
export const nearer = (factor: number, [x, y]: SheetPoint): Camera =>
	held({ scale: factor, x: sheetWidth / 2 - x * factor, y: sheetHeight / 2 - y * factor }, sheet)

export const pannedSheet = (camera: Camera, x: number, y: number): Camera => panned(camera, x, y, sheet)

/** At the edge a point is seen, but what belongs to it is not. */
const MARGIN = 0.15

/** Moves the camera as little as it takes to see a point well inside; it gives the same camera where it is. */
export function showing(camera: Camera, [px, py]: SheetPoint): Camera {
	const inside = (shift: number, place: number, room: number) =>
		between(room * MARGIN - place * camera.scale, shift, room * (1 - MARGIN) - place * camera.scale)
	const x = inside(camera.x, px, sheetWidth)
	const y = inside(camera.y, py, sheetHeight)
	const moved = held({ ...camera, x, y }, sheet)
	return moved.x === camera.x && moved.y === camera.y ? camera : moved
}
