import type { Structure } from '@aravalli/shared/content/fields'
import { blocksStructure } from '@aravalli/shared/study-material/blocks-structure'
import { placesStructure } from '@aravalli/shared/study-material/map-structures'
import { nodesStructure } from '@aravalli/shared/study-material/nodes-structure'
import { describe, expect, it } from 'vitest'
import { structureTexts, withoutTexts, writeText } from './structure-texts.ts'

const nodes = nodesStructure as Structure
const english = [
	{ level: 1, label: 'Polity' },
	{ level: 2, label: 'Governor', note: 'Since 1956' },
]
const hindi = [
	{ level: 1, label: 'राजव्यवस्था' },
	{ level: 2, label: 'राज्यपाल' },
]

describe('the texts of a structure', () => {
	it('stand beside each other, deeper where the outline is, with a place for what only one language says', () => {
		expect(structureTexts(nodes, english, hindi)).toEqual([
			{ path: '0.label', name: 'label', depth: 0, english: 'Polity', hindi: 'राजव्यवस्था' },
			{ path: '1.label', name: 'label', depth: 1, english: 'Governor', hindi: 'राज्यपाल' },
			{ path: '1.note', name: 'note', depth: 1, english: 'Since 1956', hindi: '' },
		])
	})

	it('have no place in a language that has nothing of it', () => {
		expect(structureTexts(nodes, english, []).map(({ hindi }) => hindi)).toEqual([null, null, null])
	})

	it('are what can be written anew, not what belongs to the form', () => {
		const place = { id: 'a', kind: 'fort', longitude: 74.6, latitude: 24.9, name: 'A', district: 'B', note: 'C' }
		const names = structureTexts(placesStructure as Structure, [place], []).map(({ name }) => name)
		expect(names).toEqual(['name', 'district', 'note'])
	})

	it('lie in whatever holds them', () => {
		const block = { kind: 'compare', title: 'T', columns: ['A', 'B'], rows: [{ label: 'R', cells: ['x', 'y'] }] }
		const texts = structureTexts(blocksStructure as Structure, [block], [])
		expect(texts.map(({ path }) => path)).toEqual([
			'0.title',
			'0.columns.0',
			'0.columns.1',
			'0.rows.0.label',
			'0.rows.0.cells.0',
			'0.rows.0.cells.1',
		])
	})
})

describe('a text of a structure that is written', () => {
	it('leaves the form as it is', () => {
		const written = writeText(hindi, '1.note', '1956 से')
		expect(written).toEqual([hindi[0], { level: 2, label: 'राज्यपाल', note: '1956 से' }])
		expect(nodes.form(written)).toBe(nodes.form(hindi))
	})
})

it('a structure without its texts has the same form', () => {
	expect(withoutTexts(nodes, english)).toEqual([
		{ level: 1, label: '' },
		{ level: 2, label: '', note: '' },
	])
})
