/**
 * Leads from a place on the screen to the place on the page, and back, however large the page is shown and however it is
 * turned. What is drawn is kept in the pixels of the page's reading picture, so that it lies on the same spot everywhere.
 */
import type { Point } from '@aravalli/shared/evaluation/annotation'

/** Is how far the view is turned clockwise, in degrees. */
export type Turn = 0 | 90 | 180 | 270

export interface Size {
	width: number
	height: number
}

/** Is where the page lies on the screen, as it is turned. */
export interface Box extends Size {
	left: number
	top: number
}

export const nextTurn = (turn: Turn): Turn => ((turn + 90) % 360) as Turn

/** Gives the sides as the screen shows them. */
export const turnedSize = ({ width, height }: Size, turn: Turn): Size =>
	turn % 180 === 0 ? { width, height } : { width: height, height: width }

export function toPage(place: Point, box: Box, turn: Turn, page: Size): Point {
	const across = (place.x - box.left) / box.width
	const down = (place.y - box.top) / box.height
	const shares = {
		0: { x: across, y: down },
		90: { x: down, y: 1 - across },
		180: { x: 1 - across, y: 1 - down },
		270: { x: 1 - down, y: across },
	}[turn]
	return { x: shares.x * page.width, y: shares.y * page.height }
}

export function toScreen(point: Point, box: Box, turn: Turn, page: Size): Point {
	const [x, y] = [point.x / page.width, point.y / page.height]
	const shares = {
		0: { x, y },
		90: { x: 1 - y, y: x },
		180: { x: 1 - x, y: 1 - y },
		270: { x: y, y: 1 - x },
	}[turn]
	return { x: box.left + shares.x * box.width, y: box.top + shares.y * box.height }
}

/** Turns a way on the screen into the way on the page. */
export function wayOnPage(way: Point, box: Size, turn: Turn, page: Size): Point {
	const origin = { left: 0, top: 0, ...box }
	const [from, to] = [toPage({ x: 0, y: 0 }, origin, turn, page), toPage(way, origin, turn, page)]
	return { x: to.x - from.x, y: to.y - from.y }
}

const round = (value: number) => Math.round(value * 10) / 10

/** Keeps a point on the page, to a tenth of a pixel. */
export const onPage = ({ x, y }: Point, { width, height }: Size): Point => ({
	x: round(Math.min(Math.max(x, 0), width)),
	y: round(Math.min(Math.max(y, 0), height)),
})
