import { expect, it } from 'vitest'
import { moved, pastedIds, subjectTotals, withAdded, withPutBack } from './chosen-questions.ts'

it('a question moves up and down, and not out of the paper', () => {
	expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
	expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
	expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
	expect(moved(['a', 'b'], 1, 2)).toEqual(['a', 'b'])
})

it('none stands twice in a paper', () => {
	expect(withAdded(['a', 'b'], ['b', 'c', 'c'])).toEqual(['a', 'b', 'c'])
	expect(withPutBack(['a', 'c'], 'b', 1)).toEqual(['a', 'b', 'c'])
	expect(withPutBack(['a', 'b'], 'b', 0)).toEqual(['a', 'b'])
	expect(pastedIds(' a\nb, c;a\n\n')).toEqual(['a', 'b', 'c'])
})

it('subjects are counted in the order of the syllabus; what is not known counts nowhere', () => {
	const known = new Map([
		['a', { subjectId: 'reasoning' as const }],
		['b', { subjectId: 'indian-history' as const }],
		['c', { subjectId: 'reasoning' as const }],
	])
	expect(subjectTotals(['a', 'b', 'c', 'd'], known)).toEqual([
		{ subject: 'indian-history', count: 1 },
		{ subject: 'reasoning', count: 2 },
	])
})
