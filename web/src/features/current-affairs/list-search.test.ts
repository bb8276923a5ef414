import { articleCategories } from '@aravalli/shared/current-affairs/article'
import { dateFilters } from '@aravalli/shared/current-affairs/date-range'
import { describe, expect, it } from 'vitest'
import { readArticleSearch } from './list-search.ts'

const nothing = { category: undefined, date: undefined, start: undefined, end: undefined, page: undefined }

describe('the address of the list of articles', () => {
	it('names every category and every filter of days', () => {
		for (const category of articleCategories) expect(readArticleSearch({ category }).category).toBe(category)
		for (const date of dateFilters) expect(readArticleSearch({ date }).date).toBe(date === 'all' ? undefined : date)
	})

	it('counts as missing what it does not know', () => {
		const odd = { category: 'weather', date: 'someday', page: '0', start: '2026-01-01', end: 7 }
		expect(readArticleSearch(odd)).toEqual(nothing)
		expect(readArticleSearch({ category: ['politics'], date: {}, page: '-1' })).toEqual(nothing)
	})

	it('keeps days of one’s own as they were typed', () => {
		const typed = { date: 'custom', start: '2026-02-30', end: 'x'.repeat(99), page: '3' }
		expect(readArticleSearch(typed)).toEqual({
			...nothing,
			date: 'custom',
			start: '2026-02-30',
			end: 'x'.repeat(40),
			page: 3,
		})
	})
})
