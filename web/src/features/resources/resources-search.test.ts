import { describe, expect, it } from 'vitest'
import { readBooksSearch, readPapersSearch, readResourcesSearch } from './resources-search.ts'

describe('the address of resources', () => {
	it('says a tab and a type of books; the first tab has the plain address', () => {
		expect(readResourcesSearch({ tab: 'authentic-books', type: 'ncert' })).toEqual({
			tab: 'authentic-books',
			type: 'ncert',
		})
		expect(readResourcesSearch({ tab: 'aravalli-special' })).toEqual({ tab: undefined, type: undefined })
	})

	it('says of which group all booklets are shown', () =>
		expect([readResourcesSearch({ group: 'mind-maps' }).group, readResourcesSearch({ group: '../x' }).group]).toEqual([
			'mind-maps',
			undefined,
		]))

	it.each([{ tab: 'Pyqs' }, { tab: '', type: 'NCERT' }, { type: 'cbse' }, { tab: ['pyqs'] }])(
		'takes %j for nothing',
		(raw) => expect(readResourcesSearch(raw)).toEqual({ tab: undefined, type: undefined }),
	)
})

describe('the address of books', () => {
	it('says filters, words and a page', () => {
		const search = { class: 'CLASS_9', subject: 'HISTORY', search: 'fort', page: '2', book: 'early-india' }
		expect(readBooksSearch(search)).toEqual({ ...search, page: 2 })
	})

	it('takes what is no filter for nothing', () => {
		const odd = { class: 'all', subject: 'x', search: '  ', page: '1', book: '../x' }
		expect(Object.values(readBooksSearch(odd)).every((value) => value === undefined)).toBe(true)
	})
})

describe('the address of papers', () => {
	it.each([
		[
			{ stage: 'mains', year: '2024' },
			{ stage: 'mains', year: 2024 },
		],
		[{ year: '2024' }, { stage: 'prelims', year: 2024 }],
		[{ stage: 'mains' }, { stage: 'mains', year: undefined }],
		[
			{ stage: 'x', year: '24' },
			{ stage: undefined, year: undefined },
		],
	])('reads %j', (raw, expected) => expect(readPapersSearch(raw)).toEqual(expected))
})
