import { isInBounds, mapBounds } from '@aravalli/shared/study-material/map-bounds'
import { mapLimits, mapLinesStructure, placesStructure } from '@aravalli/shared/study-material/map-structures'
import { describe, expect, it } from 'vitest'
import {
	addLine,
	addPlace,
	linesOf,
	moved,
	type PlaceRow,
	placesOf,
	prolonged,
	putBack,
	putPlace,
	readLines,
	readPlaces,
	readPoints,
	writePoints,
} from './place-rows.ts'

const place = (id: string, name: string) => ({
	id,
	kind: 'fort' as const,
	name,
	district: 'D',
	note: 'N',
	longitude: 74.6,
	latitude: 24.9,
})

describe('the places of both languages', () => {
	it('are what they were when nothing is changed', () => {
		const [english, hindi] = [
			[place('a', 'A'), place('b', 'B')],
			[place('a', 'अ'), place('b', 'ब')],
		]
		const rows = readPlaces(english, hindi)
		expect([placesOf(rows, 'english'), placesOf(rows, 'hindi')]).toEqual([english, hindi])
		const line = { id: 'l', kind: 'river' as const, name: 'L', note: 'N', points: [[74, 25] as [number, number]] }
		expect(linesOf(readLines([line], [line]), 'hindi')).toEqual([line])
	})

	it('find each other by their ids, and have one form then', () => {
		const rows = readPlaces([place('a', 'A'), place('b', 'B')], [place('c', 'स'), place('b', 'ब')])
		expect(rows.map(({ id, english, hindi }) => [id, english.name, hindi.name])).toEqual([
			['a', 'A', ''],
			['b', 'B', 'ब'],
			['c', '', 'स'],
		])
		expect(placesStructure.form(placesOf(rows, 'english'))).toBe(placesStructure.form(placesOf(rows, 'hindi')))
	})

	it('are added under an id of their own, as many as there may be', () => {
		const rows = addPlace(addPlace([], [74, 26]), [74, 26])
		const again = addPlace(rows.slice(1), [74, 26])
		expect(again.map(({ id }) => id)).toEqual(['place-2', 'place-3'])
		const full = Array.from({ length: mapLimits.places }, () => rows[0] as PlaceRow)
		expect(addPlace(full, [74, 26])).toHaveLength(mapLimits.places)
		expect(addLine(Array.from({ length: mapLimits.lines }, () => addLine([])[0] as never))).toHaveLength(
			mapLimits.lines,
		)
		expect(mapLinesStructure.problems(linesOf(addLine([]), 'hindi')).map(({ code }) => code)).toEqual([
			'field-required',
			'field-required',
			'line-too-short',
		])
	})

	it('change places', () => {
		expect([moved([1, 2, 3], 0, 2), moved([1, 2], 0, -1), moved([1, 2], 1, 2)]).toEqual([
			[2, 3, 1],
			[1, 2],
			[1, 2],
		])
	})
})

describe('a place that is put somewhere', () => {
	const [row] = readPlaces([place('a', 'A')], [place('a', 'अ')]) as [PlaceRow]
	const { west, east, south, north } = mapBounds

	it.each([
		[[west, south], true],
		[[east, north], true],
		[[west - 0.001, 26], false],
		[[east + 0.001, 26], false],
		[[74, south - 0.001], false],
		[[74, north + 0.001], false],
		[[Number.NaN, 26], false],
		[[74, Number.POSITIVE_INFINITY], false],
	] as const)('%s is on the map: %s', (at, isThere) => {
		expect(isInBounds(at)).toBe(isThere)
		expect(putPlace(row, [...at]).at).toEqual(isThere ? at : row.at)
	})

	it('is in the district that the map knows, unless somebody has named one', () => {
		const district = { english: 'Kota', hindi: 'कोटा' }
		expect(putPlace(row, [75.83, 25.18], district).hindi.district).toBe('D')
		const [blank] = addPlace([], [74, 26]) as [PlaceRow]
		const put = putPlace(blank, [75.83004, 25.18], district)
		expect([put.at, put.english.district, put.hindi.district]).toEqual([[75.83, 25.18], 'Kota', 'कोटा'])
	})

	it('can be put back, with the district that came, and without losing what was written since', () => {
		const district = { english: 'Kota', hindi: 'कोटा' }
		const [blank] = addPlace([], [74, 26]) as [PlaceRow]
		const put = putPlace(blank, [75.83, 25.18], district)
		const named = { ...put, english: { ...put.english, name: 'Fort' } }
		expect(putBack(named, blank, district)).toEqual({ ...blank, english: { ...blank.english, name: 'Fort' } })
		const renamed = { ...put, hindi: { ...put.hindi, district: 'कोटा ज़िला' } }
		expect(putBack(renamed, blank, district).hindi.district).toBe('कोटा ज़िला')
		expect(putBack(putPlace(row, [75, 25], district), row, district)).toEqual(row)
	})
})

describe('the points of a line', () => {
	it('are typed one a line, the latitude first', () => {
		const points: [number, number][] = [
			[74.6, 26.4],
			[71.9, 25],
		]
		expect(writePoints(points)).toBe('26.4, 74.6\n25, 71.9')
		expect(readPoints(`${writePoints(points)}\n\n`)).toEqual(points)
		expect(readPoints(' 26.4  74.6 ')).toEqual([[74.6, 26.4]])
	})

	it.each(['26.4', '26.4, x', '74.6, 26.4', '-26, 74', '1e1, 74', '26,4, 74,6'])('refuse %s', (text) => {
		expect(readPoints(text)).toBeNull()
	})

	it('go on to where the map is pressed', () => {
		const [line] = addLine([])
		expect(line && prolonged(prolonged(line, [74.12345, 26]), [99, 26]).points).toEqual([[74.123, 26]])
	})
})
