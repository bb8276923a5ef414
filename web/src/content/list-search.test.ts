import { describe, expect, it } from 'vitest'
import { answerWritingKind } from '../features/answer-writing/answer-writing-kind.ts'
import { readListSearch as readAnswerWriting } from '../features/answer-writing/list-search.ts'
import { readListSearch as readMiq } from '../features/miq/list-search.ts'
import { miqKind } from '../features/miq/miq-kind.ts'
import { lastPage, wantedOf } from './list-search.ts'
import type { ListedKind } from './listed-kind.ts'

const kinds = [
	{
		name: 'answer writing',
		filterName: 'category',
		monthly: 'MONTHLY_CONSOLIDATIONS',
		read: readAnswerWriting,
		wanted: wantedIn(answerWritingKind),
	},
	{
		name: 'most important questions',
		filterName: 'paper',
		monthly: 'MONTHLY_CONSOLIDATION',
		read: readMiq,
		wanted: wantedIn(miqKind),
	},
]

function wantedIn<F extends string>(kind: ListedKind<F, unknown, unknown>) {
	return (list: Parameters<typeof wantedOf>[1]) => wantedOf(kind, list)
}

describe.each(kinds)('what the address of the list of $name says', ({ filterName, monthly, read, wanted }) => {
	it('is its filter, page and search', () => {
		const list = read({ [filterName]: 'ESSAY', page: '3', search: 'जल' })
		expect(list).toMatchObject({ [filterName]: 'ESSAY', page: 3, search: 'जल' })
		expect(wanted(list)).toEqual({ filter: 'ESSAY', page: 3, search: 'जल' })
	})

	it.each(['MONTHLY_CONSOLIDATION', 'MONTHLY_CONSOLIDATIONS'])(
		'names the monthly consolidations also as %s',
		(given) => {
			expect(wanted(read({ [filterName]: given })).filter).toBe(monthly)
		},
	)

	it.each(['GS_PAPER_1', 'GS_PAPER_2', 'GS_PAPER_3', 'GS_PAPER_4', 'ESSAY', 'PRAKARAM_2025_26'])(
		'may be the paper %s',
		(paper) => {
			expect(wanted(read({ [filterName]: paper })).filter).toBe(paper)
		},
	)

	it.each([
		{},
		{ filter: 'ALL_PAPERS', page: '1', search: '' },
		{ filter: 'GS_PAPER_9', page: '0', search: '   ' },
		{ filter: 'gs_paper_1', page: '2.5' },
		{ filter: '', page: '-1' },
		{ filter: ['ESSAY'], page: ' 2' },
		{ filter: 'toString', page: '1e3', search: 7 },
		{ page: '99999999999999999999' },
		{ page: 'NaN' },
	])('is the whole list from its first page for %j', ({ filter, ...raw }) => {
		const list = read({ [filterName]: filter, ...raw })
		expect(Object.values(list)).toStrictEqual(Object.values(list).map(() => undefined))
		expect(Object.keys(list)).toEqual(expect.arrayContaining([filterName, 'page', 'search']))
		expect(wanted(list)).toStrictEqual({ filter: undefined, page: undefined, search: undefined })
	})

	it('is a search as it was typed, however long', () => {
		const search = ` ${'क'.repeat(10_000)}`
		expect(wanted(read({ search })).search).toBe(search)
	})
})

describe('the last page', () => {
	it.each([
		{ page: 1, totalPages: 5, shown: 10, last: 5 },
		{ page: 5, totalPages: 5, shown: 10, last: 5 },
		{ page: 5, totalPages: 5, shown: 4, last: 5 },
		{ page: 3, totalPages: 5, shown: 9, last: 3 },
		{ page: 7, totalPages: 5, shown: 0, last: 7 },
	])('of page $page with $shown items, of $totalPages counted, is $last', ({ page, totalPages, shown, last }) => {
		expect(lastPage({ page, totalPages }, shown, 10)).toBe(last)
	})
})
