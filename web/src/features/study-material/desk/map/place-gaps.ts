import type { Structure } from '@aravalli/shared/content/fields'
import type { Language } from '@aravalli/shared/language'
import { mapLinesStructure, placesStructure } from '@aravalli/shared/study-material/map-structures'
import { type LineRow, linesOf, type PlaceRow, placesOf } from './place-rows.ts'

/** Names the controls in which a language still lacks a text that publishing asks for. */
export function placeGaps(places: readonly PlaceRow[], lines: readonly LineRow[], language: Language): string[] {
	return [
		...missing(placesStructure, placesOf(places, language), `${language}.places`),
		...missing(mapLinesStructure, linesOf(lines, language), `${language}.lines`),
	]
}

const missing = <V>({ problems }: Structure<V>, value: V, name: string) =>
	problems(value).flatMap(({ path, code }) => (code === 'field-required' ? [name + path] : []))
