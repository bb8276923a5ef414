import type { MapLine, MapPlace } from '@aravalli/shared/study-material/item-contract'
import { useMemo } from 'react'
import { breakName } from '../break-name.ts'
import { type LabelWanted, placeLabels } from '../place-labels.ts'
import { pointAlong } from '../point-along.ts'
import { type SheetPoint, sheetHeight, sheetWidth, toSheet } from '../projection.ts'
import { type Letters, useLetters } from './use-letters.ts'

/** This name stands where there is room for it. */
export interface MapName {
	id: string
	lines: string[]
	/** Is in pixels. */
	lineHeight: number
	/** Is in pixels from what it names, where the lines begin, end or have their middle. */
	x: number
	anchor: 'start' | 'middle' | 'end'
	/** Belongs to the first line; pixels. */
	top: number
	/** It lies here on the sheet. */
	at: SheetPoint
}

/** These words stand at a point of the sheet. */
export interface SheetWord {
	id: string
	text: string
	at: SheetPoint
}

interface NamesWanted {
	places: readonly MapPlace[]
	lines: readonly MapLine[]
	/** The reader's attention is on this one: its name comes first, and is never left out. */
	chosenId: string | undefined
	/** The map has words of its own here, which no name may cover. */
	words: readonly SheetWord[]
	/** A pin stands here: no name is to lie under it. */
	pin?: SheetPoint | undefined
	/** These names of districts come where there is room left. */
	districts: readonly SheetWord[]
	/** Tells the pixels of a unit of the sheet at this scale; it is 0 until the sheet is on the screen. */
	unit: number
}

const LINE_WEIGHT = 400

/** No name may cover so much around the middle of a mark; pixels. */
const MARK_HALF = 11

interface Look {
	weight: number
	/** Is the distance from the middle of what is named to its name, in pixels. */
	radius: number
}

const looks = {
	place: { weight: 600, radius: 14 },
	line: { weight: LINE_WEIGHT, radius: 0 },
	district: { weight: LINE_WEIGHT, radius: 0 },
} as const satisfies Record<string, Look>

/** The degrees stand along the upper edge and take this height; pixels. */
const TOP = 22

/** Space between letters makes a text wider by this factor. */
const SPACED = 1.25

const WIDEST_REM = 8

/** The name of a line may stand at these shares of its course, the best first. */
const alongLine = [0.5, 0.36, 0.64, 0.22, 0.78, 0.1, 0.9]

/** Gives the names for which there is room at this scale; null until they can be measured. */
export function useMapNames(wanted: NamesWanted): Map<string, MapName> | null {
	const { places, lines, chosenId, words, pin, districts, unit } = wanted
	const letters = useLetters()
	return useMemo(() => {
		if (!letters || unit === 0) return null
		return namesFor({ places, lines, chosenId, words, pin, districts, unit }, letters)
	}, [places, lines, chosenId, words, pin, districts, unit, letters])
}

function namesFor(
	{ places, lines, chosenId, words, pin, districts, unit }: NamesWanted,
	{ widthOf, rem, lineHeight }: Letters,
): Map<string, MapName> {
	const known = new Map<string, { lines: string[]; points: SheetPoint[]; width: number }>()
	const pixels = ([x, y]: SheetPoint) => [x * unit, y * unit] as const
	function wanted(id: string, name: string, points: SheetPoint[], { weight, radius }: Look): LabelWanted {
		const width = (text: string) => widthOf(text, weight)
		const text = breakName(name, width, WIDEST_REM * rem)
		const widest = Math.ceil(Math.max(...text.map(width))) + 2
		known.set(id, { lines: text, points, width: widest })
		const size = { width: widest, height: text.length * lineHeight }
		return { id, at: points.map(pixels), radius, ...size, mustStand: id === chosenId }
	}
	const pointsOf = ({ longitude, latitude }: MapPlace) => [toSheet([longitude, latitude])]
	const courseOf = ({ points }: MapLine) => alongLine.map((share) => pointAlong(points.map(toSheet), share))
	const all = [
		...places.map((place) => wanted(place.id, place.name, pointsOf(place), looks.place)),
		...lines.map((line) => wanted(line.id, line.name, courseOf(line), looks.line)),
		...districts.map(({ id, text, at }) => wanted(id, text, [at], looks.district)),
	].toSorted((a, b) => Number(b.mustStand) - Number(a.mustStand))
	const marks = places.flatMap(pointsOf).map((point) => boxAround(pixels(point), 2 * MARK_HALF, 2 * MARK_HALF))
	const taken = words.map(({ text, at }) => {
		const lines = text.split(' ')
		// These are capitals with space between them.
		const width = Math.max(...lines.map((line) => widthOf(line.toUpperCase(), LINE_WEIGHT))) * SPACED
		return boxAround(pixels(at), width, lines.length * lineHeight * 1.4)
	})
	const sheet = { left: 6, top: TOP, width: sheetWidth * unit - 12, height: sheetHeight * unit - TOP - 6 }
	const placed = placeLabels(all, [...marks, ...taken, ...(pin ? [pinAt(pixels(pin))] : [])], sheet)
	return new Map(
		placed.map(({ id, place, left, top }) => {
			const { lines: text = [], points = [], width = 0 } = known.get(id) ?? {}
			return [id, { id, lines: text, lineHeight, top, ...alignedAt(left, width), at: points[place] ?? [0, 0] }]
		}),
	)
}

/** The pin stands above its point, as answer-marks.tsx draws it. */
const pinAt = ([x, y]: readonly [number, number]) => ({ left: x - 13, top: y - 37, width: 26, height: 38 })

const boxAround = ([x, y]: readonly [number, number], width: number, height: number) => ({
	left: x - width / 2,
	top: y - height / 2,
	width,
	height,
})

/** A name begins at its point, ends at it, or has it in the middle. */
function alignedAt(left: number, width: number): Pick<MapName, 'x' | 'anchor'> {
	if (left >= 0) return { x: left, anchor: 'start' }
	const right = left + width
	return right <= 0 ? { x: right, anchor: 'end' } : { x: left + width / 2, anchor: 'middle' }
}
