import { describe, expect, it } from 'vitest'
import { readArticleSearch } from '../list-search.ts'
import { isAsking, isRangeUntouched, rangeProblems } from './own-range.ts'

describe('days of one’s own', () => {
	it('are not wrong before any has been given, and ask for nothing', () => {
		const list = readArticleSearch({ date: 'custom' })
		expect([isRangeUntouched(list), rangeProblems(list), isAsking(list)]).toEqual([true, [], false])
	})

	it('are wrong when they are no days', () => {
		const list = readArticleSearch({ date: 'custom', start: '' })
		expect([isRangeUntouched(list), isAsking(list)]).toEqual([false, false])
	})

	it('ask for articles when they are right', () => {
		expect(isAsking(readArticleSearch({ date: 'custom', start: '2026-02-01', end: '2026-02-28' }))).toBe(true)
		expect(isAsking(readArticleSearch({ date: 'today' }))).toBe(true)
	})
})
