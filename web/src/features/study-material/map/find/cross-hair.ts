/** The cross-hair that keys move over the map. */
import { distanceKilometres, type Point } from '@aravalli/shared/study-material/find-place'
import { onSheet } from '../projection.ts'

export const STEP_KILOMETRES = 20
export const SMALL_STEP_KILOMETRES = 5

/** The middle of the State, near Ajmer: nowhere is far from there. */
export const startOfCrossHair: Point = [74, 26.6]

/** @param right and down: -1, 0 or 1 @returns where it is after a step of so many kilometres, at most at the edge of the sheet */
export function steppedFrom([longitude, latitude]: Point, right: number, down: number, kilometres: number): Point {
	const perLatitude = distanceKilometres([longitude, 0], [longitude, 1])
	const perLongitude = perLatitude * Math.cos((latitude * Math.PI) / 180)
	return onSheet([longitude + (right * kilometres) / perLongitude, latitude - (down * kilometres) / perLatitude])
}
