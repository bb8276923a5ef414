import type { MapLine, MapPlace } from '@aravalli/shared/study-material/item-contract'
import { describe, expect, it } from 'vitest'
import { toSheet } from './projection.ts'
import { whatIsAt } from './what-is-at.ts'

const place = (id: string, longitude: number, latitude: number): MapPlace => ({
	id,
	kind: 'town',
	name: id,
	district: '',
	note: '',
	longitude,
	latitude,
})
const river: MapLine = {
	id: 'river',
	kind: 'river',
	name: '',
	note: '',
	points: [
		[74, 26],
		[74, 26],
		[75, 26],
		[75, 27],
	],
}
const shown = { places: [place('jaipur', 75.79, 26.92), place('amber', 75.85, 26.99)], lines: [river] }
const at = (longitude: number, latitude: number, pixelsPerUnit = 1) =>
	whatIsAt(toSheet([longitude, latitude]), shown, pixelsPerUnit)

describe('a press', () => {
	it('means the nearest place within a fingertip', () => {
		expect(at(75.79, 26.92)).toBe('jaipur')
		expect(at(75.84, 26.98)).toBe('amber')
		expect(at(75.79, 26.7)).toBe('jaipur')
		expect(at(75.79, 26.67)).toBeNull()
	})

	it('needs to be as near on the screen, not on the ground', () => {
		expect(at(75.79, 26.7, 4)).toBeNull()
		expect(at(75.79, 26.87, 4)).toBe('jaipur')
	})

	it('means a line where no place is near', () => {
		expect(at(74.5, 26.05)).toBe('river')
		expect(at(75.08, 26.5)).toBe('river')
		expect(at(74.5, 26.2)).toBeNull()
		expect(at(73.8, 26)).toBeNull()
	})

	it('prefers a place to the line beside it', () => {
		expect(whatIsAt(toSheet([75, 26.5]), { ...shown, places: [place('fort', 75.1, 26.5)] }, 1)).toBe('fort')
	})

	it('means the ground on an empty map', () => {
		expect(whatIsAt([0, 0], { places: [], lines: [] }, 1)).toBeNull()
	})
})
