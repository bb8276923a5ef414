import { describe, expect, it } from 'vitest'
import { lastPage, readListSearch } from './list-search.ts'

describe('what the address of the list says', () => {
	it('reads paper, page and search', () => {
		expect(readListSearch({ paper: 'ESSAY', page: '3', search: 'जल' })).toEqual({
			paper: 'ESSAY',
			page: 3,
			search: 'जल',
		})
	})

	it.each(['MONTHLY_CONSOLIDATION', 'MONTHLY_CONSOLIDATIONS'])('takes the monthly consolidations as %s', (paper) => {
		expect(readListSearch({ paper }).paper).toBe('MONTHLY_CONSOLIDATION')
	})

	it.each(['GS_PAPER_1', 'GS_PAPER_2', 'GS_PAPER_3', 'GS_PAPER_4', 'ESSAY', 'PRAKARAM_2025_26'] as const)(
		'knows %s',
		(paper) => {
			expect(readListSearch({ paper }).paper).toBe(paper)
		},
	)

	it.each([
		{},
		{ paper: 'ALL_PAPERS', page: '1', search: '' },
		{ paper: 'GS_PAPER_9', page: '0', search: '   ' },
		{ paper: 'gs_paper_1', page: '2.5' },
		{ paper: '', page: '-1' },
		{ paper: ['ESSAY'], page: ' 2' },
		{ paper: 'toString', page: '1e3', search: 7 },
		{ page: '99999999999999999999' },
		{ page: 'NaN' },
	])('%j is the list of all papers from its first page', (raw) => {
		expect(readListSearch(raw)).toStrictEqual({ paper: undefined, page: undefined, search: undefined })
	})

	it('keeps a search as it was typed, however long', () => {
		const search = ` ${'क'.repeat(10_000)}`
		expect(readListSearch({ search }).search).toBe(search)
	})
})

describe('the last page', () => {
	it.each([
		{ page: 1, totalPages: 5, shown: 10, last: 5 },
		{ page: 5, totalPages: 5, shown: 10, last: 5 },
		{ page: 5, totalPages: 5, shown: 4, last: 5 },
		{ page: 3, totalPages: 5, shown: 9, last: 3 },
		{ page: 7, totalPages: 5, shown: 0, last: 7 },
	])('of page $page with $shown questions, of $totalPages counted, is $last', ({ page, totalPages, shown, last }) => {
		expect(lastPage({ page, totalPages }, shown)).toBe(last)
	})
})
