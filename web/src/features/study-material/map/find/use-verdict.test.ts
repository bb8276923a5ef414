import type { MapPlace } from '@aravalli/shared/study-material/item-contract'
import { expect, it } from 'vitest'
import type { BaseMap, BaseMapDistrict } from '../base-map.ts'
import { isRightDistrict } from './use-verdict.ts'

const district = (id: string, hindi: string, west: number): BaseMapDistrict => ({
	id,
	name: { english: id, hindi },
	centre: [west + 0.5, 25],
	rings: [
		[
			[west, 24],
			[west + 1, 24],
			[west + 1, 26],
			[west, 26],
		],
	],
})
const [bundi, kota, baran] = [district('Bundi', 'बूंदी', 74), district('Kota', 'कोटा', 75), district('Baran', 'बारां', 76)]
const map: BaseMap = { districts: [bundi, kota, baran], outline: [] }
const place = (longitude: number, name: string): { place: MapPlace } => ({
	place: { id: 'a', kind: 'dam', name: '', district: name, note: '', longitude, latitude: 25 },
})

it.each([
	['the one that the item names', bundi, place(74.5, 'Bundi'), true],
	['another one', kota, place(74.5, 'Bundi'), false],
	['the one of the item, though the map has it next door', bundi, place(75.01, 'Bundi'), true],
	['the one of the map, though the item names the next', kota, place(75.01, 'Bundi'), true],
	['both of a place on a border', kota, place(74.9, 'Bundi and Kota'), true],
	['both, in Hindi', kota, place(74.9, 'बूंदी और कोटा'), true],
	['neither of them', baran, place(74.9, 'Bundi and Kota'), false],
	['in English on a Hindi page', kota, place(75.5, 'Kota'), true],
])('%s', (_, given, finding, isRight) => expect(isRightDistrict(map, given, finding)).toBe(isRight))
