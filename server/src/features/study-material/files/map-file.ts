import type { Language } from '@aravalli/shared/language'
import { lineKinds, placeKinds, type StudyMap } from '@aravalli/shared/study-material/item-contract'
import { z } from 'zod'
import { pair } from './pair.ts'

const longitude = z.number()
const latitude = z.number()

/** Reads `content/places/places.json`: every place that a map may name, by its id. Degrees are decimal, WGS 84. */
const places = z.record(
	z.string(),
	z.strictObject({ kind: z.enum(placeKinds), name: pair, district: pair, longitude, latitude }),
)

/** Reads `content/places/lines.json`: rivers, canals and routes by their ids, along their courses. */
const lines = z.record(
	z.string(),
	z.strictObject({
		kind: z.enum(lineKinds),
		name: pair,
		points: z.array(z.tuple([longitude, latitude])).min(2),
	}),
)

export const placesFile = z.strictObject({ places, lines })

export type PlacesFile = z.output<typeof placesFile>

/** Says what a map shows, and what is said of each there. */
export const mapFile = {
	places: z.array(z.strictObject({ place: z.string(), note: pair })),
	lines: z.array(z.strictObject({ line: z.string(), note: pair })),
}

const shown = z.strictObject(mapFile)

/** @throws Error for a place or line that is not listed */
export function mapIn(file: z.output<typeof shown>, listed: PlacesFile, language: Language): StudyMap {
	return {
		places: file.places.map(({ place: id, note }) => {
			const { name, district, ...place } = named(listed.places, id)
			return { id, ...place, name: name[language], district: district[language], note: note[language] }
		}),
		lines: file.lines.map(({ line: id, note }) => {
			const { name, ...line } = named(listed.lines, id)
			return { id, ...line, name: name[language], note: note[language] }
		}),
	}
}

function named<T>(listed: Record<string, T>, id: string): T {
	const found = Object.hasOwn(listed, id) ? listed[id] : undefined
	if (!found) throw new Error(`a map names ${id}, which is not listed`)
	return found
}
