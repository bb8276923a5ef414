/** `web/bin/draw-base-map.mjs` writes this file; its name changes with what is in it. */
export const baseMapAddress = '/assets/maps/rajasthan-81abc218.json'

export type Place = readonly [longitude: number, latitude: number]

/** Is a closed line; its first point is not repeated at the end. */
export type Ring = readonly Place[]

export interface BaseMapDistrict {
	readonly id: string
	readonly name: { readonly english: string; readonly hindi: string }
	/** Its name has the most room here. */
	readonly centre: Place
	/** Holds all its parts and the holes in them: what is inside an odd number of rings is the district's. */
	readonly rings: readonly Ring[]
}

/**
 * The borders are right to about half a kilometre. Where a district of 2023 was divided again they are approximate, by
 * two to ten kilometres: `web/bin/base-map/districts.mjs` says which.
 */
export interface BaseMap {
	readonly districts: readonly BaseMapDistrict[]
	/** Is the State's border. */
	readonly outline: readonly Ring[]
}

/** The file has whole numbers, and holds the border of two districts only once. */
export interface BaseMapData {
	/** The degrees were multiplied with this. */
	readonly scale: number
	/** Holds longitude and latitude of the first point, then the steps from each point to the next. */
	readonly arcs: readonly (readonly number[])[]
	readonly districts: readonly (Omit<BaseMapDistrict, 'rings'> & { readonly rings: readonly ArcNumbers[] })[]
	readonly outline: readonly ArcNumbers[]
}

/** These lines make a ring, one after the other; `~n` is line `n` from its end to its beginning. */
type ArcNumbers = readonly number[]

/** Puts the lines together again: in degrees, each district with whole rings. */
export function readBaseMap({ scale, arcs, districts, outline }: BaseMapData): BaseMap {
	const lines = arcs.map((steps) => readLine(steps, scale))
	// A line ends where the next one begins, so its last point is left out.
	const readRing = (numbers: ArcNumbers) =>
		numbers.flatMap((number) => ((number < 0 ? lines[~number]?.toReversed() : lines[number]) ?? []).slice(0, -1))
	return {
		districts: districts.map((district) => ({ ...district, rings: district.rings.map(readRing) })),
		outline: outline.map(readRing),
	}
}

function readLine(steps: readonly number[], scale: number): Place[] {
	const places: Place[] = []
	let [x, y] = [0, 0]
	for (let index = 0; index < steps.length; index += 2) {
		x += steps[index] ?? 0
		y += steps[index + 1] ?? 0
		places.push([x / scale, y / scale])
	}
	return places
}

/** Finds the district in which a place lies; null stands for a place outside Rajasthan. */
export function findDistrict({ districts }: BaseMap, place: Place): BaseMapDistrict | null {
	return districts.find(({ rings }) => isInside(rings, place)) ?? null
}

/** Tells whether a line from the place to the east crosses the rings an odd number of times. */
function isInside(rings: readonly Ring[], [x, y]: Place): boolean {
	let inside = false
	for (const ring of rings) {
		let [x1, y1] = ring.at(-1) ?? [0, 0]
		for (const [x2, y2] of ring) {
			if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside
			;[x1, y1] = [x2, y2]
		}
	}
	return inside
}
