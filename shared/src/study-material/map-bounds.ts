/** A map shows what lies between these degrees: Rajasthan and what is around it. Places lie here. */
export const mapBounds = { west: 69, east: 79, south: 22.7, north: 30.5 } as const

/** Rivers and routes may come from farther off; what lies beyond the map is not drawn. */
export const lineBounds = { west: 68, east: 80, south: 22, north: 32 } as const

/** Holds decimal degrees, WGS 84. */
export type MapPoint = [longitude: number, latitude: number]

export const isInBounds = (
	[longitude, latitude]: readonly [longitude: number, latitude: number],
	bounds: Record<'west' | 'east' | 'south' | 'north', number> = mapBounds,
): boolean =>
	longitude >= bounds.west && longitude <= bounds.east && latitude >= bounds.south && latitude <= bounds.north
