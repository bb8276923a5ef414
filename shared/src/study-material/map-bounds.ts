/** A map holds what lies between these degrees: Rajasthan and what is around it. */
export const mapBounds = { west: 68, east: 80, south: 22, north: 32 } as const

/** Holds decimal degrees, WGS 84. */
export type MapPoint = [longitude: number, latitude: number]

export const isInBounds = ([longitude, latitude]: readonly [longitude: number, latitude: number]): boolean =>
	longitude >= mapBounds.west &&
	longitude <= mapBounds.east &&
	latitude >= mapBounds.south &&
	latitude <= mapBounds.north
