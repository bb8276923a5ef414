import { groups, numbers, text } from '@aravalli/shared/content/fields'
import { defineKind } from '@aravalli/shared/content/kind'
import { describe, expect, it } from 'vitest'
import { changeGroups, partAt, writeEntry } from './change-groups.ts'

const label = { english: '', hindi: '' }
const parts = groups({ label, maxEntries: 9, item: { question: text({ label, max: 9, copyMax: 9 }) } })
const kind = defineKind({
	name: 'tests',
	names: label,
	area: 'practice',
	icon: 'star',
	idWord: 'test',
	path: null,
	common: { marks: numbers({ label, min: 1, max: 9, maxEntries: 9, onePer: 'parts' }) },
	texts: { parts },
	title: 'parts',
	listedOn: () => '2026-11-26',
})
const named = (...questions: string[]) => ({ parts: questions.map((question) => ({ question })) })
const copy = { marks: [1, 2, 3], english: named('a', 'b', 'c'), hindi: named('अ', 'ब') }

describe('parts in both languages', () => {
	it('are added at the end, as many in each', () => {
		const { english, hindi, marks } = changeGroups(kind, copy, 'parts', { what: 'add' })
		expect([english, hindi, marks]).toEqual([named('a', 'b', 'c', ''), named('अ', 'ब', '', ''), [1, 2, 3]])
	})

	it('are removed with the number that each has', () => {
		const { english, hindi, marks } = changeGroups(kind, copy, 'parts', { what: 'remove', index: 1 })
		expect([english, hindi, marks]).toEqual([named('a', 'c'), named('अ', ''), [1, 3]])
	})

	it('come back as they were, with the number that each has', () => {
		const part = partAt(kind, copy, 'parts', 0)
		const rest = changeGroups(kind, copy, 'parts', { what: 'remove', index: 0 })
		const { english, hindi, marks } = changeGroups(kind, rest, 'parts', { what: 'putBack', index: 0, part })
		expect([english, hindi, marks]).toEqual([copy.english, named('अ', 'ब', ''), copy.marks])
	})

	it('come back without a number where nobody knew whose they were', () => {
		const some = { ...copy, marks: [1, 2] }
		const part = partAt(kind, some, 'parts', 2)
		const rest = changeGroups(kind, some, 'parts', { what: 'remove', index: 2 })
		expect(changeGroups(kind, rest, 'parts', { what: 'putBack', index: 2, part }).marks).toEqual([1, 2])
	})

	it('move together', () => {
		const { english, hindi, marks } = changeGroups(kind, copy, 'parts', { what: 'move', from: 2, to: 0 })
		expect([english, hindi, marks]).toEqual([named('c', 'a', 'b'), named('', 'अ', 'ब'), [3, 1, 2]])
	})

	it('leave numbers alone of which nobody knows whose they are', () => {
		const { marks } = changeGroups(kind, { ...copy, marks: [1, 2] }, 'parts', { what: 'remove', index: 0 })
		expect(marks).toEqual([1, 2])
	})

	it('can be written where the other language has more', () => {
		expect(writeEntry(parts, [], { index: 1, key: 'question', text: 'ब' })).toEqual(named('', 'ब').parts)
	})
})
