import { describe, expect, it } from 'vitest'
import { budgetFor, describeMinutes, expectedMinutes, explainOverrun } from './budget.mjs'

describe('the time of npm test', () => {
	it('is told group by group', () => {
		expect(describeMinutes({ check: 1.5, browser: 12.04 })).toBe('13.5 minutes: check 1.5, browser 12.0')
	})

	it('may be 42 minutes on two processors and on more, and longer on one', () => {
		expect([budgetFor(2, 1), budgetFor(16, 1), budgetFor(1, 1), budgetFor(2, 1.5)]).toEqual([42, 42, 84, 63])
	})

	it('may be set, but not by a word that is no number', () => {
		expect([budgetFor(2, 1, '45'), budgetFor(2, 1, ''), budgetFor(2, 1, 'long'), budgetFor(2, 1, '-1')]).toEqual([
			45, 42, 42, 42,
		])
	})

	it('is right up to the budget, also where one group has grown and others have not', () => {
		expect(explainOverrun(expectedMinutes, 42)).toBeNull()
		expect(explainOverrun({ browser: 41.9 }, 42)).toBeNull()
	})

	it('is too long above it: the groups that have grown are named, and no other', () => {
		const said = explainOverrun({ check: 2, unit: 14, browser: 24, durability: 6 }, 42)
		expect(said).toContain('took 46.0 minutes, the budget is 42.0. Grown: browser 24.0 of 18.0, durability 6.0 of 5.0.')
	})

	it('is compared with as much more as the budget has', () => {
		expect(explainOverrun({ unit: 31, browser: 60 }, 84)).toContain('Grown: unit 31.0 of 30.0, browser 60.0 of 36.0.')
	})
})
