import { describe, expect, it } from 'vitest'
import { examYears } from './account.ts'
import { examCycles, isCyclePast, nextExamYear } from './exam-cycles.ts'

describe('the exam year that a form preselects', () => {
	it.each([
		['2025-02-02T18:29:59Z', 'RAS_2025'],
		['2025-02-02T18:30:00Z', 'RAS_2026'],
		['2026-11-21T12:00:00Z', 'RAS_2026'],
		['2026-11-29T18:29:59Z', 'RAS_2026'],
		['2026-11-29T18:30:00Z', 'RAS_2027'],
		['2030-01-01T00:00:00Z', 'RAS_2027'],
	])('at %s is %s', (now, year) => {
		expect(nextExamYear(new Date(now))).toBe(year)
	})

	it('lists every year that an account may have, in order', () => {
		expect(examCycles.map(({ year }) => year)).toEqual(examYears)
	})

	it('never takes a round without a date for past', () => {
		expect(isCyclePast({ prelimsOn: null }, new Date('2099-01-01'))).toBe(false)
	})
})
