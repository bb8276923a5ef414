import type { Bilingual, Language } from '@aravalli/shared/language'
import type { LineKind, MapLine, MapPlace, PlaceKind } from '@aravalli/shared/study-material/item-contract'
import { isInBounds, lineBounds, type MapPoint } from '@aravalli/shared/study-material/map-bounds'
import { mapLimits } from '@aravalli/shared/study-material/map-structures'

export interface PlaceTexts {
	name: string
	district: string
	note: string
}

export type LineTexts = Pick<PlaceTexts, 'name' | 'note'>

/** Is a place of a map in both languages. */
export interface PlaceRow extends Bilingual<PlaceTexts> {
	id: string
	kind: PlaceKind
	at: MapPoint
}

/** Is a river, a canal, a route or a range of a map in both languages. */
export interface LineRow extends Bilingual<LineTexts> {
	id: string
	kind: LineKind
	points: MapPoint[]
}

const noTexts: PlaceTexts = { name: '', district: '', note: '' }

/** Puts the places of both languages beside each other, by their ids; where they differ it is the English that holds. */
export function readPlaces(english: readonly MapPlace[], hindi: readonly MapPlace[]): PlaceRow[] {
	return joined(english, hindi).map(({ one, inEnglish, inHindi }) => ({
		id: one.id,
		kind: one.kind,
		at: [one.longitude, one.latitude],
		english: placeTexts(inEnglish),
		hindi: placeTexts(inHindi),
	}))
}

export function readLines(english: readonly MapLine[], hindi: readonly MapLine[]): LineRow[] {
	return joined(english, hindi).map(({ one, inEnglish, inHindi }) => ({
		id: one.id,
		kind: one.kind,
		points: one.points,
		english: lineTexts(inEnglish),
		hindi: lineTexts(inHindi),
	}))
}

export const placesOf = (rows: readonly PlaceRow[], language: Language): MapPlace[] =>
	rows.map(({ id, kind, at: [longitude, latitude], [language]: texts }) => ({
		id,
		kind,
		...texts,
		longitude,
		latitude,
	}))

export const linesOf = (rows: readonly LineRow[], language: Language): MapLine[] =>
	rows.map(({ id, kind, points, [language]: texts }) => ({ id, kind, ...texts, points }))

/** Adds a place behind the others; it is put where it belongs afterwards. */
export const addPlace = (rows: readonly PlaceRow[], at: MapPoint): PlaceRow[] =>
	rows.length >= mapLimits.places
		? [...rows]
		: [...rows, { id: newId('place', rows), kind: 'town', at, english: noTexts, hindi: noTexts }]

export const addLine = (rows: readonly LineRow[]): LineRow[] => {
	const { name, note } = noTexts
	const texts = { name, note }
	return rows.length >= mapLimits.lines
		? [...rows]
		: [...rows, { id: newId('line', rows), kind: 'river', points: [], english: texts, hindi: texts }]
}

/** Puts a place somewhere else; one that lies beyond the map stays where it is. A district that nobody has named follows. */
export function putPlace(row: PlaceRow, [longitude, latitude]: MapPoint, district: Bilingual | null = null): PlaceRow {
	const at: MapPoint = [rounded(longitude), rounded(latitude)]
	if (!isInBounds(at)) return row
	const isNamed = row.english.district.trim() !== '' || row.hindi.district.trim() !== ''
	if (!district || isNamed) return { ...row, at }
	return {
		...row,
		at,
		english: { ...row.english, district: district.english },
		hindi: { ...row.hindi, district: district.hindi },
	}
}

/** Puts a place back where it was. A district that came with the point goes with it, unless somebody has written another one since. */
export function putBack(row: PlaceRow, before: PlaceRow, district: Bilingual | null): PlaceRow {
	const textsIn = (language: Language): PlaceTexts =>
		row[language].district === district?.[language]
			? { ...row[language], district: before[language].district }
			: row[language]
	return { ...row, at: before.at, english: textsIn('english'), hindi: textsIn('hindi') }
}

/** Goes on with a line to a further point. */
export const prolonged = (row: LineRow, [longitude, latitude]: MapPoint): LineRow => {
	const point: MapPoint = [rounded(longitude), rounded(latitude)]
	return isInBounds(point, lineBounds) ? { ...row, points: [...row.points, point] } : row
}

/** Writes points as they are typed: latitude and longitude of each in a line of its own. */
export const writePoints = (points: readonly MapPoint[]): string =>
	points.map(([longitude, latitude]) => `${latitude}, ${longitude}`).join('\n')

/** Reads points as they are typed; null where a line is no point, or lies beyond the map. */
export function readPoints(text: string): MapPoint[] | null {
	const lines = text.split('\n').filter((line) => line.trim() !== '')
	const points = lines.map(readPoint)
	return points.every((point) => point !== null) ? points : null
}

function readPoint(line: string): MapPoint | null {
	const [, latitude, longitude] = /^\s*(\d+(?:\.\d+)?)\s*[,;\s]\s*(\d+(?:\.\d+)?)\s*$/.exec(line) ?? []
	const point: MapPoint = [Number(longitude), Number(latitude)]
	return isInBounds(point, lineBounds) ? point : null
}

/** Moves one of a list by a step, if there is room for it. */
export function moved<T>(rows: readonly T[], from: number, to: number): T[] {
	const row = rows[from]
	return row === undefined || to < 0 || to >= rows.length ? [...rows] : rows.toSpliced(from, 1).toSpliced(to, 0, row)
}

interface Joined<T> {
	one: T
	inEnglish: T | undefined
	inHindi: T | undefined
}

function joined<T extends { id: string }>(english: readonly T[], hindi: readonly T[]): Joined<T>[] {
	const inHindi = new Map(hindi.map((one) => [one.id, one]))
	const ids = new Set(english.map(({ id }) => id))
	return [
		...english.map((one) => ({ one, inEnglish: one, inHindi: inHindi.get(one.id) })),
		...hindi.filter(({ id }) => !ids.has(id)).map((one) => ({ one, inEnglish: undefined, inHindi: one })),
	]
}

const placeTexts = ({ name, district, note }: PlaceTexts = noTexts): PlaceTexts => ({ name, district, note })
const lineTexts = ({ name, note }: LineTexts = noTexts): LineTexts => ({ name, note })

/** Is a word that no other one of the map has. */
function newId(word: string, rows: readonly { id: string }[]): string {
	let number = rows.length + 1
	while (rows.some(({ id }) => id === `${word}-${number}`)) number += 1
	return `${word}-${number}`
}

/** Is a hundred metres, more than any map of the State shows. */
const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000
