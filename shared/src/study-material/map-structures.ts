import { oneLine } from '../content/clean-copy.ts'
import type { Structure } from '../content/fields.ts'
import type { MapLine, MapPlace } from './item-contract.ts'
import { isInBounds, lineBounds, mapBounds } from './map-bounds.ts'
import { markNames } from './mark-names.ts'
import { tooLong } from './nodes-structure.ts'

export const mapLimits = { places: 80, lines: 30, name: 120, note: 600 } as const

/** Is what is to be found on a map. */
export const placesStructure: Structure<MapPlace[]> = {
	empty: [],
	clean: (places) => places.map((place) => ({ ...withCleanTexts(place), district: oneLine(place.district) })),
	isEmpty: (places) => places.length === 0,
	problems: (places) => {
		if (places.length > mapLimits.places) return [{ path: '', code: 'too-many-entries', limit: mapLimits.places }]
		return places.flatMap((place, index) => [
			...namedProblems(places, place, index),
			...(place.district === '' ? [{ path: `.${index}.district`, code: 'field-required' }] : []),
		])
	},
	refusals: (places) =>
		places.flatMap(({ longitude, latitude }, index) => [
			...(isInBounds([longitude, mapBounds.north]) ? [] : [{ path: `.${index}.longitude`, code: 'place-off-map' }]),
			...(isInBounds([mapBounds.west, latitude]) ? [] : [{ path: `.${index}.latitude`, code: 'place-off-map' }]),
		]),
	texts: (places) => places.flatMap(({ name, district, note }) => [name, district, note]),
	lines: (places, language) =>
		places.map(({ id, kind, name, district, note, longitude, latitude }, index) => ({
			id,
			depth: 0,
			number: String(index + 1),
			text: [markNames[kind][language], name, district, note].filter(Boolean).join(' · '),
			at: [degrees([longitude, latitude])],
		})),
	form: (places) => JSON.stringify(places.map(({ id, kind, longitude, latitude }) => [id, kind, longitude, latitude])),
	copyMax: 150_000,
	sample: [
		{
			id: 'jaipur',
			kind: 'town',
			name: 'Jaipur',
			district: 'Jaipur',
			note: 'Capital',
			longitude: 75.79,
			latitude: 26.91,
		},
	],
}

/** Is the rivers, canals and routes of a map. */
export const mapLinesStructure: Structure<MapLine[]> = {
	empty: [],
	clean: (lines) => lines.map(withCleanTexts),
	isEmpty: (lines) => lines.length === 0,
	problems: (lines) => {
		if (lines.length > mapLimits.lines) return [{ path: '', code: 'too-many-entries', limit: mapLimits.lines }]
		return lines.flatMap((line, index) => [
			...namedProblems(lines, line, index),
			...(line.points.length < 2 ? [{ path: `.${index}.points`, code: 'line-too-short' }] : []),
		])
	},
	refusals: (lines) =>
		lines.flatMap(({ points }, index) =>
			points.every((point) => isInBounds(point, lineBounds))
				? []
				: [{ path: `.${index}.points`, code: 'line-off-map' }],
		),
	texts: (lines) => lines.flatMap(({ name, note }) => [name, note]),
	lines: (lines, language) =>
		lines.map(({ id, kind, name, note, points }, index) => ({
			id,
			depth: 0,
			number: String(index + 1),
			text: [markNames[kind][language], name, note].filter(Boolean).join(' · '),
			at: points.map(degrees),
		})),
	form: (lines) => JSON.stringify(lines.map(({ id, kind, points }) => [id, kind, points])),
	copyMax: 300_000,
	sample: [
		{
			id: 'luni',
			kind: 'river',
			name: 'Luni',
			note: 'Ends in the Rann',
			points: [
				[74.6, 26.4],
				[71.9, 25.0],
			],
		},
	],
}

/** Latitude comes first, as editors write it. */
const degrees = ([longitude, latitude]: readonly [number, number]) => `${latitude}, ${longitude}`

interface Named {
	id: string
	name: string
	note: string
}

const withCleanTexts = <T extends Named>(named: T): T => ({
	...named,
	name: oneLine(named.name),
	note: oneLine(named.note),
})

function namedProblems(all: Named[], { id, name, note }: Named, index: number) {
	return [
		...(all.findIndex((other) => other.id === id) < index ? [{ path: `.${index}.id`, code: 'entry-twice' }] : []),
		...(name === '' ? [{ path: `.${index}.name`, code: 'field-required' }] : []),
		...(note === '' ? [{ path: `.${index}.note`, code: 'field-required' }] : []),
		...tooLong(name, mapLimits.name, `.${index}.name`),
		...tooLong(note, mapLimits.note, `.${index}.note`),
	]
}
