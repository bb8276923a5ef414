import { kinds } from '@aravalli/shared/kinds'
import { mainsKind } from '@aravalli/shared/mains-practice/kind'
import { describe, expect, it } from 'vitest'
import { linkAddress } from '#web/lib/link-address.ts'
import { changedLink, isNarrowed, readDeskSearch } from './desk-search.ts'
import { facetsOf } from './facets.ts'
import { factColumns, factWords } from './fact-words.ts'

const plain = readDeskSearch(mainsKind, {})
const addressOf = (...[now, change]: [Parameters<typeof changedLink>[1], Parameters<typeof changedLink>[2]]) =>
	linkAddress(changedLink('mains-practice', now, change))

describe('the address of a desk’s list', () => {
	it('takes what it does not know for missing', () => {
		const odd = { status: 'lost', filter: 'paperNo:paper9', search: '  ', needs: 'english', page: '-1' }
		expect(readDeskSearch(mainsKind, odd)).toEqual(plain)
		expect(isNarrowed(plain)).toBe(false)
	})

	it('is read as it is written', () => {
		const wanted = { status: 'draft', filter: 'paperNo:paper2', search: 'water', needs: 'hindi', page: 3 } as const
		expect(readDeskSearch(mainsKind, { ...wanted, page: '3' })).toEqual(wanted)
		expect(addressOf(wanted, { page: 3 })).toBe(
			'/admin/mains-practice?filter=paperNo%3Apaper2&needs=hindi&page=3&search=water&status=draft',
		)
	})

	it('begins at the first page of another list and keeps what narrows it', () => {
		const now = { ...plain, search: 'water', page: 4 }
		expect(addressOf(now, { status: 'changed' })).toBe('/admin/mains-practice?search=water&status=changed')
		expect(addressOf(now, { search: undefined })).toBe('/admin/mains-practice')
	})
})

describe('what a kind’s list shows', () => {
	it('are filters of named values only', () => {
		expect(facetsOf(mainsKind).map(({ name }) => name)).toEqual(['paperNo', 'subject'])
		expect(facetsOf(mainsKind)[0]?.values[1]).toEqual({
			filter: 'paperNo:paper2',
			label: { english: 'GS Paper 2', hindi: 'सामान्य अध्ययन प्रश्नपत्र 2' },
		})
	})

	it('are facts with their labels, in words', () => {
		const [year, set, paper] = factColumns(mainsKind, 'hindi')
		expect([year?.label, set?.label, paper?.label]).toEqual(['PYQ वर्ष', 'अभ्यास सेट', 'प्रश्नपत्र'])
		expect(paper && factWords(paper.field, 'paper1', 'hindi', 'हाँ')).toBe('सामान्य अध्ययन प्रश्नपत्र 1')
		expect(year && factWords(year.field, 2024, 'hindi', 'हाँ')).toBe('2024')
		expect(year && factWords(year.field, null, 'hindi', 'हाँ')).toBe('')
	})

	it('has a place for every kind', () => {
		for (const kind of kinds) expect(() => readDeskSearch(kind, {})).not.toThrow()
	})
})
