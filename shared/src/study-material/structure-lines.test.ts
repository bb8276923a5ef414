import { expect, it } from 'vitest'
import type { StructureField } from '../content/fields.ts'
import { entriesOf } from '../content/kind.ts'
import { kinds } from '../kinds.ts'
import { blocksStructure } from './blocks-structure.ts'
import { mapLinesStructure, placesStructure } from './map-structures.ts'
import { nodesStructure } from './nodes-structure.ts'

it('a branch is a line with its number and its note', () => {
	const nodes = [
		{ level: 1, label: 'मेवाड़' },
		{ level: 2, label: 'Forts' },
		{ level: 3, label: 'Chittor', note: 'In three sieges' },
	]
	expect(nodesStructure.lines(nodes, 'english').map(({ depth, number, text }) => `${depth} ${number} ${text}`)).toEqual(
		['0  मेवाड़', '1 1 Forts', '2 1.1 Chittor — In three sieges'],
	)
})

it('a block is a line for its head and one for each entry', () => {
	const lines = blocksStructure.lines(
		[
			{ kind: 'bars', title: 'वर्षा', unit: 'मिमी', items: [{ label: 'माउंट आबू', value: 1638 }] },
			{ kind: 'compare', title: 'सदन', columns: ['विधान सभा'], rows: [{ label: 'सदस्य', cells: ['200'] }] },
		],
		'hindi',
	)
	expect(lines.map(({ number, text }) => `${number} ${text}`)).toEqual([
		'1 पट्टियाँ: वर्षा · मिमी',
		'1.1 माउंट आबू · 1638',
		'2 तुलना: सदन',
		'2.0 विधान सभा',
		'2.1 सदस्य · 200',
	])
})

it('what is on a map is a line that says where it is', () => {
	const named = { name: 'जयपुर', note: 'राजधानी' }
	const [place] = placesStructure.lines(
		[{ id: 'a', kind: 'town', ...named, district: 'जयपुर', longitude: 75.79, latitude: 26.91 }],
		'hindi',
	)
	expect(place).toEqual({
		id: 'a',
		depth: 0,
		number: '1',
		text: 'नगर · जयपुर · जयपुर · राजधानी',
		at: ['26.91, 75.79'],
	})
	const points: [number, number][] = [
		[74.6, 26.4],
		[71.9, 25],
	]
	const [line] = mapLinesStructure.lines([{ id: 'b', kind: 'river', ...named, points }], 'english')
	expect(line).toMatchObject({ text: 'River · जयपुर · राजधानी', at: ['26.4, 74.6', '25, 71.9'] })
})

const structures = kinds.flatMap((kind) =>
	entriesOf(kind.texts).flatMap(([name, field]) =>
		field.type === 'structure' ? [{ name: `${kind.name} ${name}`, field: field as StructureField }] : [],
	),
)

it.each(structures)('$name: its lines hold all that is written', ({ field: { structure } }) => {
	const lines = structure.lines(structure.sample, 'english')
	const written = lines.map(({ text }) => text).join('\n')
	for (const text of structure.texts(structure.sample)) expect(written).toContain(text)
	expect(structure.lines(structure.empty, 'hindi')).toEqual([])
})
