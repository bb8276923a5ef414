import type { Point } from '@aravalli/shared/study-material/find-place'
import type { MapLine, MapPlace } from '@aravalli/shared/study-material/item-contract'
import type { BaseMapDistrict } from '../base-map.ts'

/** A reader has pressed one of these. */
export type Chosen =
	| { what: 'place'; place: MapPlace }
	| { what: 'line'; line: MapLine }
	/** Without a district it is outside the State. */
	| { what: 'ground'; at: Point; name: string | null; district: BaseMapDistrict | null }

export function chosenId(chosen: Chosen | null): string | undefined {
	if (chosen?.what === 'place') return chosen.place.id
	return chosen?.what === 'line' ? chosen.line.id : undefined
}
