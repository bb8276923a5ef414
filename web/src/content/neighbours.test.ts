import { describe, expect, it } from 'vitest'
import { neighbourIn, neighboursOf, searchOf } from './neighbours.ts'

const list = (page: number, totalPages: number, ...ids: string[]) => ({
	data: ids,
	pagination: { page, total: 0, totalPages },
})

describe('the neighbours of an item', () => {
	it('stand on the same page', () => {
		const all = list(1, 1, 'a', 'b', 'c')
		const { previous, next } = neighboursOf(1, all)
		expect([previous && neighbourIn(all, previous), next && neighbourIn(all, next)]).toEqual(['a', 'c'])
	})

	it('stand on the pages before and after', () => {
		const { previous, next } = neighboursOf(0, list(2, 3, 'c'))
		expect(previous && neighbourIn(list(1, 3, 'a', 'b'), previous)).toBe('b')
		expect(next && neighbourIn(list(3, 3, 'd', 'e'), next)).toBe('d')
		expect(previous && searchOf({ subject: 'economy', page: 2 }, previous)).toEqual({
			subject: 'economy',
			page: undefined,
		})
		expect(next && searchOf({ page: 2 }, next)).toEqual({ page: 3 })
	})

	it('are missing at the ends, and unknown while their page is on its way', () => {
		expect(neighboursOf(0, list(1, 1, 'a'))).toEqual({ previous: null, next: null })
		expect(neighbourIn(undefined, { page: 2, index: 0 })).toBeNull()
	})
})
