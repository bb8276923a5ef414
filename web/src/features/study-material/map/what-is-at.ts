/** A press on the map gets its meaning here. */
import type { MapLine, MapPlace } from '@aravalli/shared/study-material/item-contract'
import { type SheetPoint, toSheet } from './projection.ts'

/** A fingertip may miss a mark, and a line, by so much; pixels. */
const PLACE_REACH = 24
const LINE_REACH = 12

const distance = ([ax, ay]: SheetPoint, [bx, by]: SheetPoint) => Math.hypot(ax - bx, ay - by)

/** Measures from a point to the nearest point of a piece of a line. */
function distanceToPiece(point: SheetPoint, [ax, ay]: SheetPoint, [bx, by]: SheetPoint): number {
	const lengthSquared = (bx - ax) ** 2 + (by - ay) ** 2
	const along = lengthSquared === 0 ? 0 : ((point[0] - ax) * (bx - ax) + (point[1] - ay) * (by - ay)) / lengthSquared
	const held = Math.min(1, Math.max(0, along))
	return distance(point, [ax + held * (bx - ax), ay + held * (by - ay)])
}

function distanceToLine(point: SheetPoint, { points }: Pick<MapLine, 'points'>): number {
	const course = points.map(toSheet)
	const pieces = course.slice(1).map((end, index) => distanceToPiece(point, course[index] ?? end, end))
	return Math.min(...pieces)
}

interface Shown {
	places: readonly MapPlace[]
	lines: readonly MapLine[]
}

/**
 * Finds the place under a press, else the line; null stands for the ground.
 *
 * @param pixelsPerUnit of the sheet, at the present scale: fingers are as wide at every scale
 */
export function whatIsAt(point: SheetPoint, { places, lines }: Shown, pixelsPerUnit: number): string | null {
	const place = nearest(places, ({ longitude, latitude }) => distance(point, toSheet([longitude, latitude])))
	if (place && place.away * pixelsPerUnit <= PLACE_REACH) return place.found.id
	const line = nearest(lines, (candidate) => distanceToLine(point, candidate))
	return line && line.away * pixelsPerUnit <= LINE_REACH ? line.found.id : null
}

function nearest<T>(all: readonly T[], awayOf: (one: T) => number): { found: T; away: number } | null {
	let best: { found: T; away: number } | null = null
	for (const found of all) {
		const away = awayOf(found)
		if (!best || away < best.away) best = { found, away }
	}
	return best
}
