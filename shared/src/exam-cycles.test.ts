import { describe, expect, it } from 'vitest'
import { daysToPrelims, examCycles, examYears, isCyclePast, nextExamYear } from './exam-cycles.ts'

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

describe('the days to the preliminary examination', () => {
	it.each([
		['2026-11-28T18:29:59Z', 1],
		['2026-11-28T18:30:00Z', 0],
		['2026-11-29T18:29:59Z', 0],
		['2026-11-29T18:30:00Z', -1],
		['2026-08-21T06:00:00Z', 100],
	])('at %s are %i', (now, days) => {
		expect(daysToPrelims({ prelimsOn: '2026-11-29' }, new Date(now))).toBe(days)
	})

	it('are not known before it is announced', () => {
		expect(daysToPrelims({ prelimsOn: null }, new Date())).toBeNull()
	})
})
