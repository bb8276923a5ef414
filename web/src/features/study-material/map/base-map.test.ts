import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { type BaseMap, baseMapAddress, findDistrict, type Place, readBaseMap } from './base-map.ts'

let file: string
let map: BaseMap

beforeAll(async () => {
	file = await readFile(new URL(`../../../../public${baseMapAddress}`, import.meta.url), 'utf8')
	map = readBaseMap(JSON.parse(file))
})

const towns: [town: string, place: Place, district: string][] = [
	['Jaipur', [75.788, 26.92], 'jaipur'],
	['Sambhar', [75.191, 26.908], 'jaipur'],
	['Dudu', [75.226, 26.687], 'jaipur'],
	['Jodhpur', [73.01, 26.27], 'jodhpur'],
	['Osian', [72.908, 26.723], 'jodhpur'],
	['Phalodi', [72.366, 27.131], 'phalodi'],
	['Pokaran', [71.916, 26.92], 'jaisalmer'],
	['Barmer', [71.392, 25.748], 'barmer'],
	['Baytu', [71.77, 25.9], 'barmer'],
	['Balotra', [72.24, 25.83], 'balotra'],
	['Gudamalani', [71.75, 25.26], 'balotra'],
	['Sanchore', [71.77, 24.754], 'jalore'],
	['Mount Abu', [72.718, 24.594], 'sirohi'],
	['Anupgarh', [73.208, 29.191], 'sri-ganganagar'],
	['Khajuwala', [72.595, 28.704], 'bikaner'],
	['Khetri', [75.786, 28.001], 'jhunjhunu'],
	['Udaipurwati', [75.474, 27.729], 'jhunjhunu'],
	['Neem Ka Thana', [75.787, 27.74], 'sikar'],
	['Kotputli', [76.198, 27.702], 'kotputli-behror'],
	['Behror', [76.286, 27.889], 'kotputli-behror'],
	['Tijara', [76.856, 27.934], 'khairthal-tijara'],
	['Deeg', [77.328, 27.473], 'deeg'],
	['Gangapur City', [76.717, 26.472], 'sawai-madhopur'],
	['Nadoti', [76.719, 26.706], 'karauli'],
	['Didwana', [74.575, 27.4], 'didwana-kuchaman'],
	['Pushkar', [74.556, 26.49], 'ajmer'],
	['Kekri', [75.154, 25.979], 'ajmer'],
	['Todaraisingh', [75.485, 26.024], 'tonk'],
	['Beawar', [74.32, 26.101], 'beawar'],
	['Shahpura of Bhilwara', [74.934, 25.622], 'bhilwara'],
	['Rawatbhata', [75.592, 24.93], 'chittorgarh'],
	['Nathdwara', [73.822, 24.938], 'rajsamand'],
	['Salumbar', [74.045, 24.137], 'salumbar'],
]

const neighbours: [town: string, place: Place][] = [
	['Agra', [78.008, 27.177]],
	['Gurgaon', [77.033, 28.46]],
	['Abohar', [74.199, 30.145]],
	['Neemuch', [74.87, 24.476]],
	['Palanpur', [72.438, 24.172]],
	['Kolkata', [88.363, 22.563]],
]

describe('the base map of Rajasthan', () => {
	it('has the 41 districts of today, each named in both languages where it is', () => {
		expect(map.districts).toHaveLength(41)
		expect(new Set(map.districts.map(({ id }) => id)).size).toBe(41)
		for (const district of map.districts) {
			expect(district.name.hindi).toMatch(/^[\u0900-\u097F -]+$/u)
			expect(findDistrict(map, district.centre)).toBe(district)
		}
	})

	it.each(towns)('finds %s in its district', (_, place, district) => {
		expect(findDistrict(map, place)?.id).toBe(district)
	})

	it.each(neighbours)('knows that %s lies outside', (_, place) => {
		expect(findDistrict(map, place)).toBeNull()
	})

	it('has one border around all districts', () => {
		const inEvery = map.districts.flatMap(({ rings }) => rings.flat())
		const corners = new Set(inEvery.map(String))
		expect(map.outline).toHaveLength(1)
		expect(map.outline.flat().every((place) => corners.has(String(place)))).toBe(true)
	})

	it('is small enough to come with a page', () => {
		expect(gzipSync(file, { level: 9 }).length).toBeLessThanOrEqual(45_000)
	})
})
