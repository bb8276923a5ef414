import type { AnyCopy } from '@aravalli/shared/content/kind'
import type { Bilingual } from '@aravalli/shared/language'
import type { MapLine, MapPlace } from '@aravalli/shared/study-material/item-contract'
import type { MapPoint } from '@aravalli/shared/study-material/map-bounds'
import { useMemo } from 'react'
import type { Editing } from '#web/content/desk/editor/editing.ts'
import {
	type LineRow,
	linesOf,
	type PlaceRow,
	placesOf,
	prolonged,
	putBack,
	putPlace,
	readLines,
	readPlaces,
} from './place-rows.ts'

const placesIn = ({ english, hindi }: AnyCopy) => readPlaces(english.places as MapPlace[], hindi.places as MapPlace[])
const linesIn = ({ english, hindi }: AnyCopy) => readLines(english.lines as MapLine[], hindi.lines as MapLine[])

const withBoth = (copy: AnyCopy, name: string, english: unknown, hindi: unknown): AnyCopy => ({
	...copy,
	english: { ...copy.english, [name]: english },
	hindi: { ...copy.hindi, [name]: hindi },
})

/** Reads places and lines of a working copy, and writes to them. */
export function usePlaces({ content, edit }: Editing) {
	const places = useMemo(() => placesIn(content), [content])
	const lines = useMemo(() => linesIn(content), [content])
	const change = useMemo(() => changesOf(edit), [edit])
	return { places, lines, change }
}

function changesOf(edit: Editing['edit']) {
	const places = (how: (rows: PlaceRow[]) => PlaceRow[]) =>
		edit((before) => {
			const rows = how(placesIn(before))
			return withBoth(before, 'places', placesOf(rows, 'english'), placesOf(rows, 'hindi'))
		})
	const lines = (how: (rows: LineRow[]) => LineRow[]) =>
		edit((before) => {
			const rows = how(linesIn(before))
			return withBoth(before, 'lines', linesOf(rows, 'english'), linesOf(rows, 'hindi'))
		})
	const ofId =
		<R extends { id: string }>(id: string, how: (row: R) => R) =>
		(rows: R[]) =>
			rows.map((row) => (row.id === id ? how(row) : row))
	return {
		places,
		lines,
		/** Puts a place there; a line goes on to there. */
		at(id: string, point: MapPoint, district: Bilingual | null = null) {
			places(ofId(id, (row) => putPlace(row, point, district)))
			lines(ofId(id, (row) => prolonged(row, point)))
		},
		course: (id: string, points: MapPoint[]) => lines(ofId(id, (row) => ({ ...row, points }))),
		/** Takes a step back. @param district came with it */
		back(before: PlaceRow | LineRow, district: Bilingual | null) {
			if ('at' in before) places(ofId(before.id, (row) => putBack(row, before, district)))
			else lines(ofId(before.id, (row) => ({ ...row, points: before.points })))
		},
	}
}
