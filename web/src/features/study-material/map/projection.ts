/**
 * Degrees become places on the sheet here: equirectangular, y down. At the standard parallel both scales are the same,
 * so that there the map is true; at the edges of Rajasthan, 3.6 degrees away, east-west lengths are 3 % off. No other
 * projection looks different on this scale, and this one can be undone by a division.
 */
import type { Point } from '@aravalli/shared/study-material/find-place'
import { isInBounds, mapBounds } from '@aravalli/shared/study-material/map-bounds'

/** The sheet shows this part of the earth. */
export const sheet = mapBounds

/** This parallel runs through the middle of the State. */
const STANDARD_PARALLEL = 26.6

/**
 * A degree of latitude has so many units. The sheet has no size of its own: the units only have to be fine enough to be
 * written without decimals that matter.
 */
export const UNITS_PER_DEGREE = 100

const unitsPerLongitude = UNITS_PER_DEGREE * Math.cos((STANDARD_PARALLEL * Math.PI) / 180)

/** The point is in units of the sheet, from its upper left corner. */
export type SheetPoint = readonly [x: number, y: number]

export const sheetWidth = (sheet.east - sheet.west) * unitsPerLongitude
export const sheetHeight = Math.round((sheet.north - sheet.south) * UNITS_PER_DEGREE)

/** A unit is so long along a meridian, and at the standard parallel along it too. */
export const KILOMETRES_PER_UNIT = (6371.0088 * Math.PI) / 180 / UNITS_PER_DEGREE

export const toSheet = ([longitude, latitude]: Point): SheetPoint => [
	(longitude - sheet.west) * unitsPerLongitude,
	(sheet.north - latitude) * UNITS_PER_DEGREE,
]

export const toDegrees = ([x, y]: SheetPoint): Point => [
	sheet.west + x / unitsPerLongitude,
	sheet.north - y / UNITS_PER_DEGREE,
]

/** Moves a point that lies beyond an edge into the sheet. */
export const onSheet = ([longitude, latitude]: Point): Point => [
	Math.min(sheet.east, Math.max(sheet.west, longitude)),
	Math.min(sheet.north, Math.max(sheet.south, latitude)),
]

export const isOnSheet = (point: Point) => isInBounds(point)

/** Draws a line through points, as the `d` of a path; tenths of a unit are a hundred metres. */
export function pathOf(points: readonly Point[], isClosed = false): string {
	const steps = points.map((point) => {
		const [x, y] = toSheet(point)
		return `${+x.toFixed(1)} ${+y.toFixed(1)}`
	})
	return `M${steps.join('L')}${isClosed ? 'z' : ''}`
}
