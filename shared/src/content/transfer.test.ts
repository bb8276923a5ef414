import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kinds } from '../kinds.ts'
import { miqKind } from '../miq/kind.ts'
import { readOutline, writeOutline } from '../study-material/nodes-outline.ts'
import type { Field, Fields } from './fields.ts'
import { type AnyCopy, emptyCopy, entriesOf, type Kind } from './kind.ts'
import { contentProblems } from './problems.ts'
import { firstDays, readCell } from './transfer-cells.ts'
import { columnOfPath, columnsOf } from './transfer-columns.ts'
import { guardCell, guardTextCell, unguardCell } from './transfer-guard.ts'
import { headRows, isLabelRow, readHead, readRow, writeRow } from './transfer-rows.ts'
import { sampleCopy } from './transfer-sample.ts'
import { CELL_MAX, cutIntoCells, widen } from './transfer-widths.ts'

const someText = fc.oneof(
	fc.string({ unit: 'grapheme', maxLength: 30 }),
	fc.constantFrom('', '=1+1', "'=1", '- a point', 'क|ख, "ग"', '😀'.repeat(CELL_MAX - 3), 'a\nb', '\\ — \\'),
)
const someLine = fc
	.string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
	.map((text) => `x${text.replace(/\s/g, '')}`)
const someDay = fc.date({ min: new Date('2000-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })

function someValue(field: Field): fc.Arbitrary<unknown> {
	switch (field.type) {
		case 'lines':
			return fc.array(someLine, { maxLength: 4 })
		case 'number':
			return fc.option(fc.nat(), { nil: null })
		case 'numbers':
			return fc.array(fc.nat(), { maxLength: 4 })
		case 'choice':
			return fc.option(fc.constantFrom(...field.values), { nil: null })
		case 'choices':
			return fc.uniqueArray(fc.constantFrom(...field.values), { maxLength: field.maxEntries })
		case 'flag':
			return fc.boolean()
		case 'day':
			return fc.option(
				someDay.map((day) => day.toISOString().slice(0, 10)),
				{ nil: null },
			)
		case 'picture':
			return fc.option(fc.record({ large: fc.constant('/a.webp'), small: fc.constant('/b.webp') }), { nil: null })
		case 'groups': {
			const [first = ''] = Object.keys(field.item)
			const entry = someValues(field.item).map((texts) => ({ ...texts, [first]: `q${texts[first]}` }))
			return fc.array(entry, { maxLength: Math.min(3, field.maxEntries) })
		}
		case 'structure':
			return fc.constantFrom(field.structure.empty, field.structure.sample)
		default:
			return someText
	}
}

const someValues = (fields: Fields): fc.Arbitrary<Record<string, unknown>> =>
	fc.record(Object.fromEntries(entriesOf(fields).map(([name, field]) => [name, someValue(field)])))

const copyOf = (kind: Kind): fc.Arbitrary<AnyCopy> =>
	fc
		.record({ common: someValues(kind.common), english: someValues(kind.texts), hindi: someValues(kind.texts) })
		.map(({ common, ...texts }) => ({ ...common, ...texts }))

function file(kind: Kind, copies: AnyCopy[]) {
	const widths = {}
	for (const copy of copies) widen(kind, widths, copy)
	const columns = columnsOf(kind, widths)
	return {
		head: headRows(kind, columns),
		rows: copies.map((copy, index) => writeRow(columns, { id: `item-${index}`, version: 1, copy })),
	}
}

const miq: Kind = miqKind

describe('a file of items', () => {
	it.each(kinds.map((kind) => [kind.name, kind] as const))('gives back every %s as it was', (_, kind) => {
		fc.assert(
			fc.property(fc.array(copyOf(kind), { maxLength: 3 }), (copies) => {
				const { head, rows } = file(kind, copies)
				const read = readHead(kind, head[0])
				expect([read.unknown, read.twice, isLabelRow(read, kind, head[1])]).toEqual([[], [], true])
				for (const [index, row] of rows.entries()) {
					expect(Math.max(...row.map((cell) => cell.length))).toBeLessThanOrEqual(CELL_MAX)
					const { copy, faults } = readRow(read, row, emptyCopy(kind) as AnyCopy, null)
					expect(faults).toEqual([])
					expect(copy).toEqual(copies[index])
				}
			}),
			{ numRuns: 40 },
		)
	})

	it.each(kinds.map((kind) => [kind.name, kind] as const))('shows of %s a sample that may be published', (_, kind) => {
		const copy = sampleCopy(kind, '2026-11-14')
		const { head, rows } = file(kind, [copy])
		const read = readRow(readHead(kind, head[0]), rows[0] ?? [], emptyCopy(kind) as AnyCopy, null)
		expect(read).toEqual({ copy, faults: [] })
		expect(contentProblems(kind, copy, '2026-11-14')).toEqual([])
	})

	it('leaves what it has no column for as it is stored', () => {
		const stored = { ...sampleCopy(miq, '2026-11-14'), marks: 7 } as AnyCopy
		const parts = [
			{ question: 'First?', answer: 'One' },
			{ question: 'Second?', answer: '' },
		]
		stored.english = { ...stored.english, parts }
		const head = readHead(miq, ['id', 'YEAR', 'parts 1  question (english)'])
		expect(head.unknown).toEqual([])
		const { copy } = readRow(head, ['a', '2027', 'Changed?'], stored, null)
		expect(copy).toEqual({
			...stored,
			year: 2027,
			english: { ...stored.english, parts: [{ question: 'Changed?', answer: 'One' }, parts[1]] },
		})
	})

	it('names columns that it does not know, and those that are there twice', () => {
		const head = readHead(miq, [
			'id',
			'year',
			'Year',
			'title (english)',
			'parts 11 question (english)',
			'parts (hindi)',
		])
		expect(head.twice).toEqual(['year'])
		expect(head.unknown).toEqual(['title (english)', 'parts 11 question (english)', 'parts (hindi)'])
	})

	it('says in which column a problem is', () => {
		const paths = ['english.parts.1.answer', 'hindi.parts', 'hindi', 'marks', 'english.tags.0']
		expect(paths.map((path) => columnOfPath(miq, path))).toEqual([
			'parts 2 answer (english)',
			'parts 1 question (hindi)',
			'(hindi)',
			'marks',
			'tags (english)',
		])
	})
})

describe('a cell', () => {
	const label = { english: 'x', hindi: 'x' }
	const choice = {
		type: 'choice',
		label,
		values: ['EASY', 'HARD'],
		names: { HARD: { english: 'Hard', hindi: 'कठिन' } },
	} as const
	const field = {
		number: { type: 'number', label, min: 1, max: 9 },
		numbers: { type: 'numbers', label, min: 1, max: 9, maxEntries: 9 },
		flag: { type: 'flag', label },
		day: { type: 'day', label },
		picture: { type: 'picture', label, ratio: [16, 10] },
		choice,
		choices: { ...choice, type: 'choices', maxEntries: 2 },
	} as const satisfies Record<string, Field>

	it.each([
		['number', '1,00,000', 100_000],
		['number', ' १२ ', 12],
		['number', '12.0', 12],
		['numbers', '10,20; ३०', [10, 20, 30]],
		['flag', 'हाँ', true],
		['flag', 'FALSE', false],
		['flag', '0', false],
		['day', '2026-11-14', '2026-11-14'],
		['day', '46340', '2026-11-14'],
		['day', '46340.75', '2026-11-14'],
		['choice', 'कठिन', 'HARD'],
		['choice', 'hard', 'HARD'],
		['choices', 'कठिन\neasy; HARD', ['HARD', 'EASY']],
	] as const)('of a %s may say %s', (type, cell, value) => {
		expect(readCell(field[type], cell, firstDays[1900])).toEqual({ value })
	})

	it.each([
		['number', '12.5', 'cell-number'],
		['number', 'ten', 'cell-number'],
		['numbers', '1, two', 'cell-numbers'],
		['flag', 'perhaps', 'cell-flag'],
		['day', '03/04/2026', 'cell-day'],
		['day', '2026-02-30', 'cell-day'],
		['day', '2026', 'cell-day'],
		['choice', 'medium', 'cell-choice'],
		['choices', 'hard\nmedium', 'cell-choice'],
		['picture', '/only-one.webp', 'cell-picture'],
	] as const)('of a %s may not say %s', (type, cell, code) => {
		expect(readCell(field[type], cell, firstDays[1900])).toEqual({ code })
	})

	it('knows days of either calendar of spreadsheets', () => {
		expect(readCell(field.day, '44878', firstDays[1904])).toEqual({ value: '2026-11-14' })
		expect(readCell(field.day, '46340', null)).toEqual({ code: 'cell-day' })
	})

	it('never begins a formula, and gives back what was written', () => {
		fc.assert(
			fc.property(fc.stringMatching(/^['=+\-@\t\ra]{0,6}$/), (text) => {
				expect(guardCell(text)).not.toMatch(/^[=+\-@\t\r]/)
				expect(unguardCell(guardCell(text))).toBe(text)
				if (!/^[=+\-@\t\r]/.test(text)) expect(unguardCell(guardTextCell(text))).toBe(text)
			}),
		)
	})

	it('is cut between characters', () => {
		const text = `a${'😀'.repeat(CELL_MAX)}`
		const cells = cutIntoCells(text)
		expect(cells.join('')).toBe(text)
		expect(cells.every((cell) => cell.isWellFormed())).toBe(true)
	})
})

describe('the outline of a tree', () => {
	it('is read as it was written', () => {
		const label = fc.string({ unit: fc.constantFrom('a', '\\', '—', ' ', 'क') }).map((text) => text.trim())
		const note = label.filter((text) => text !== '')
		const node = fc.record(
			{ level: fc.integer({ min: 1, max: 12 }), label, note },
			{ requiredKeys: ['level', 'label'] },
		)
		fc.assert(fc.property(fc.array(node), (nodes) => void expect(readOutline(writeOutline(nodes))).toEqual(nodes)))
	})

	it('is what an editor would write', () => {
		expect(readOutline('Rajasthan\n  Forts — built on hills\n\n\tLakes')).toEqual([
			{ level: 1, label: 'Rajasthan' },
			{ level: 2, label: 'Forts', note: 'built on hills' },
			{ level: 2, label: 'Lakes' },
		])
	})
})
