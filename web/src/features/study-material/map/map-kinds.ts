/**
 * The places and lines of an item come by their kinds, in one order everywhere: on the map, in the legend and in the
 * list.
 */
import type { LineKind, MapLine, MapPlace, PlaceKind, StudyMap } from '@aravalli/shared/study-material/item-contract'
import { placeSigns } from './drawing/place-signs.ts'

export type MapKind = PlaceKind | LineKind

export const placeKinds = Object.keys(placeSigns) as PlaceKind[]
export const lineKinds: readonly LineKind[] = ['river', 'canal', 'route', 'range']

export interface Numbered<T> {
	/** Counts from 1; it stands on the map, where there is no room for a name, and in the list. */
	number: number
	entry: T
}

export type KindGroup =
	| { kind: PlaceKind; places: Numbered<MapPlace>[]; lines?: never }
	| { kind: LineKind; lines: MapLine[]; places?: never }

/** Gives only kinds that the map has. Places are numbered on through the kinds. */
export function groupByKind({ places, lines }: StudyMap): KindGroup[] {
	let number = 0
	const ofPlaces = placeKinds.map((kind) => ({
		kind,
		places: places.filter((place) => place.kind === kind).map((entry) => ({ number: ++number, entry })),
	}))
	const ofLines = lineKinds.map((kind) => ({ kind, lines: lines.filter((line) => line.kind === kind) }))
	return [...ofPlaces.filter((group) => group.places.length > 0), ...ofLines.filter((group) => group.lines.length > 0)]
}
