import { describe, expect, it } from 'vitest'
import { readListSearch } from './list-search.ts'

describe('what the address of the list says', () => {
	it('reads paper, page and search', () => {
		expect(readListSearch({ category: 'ESSAY', page: '3', search: 'जल' })).toEqual({
			category: 'ESSAY',
			page: 3,
			search: 'जल',
		})
	})

	it('takes the other spelling of the monthly consolidations', () => {
		expect(readListSearch({ category: 'MONTHLY_CONSOLIDATION' })).toMatchObject({ category: 'MONTHLY_CONSOLIDATIONS' })
	})

	it.each([
		{},
		{ category: 'ALL_PAPERS', page: '1', search: '' },
		{ category: 'GS_PAPER_9', page: '0', search: '   ' },
		{ category: '', page: '-1' },
		{ page: '1e3' },
		{ page: '99999999999999999999' },
		{ page: 'NaN' },
	])('%j is the list of all papers from its first page', (raw) => {
		expect(readListSearch(raw)).toStrictEqual({
			category: undefined,
			page: undefined,
			search: undefined,
			desk: undefined,
		})
	})

	it('reads which list of the editors is open, and nothing else in its place', () => {
		const deskOf = (desk: unknown) => readListSearch({ desk }).desk
		expect(['draft', 'changed', 'deleted'].map(deskOf)).toEqual(['draft', 'changed', 'deleted'])
		expect(['', 'published', 'DRAFT', ['draft'], 1].map(deskOf)).toEqual(Array(5).fill(undefined))
	})

	it('keeps a search as it was typed, however long', () => {
		const search = ` ${'क'.repeat(10_000)}`
		expect(readListSearch({ search }).search).toBe(search)
	})
})
