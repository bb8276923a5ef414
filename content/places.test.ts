import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { distanceKilometres, type Point } from '../shared/src/study-material/find-place.ts'

/**
 * Says where twenty places are, written down apart from the files: latitude first, as an atlas gives it. Jaipur,
 * Chittorgarh, Jaisalmer, Khetri, Nathdwara, Pushkar, Rawatbhata and Tal Chhapar were compared with GeoNames,
 * Rampura-Agucha, Ramdevra and Zawar with the post offices.
 */
const atlas: Record<string, readonly [latitude: number, longitude: number]> = {
	'sambhar-lake': [26.92, 75.08],
	jaipur: [26.92, 75.79],
	'ranthambore-fort': [26.02, 76.46],
	'chittorgarh-fort': [24.89, 74.65],
	'guru-shikhar': [24.65, 72.78],
	'keoladeo-national-park': [27.17, 77.52],
	khetri: [28.0, 75.79],
	'rampura-agucha': [25.83, 74.74],
	'bisalpur-dam': [25.93, 75.46],
	'mahi-bajaj-sagar-dam': [23.63, 74.54],
	'jaisamand-lake': [24.24, 73.97],
	kalibangan: [29.47, 74.13],
	'rawatbhata-power': [24.87, 75.61],
	nathdwara: [24.94, 73.82],
	'tal-chhapar-sanctuary': [27.79, 74.43],
	'jaisalmer-fort': [26.91, 70.91],
	'pushkar-lake': [26.49, 74.55],
	'ramdevra-fair': [27.01, 71.92],
	'suratgarh-power': [29.18, 74.02],
	zawar: [24.35, 73.7],
}

const FARTHEST_KILOMETRES = 10

type Places = Record<string, { longitude: number; latitude: number }>
const places: Places = JSON.parse(await readFile(new URL('places/places.json', import.meta.url), 'utf8'))

describe('the places of the maps', () => {
	it.each(Object.entries(atlas))('%s is where the atlas has it', (id, [latitude, longitude]) => {
		const listed = places[id]
		const there: Point = [listed?.longitude ?? 0, listed?.latitude ?? 0]
		expect(distanceKilometres(there, [longitude, latitude])).toBeLessThanOrEqual(FARTHEST_KILOMETRES)
	})

	it('are held against twenty', () => expect(Object.keys(atlas)).toHaveLength(20))
})
