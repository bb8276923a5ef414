/**
 * Says how well a learner has found a place on a map: by the distance between where the pin was set and where the place is.
 *
 * The steps are made for a finger on a small phone. There the whole of Rajasthan is 330 pixels wide, and a fingertip covers some 25 km:
 * whoever points at the right spot is to have all points, and whoever knows the part of the State still gets some. It is pure and
 * without imports, because the browser runs it.
 */

/** Holds decimal degrees, WGS 84. */
export type Point = readonly [longitude: number, latitude: number]

/** Is the mean radius of the Earth (IUGG): 6371.0088 km. */
const EARTH_RADIUS_KILOMETRES = 6371.0088

/** A round asks for at most so many places. */
export const ROUND_PLACES = 10

/** A place that was found is worth so much. */
export const FULL_POINTS = 10

/** Says how far off the pin may be, and what it is worth then, the nearest first. Farther off it is worth nothing. */
export const pointSteps = [
	{ upToKilometres: 25, points: FULL_POINTS },
	{ upToKilometres: 50, points: 7 },
	{ upToKilometres: 100, points: 4 },
] as const

const radians = (degrees: number) => (degrees * Math.PI) / 180

/**
 * Measures along the surface of the Earth, by the haversine formula: exact enough for any distance, also a very short
 * one.
 */
export function distanceKilometres([longitudeA, latitudeA]: Point, [longitudeB, latitudeB]: Point): number {
	const halfLatitude = Math.sin(radians(latitudeB - latitudeA) / 2)
	const halfLongitude = Math.sin(radians(longitudeB - longitudeA) / 2)
	const chord = halfLatitude ** 2 + Math.cos(radians(latitudeA)) * Math.cos(radians(latitudeB)) * halfLongitude ** 2
	// Rounding may lift it above 1 for points that lie opposite each other.
	return 2 * EARTH_RADIUS_KILOMETRES * Math.asin(Math.sqrt(Math.min(1, chord)))
}

/** Gives 0, 4, 7 or 10 points. A distance on a border still counts for the better step. */
export function pointsFor(kilometres: number): number {
	return pointSteps.find(({ upToKilometres }) => kilometres <= upToKilometres)?.points ?? 0
}

/** Tells whether a place is worth asking again, because it did not get all points. */
export const isMissed = (points: number) => points < FULL_POINTS

export type ResultTier = 'excellent' | 'good' | 'improve'

/** Gives a whole percent; 0 where nothing could be had. */
export const percentOf = (points: number, maximum: number) => (maximum > 0 ? Math.round((points / maximum) * 100) : 0)

/** Begins excellent at 80 percent and good at 60, as everywhere in the product. */
export function tierOf(percent: number): ResultTier {
	if (percent >= 80) return 'excellent'
	return percent >= 60 ? 'good' : 'improve'
}
