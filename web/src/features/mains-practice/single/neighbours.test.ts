import type { MainsQuestionData } from '@aravalli/shared/mains-practice/contract'
import { describe, expect, it } from 'vitest'
import { neighboursOf, questionAt, searchOf } from './neighbours.ts'

const list = (page: number, totalPages: number, ...ids: string[]) => ({
	data: ids.map((_id) => ({ _id }) as MainsQuestionData),
	pagination: { page, total: 0, totalPages },
})

describe('the neighbours of a question', () => {
	it('stand on the same page', () => {
		const all = list(1, 1, 'a', 'b', 'c')
		const { previous, next } = neighboursOf(1, all)
		expect([previous && questionAt(all, previous), next && questionAt(all, next)]).toEqual(['a', 'c'])
	})

	it('stand on the pages before and after', () => {
		const { previous, next } = neighboursOf(0, list(2, 3, 'c'))
		expect(previous && questionAt(list(1, 3, 'a', 'b'), previous)).toBe('b')
		expect(next && questionAt(list(3, 3, 'd', 'e'), next)).toBe('d')
		expect(previous && searchOf({ subject: 'economy', page: 2 }, previous)).toEqual({
			subject: 'economy',
			page: undefined,
		})
		expect(next && searchOf({ page: 2 }, next)).toEqual({ page: 3 })
	})

	it('are missing at the ends, and unknown while their page is on its way', () => {
		expect(neighboursOf(0, list(1, 1, 'a'))).toEqual({ previous: null, next: null })
		expect(questionAt(undefined, { page: 2, index: 0 })).toBeNull()
	})
})
