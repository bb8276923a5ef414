import type { BaseMap, BaseMapDistrict } from '../base-map.ts'
import { outlinePoints } from '../outline-path.ts'
import { pathOf } from '../projection.ts'

export interface GroundPaths {
	outline: string
	/** Holds the paths of the districts; it is absent until they are there. */
	borders?: string
}

/** The page itself brings only this coarse border of the State. */
export const coarseGround: GroundPaths = { outline: pathOf(outlinePoints, true) }

export const districtPath = ({ rings }: BaseMapDistrict) => rings.map((ring) => pathOf(ring, true)).join('')

/** Borders between two districts are drawn from both sides, in the same place. */
export const detailedGround = ({ outline, districts }: BaseMap): GroundPaths => ({
	outline: outline.map((ring) => pathOf(ring, true)).join(''),
	borders: districts.map(districtPath).join(''),
})
