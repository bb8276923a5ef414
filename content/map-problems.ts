import type { Bilingual } from '@aravalli/shared/language'
import type { PlacesFile } from '../server/src/features/study-material/files/map-file.ts'
import { pairProblems } from './pair-problems.ts'

export type Places = PlacesFile

interface MapFile {
	places: { place: string; note: Bilingual }[]
	lines: { line: string; note: Bilingual }[]
}

const placeCount = { fewest: 8, most: 18 }
const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** The frame holds Rajasthan and what flows or leads into it. */
const frame = { west: 69, east: 79, south: 22.8, north: 30.6 }

/** Says what is wrong with a map: what it names must be listed, once. */
export function mapProblems({ places, lines }: MapFile, listed: Places): string[] {
	const { fewest, most } = placeCount
	return [
		...(places.length < fewest || places.length > most
			? [`has ${places.length} places; ${fewest} to ${most} are wanted`]
			: []),
		...named(
			places.map(({ place, note }) => ({ id: place, note })),
			listed.places,
		),
		...named(
			lines.map(({ line, note }) => ({ id: line, note })),
			listed.lines,
		),
	]
}

function named(given: { id: string; note: Bilingual }[], listed: Record<string, unknown>): string[] {
	return given.flatMap(({ id, note }, index) => [
		...(Object.hasOwn(listed, id) ? [] : [`names ${id}, which is not listed`]),
		...(given.findIndex((other) => other.id === id) < index ? [`names ${id} twice`] : []),
		...pairProblems(`the note of ${id}`, note),
	])
}

/** Says what is wrong with the places and lines themselves. */
export function placesProblems({ places, lines }: Places): string[] {
	return [
		...Object.entries(places).flatMap(([id, { name, district, longitude, latitude }]) =>
			[
				...(slug.test(id) ? [] : ['is no slug']),
				...pairProblems('name', name),
				...pairProblems('district', district),
				...(isInFrame([longitude, latitude]) ? [] : ['lies outside the map']),
			].map((problem) => `places/places.json: ${id}: ${problem}`),
		),
		...Object.entries(lines).flatMap(([id, { name, points }]) =>
			[
				...(slug.test(id) ? [] : ['is no slug']),
				...pairProblems('name', name),
				...(points.every(isInFrame) ? [] : ['leaves the map']),
			].map((problem) => `places/lines.json: ${id}: ${problem}`),
		),
	]
}

const isInFrame = ([longitude, latitude]: readonly [number, number]) =>
	longitude > frame.west && longitude < frame.east && latitude > frame.south && latitude < frame.north
