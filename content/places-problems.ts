import { isInBounds, lineBounds } from '@aravalli/shared/study-material/map-bounds'
import type { PlacesFile } from '../server/src/features/study-material/files/map-file.ts'
import { pairProblems } from './pair-problems.ts'

const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Says what is wrong with the places and lines that maps may name. */
export function placesProblems({ places, lines }: PlacesFile): string[] {
	return [
		...Object.entries(places).flatMap(([id, { name, district, longitude, latitude }]) =>
			[
				...namedProblems(id, name),
				...pairProblems('district', district),
				...(isInBounds([longitude, latitude]) ? [] : ['lies outside the map']),
			].map((problem) => `places/places.json: ${id}: ${problem}`),
		),
		...Object.entries(lines).flatMap(([id, { name, points }]) =>
			[
				...namedProblems(id, name),
				...(points.every((point) => isInBounds(point, lineBounds)) ? [] : ['leaves the map']),
			].map((problem) => `places/lines.json: ${id}: ${problem}`),
		),
	]
}

const namedProblems = (id: string, name: PlacesFile['places'][string]['name']) => [
	...(slug.test(id) ? [] : ['is no slug']),
	...pairProblems('name', name),
]
