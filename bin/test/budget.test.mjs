import { describe, expect, it } from 'vitest'
import { budgetFor, describeMinutes, expectedMinutes, explainOverrun } from './budget.mjs'

describe('the time of npm test', () => {
	it('is told group by group', () => {
		expect(describeMinutes({ check: 1.5, browser: 12.04 })).toBe('13.5 minutes: check 1.5, browser 12.0')
	})

	it('may be 30 minutes on two processors and on more, and longer on one', () => {
		expect([budgetFor(2, 1), budgetFor(16, 1), budgetFor(1, 1), budgetFor(2, 1.5)]).toEqual([30, 30, 60, 45])
	})

	it('may be set, but not by a word that is no number', () => {
		expect([budgetFor(2, 1, '45'), budgetFor(2, 1, ''), budgetFor(2, 1, 'long'), budgetFor(2, 1, '-1')]).toEqual([
			45, 30, 30, 30,
		])
	})

	it('is right up to the budget, also where one group has grown and others have not', () => {
		expect(explainOverrun(expectedMinutes, 30)).toBeNull()
		expect(explainOverrun({ browser: 29.9 }, 30)).toBeNull()
	})

	it('is too long above it: the groups that have grown are named, and no other', () => {
		const said = explainOverrun({ check: 1, unit: 11, browser: 19, durability: 3 }, 30)
		expect(said).toContain('took 34.0 minutes, the budget is 30.0. Grown: browser 19.0 of 15.0, durability 3.0 of 2.0.')
	})

	it('is compared with as much more as the budget has', () => {
		expect(explainOverrun({ unit: 25, browser: 40 }, 60)).toContain('Grown: unit 25.0 of 22.0, browser 40.0 of 30.0.')
	})
})
