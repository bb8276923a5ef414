import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayBudget, LEAST_OF_DAY, MOST_OF_DAY } from './day-budget.ts'
import { type DayCounts, dayShares, MIXED_ONE_IN, orderLeft } from './day-shares.ts'

it.each([
	[0, 5],
	[0.25, 5],
	[1, 12],
	[2, 24],
	[3, 36],
	[24, 36],
])('a day of %d hours has %i questions', (hours, budget) => expect(dayBudget(hours)).toBe(budget))

const counted = (given: Partial<DayCounts>): DayCounts => ({ due: 0, dueDone: 0, fresh: 0, freshDone: 0, ...given })
const budgets = fc.integer({ min: LEAST_OF_DAY, max: MOST_OF_DAY })
const numbers = fc.nat({ max: 6_000 })

describe('a day', () => {
	it.each([
		[{ due: 0, fresh: 50 }, 12, { due: 0, fresh: 0 }],
		[{ due: 3, fresh: 50 }, 12, { due: 3, fresh: 0 }],
		[{ due: 4, fresh: 50 }, 12, { due: 4, fresh: 1 }],
		[{ due: 400, fresh: 50 }, 12, { due: 10, fresh: 2 }],
		[{ due: 400, fresh: 1 }, 12, { due: 11, fresh: 1 }],
		[{ due: 400, fresh: 0 }, 36, { due: 36, fresh: 0 }],
		[{ due: 1, dueDone: 40 }, 12, { due: 40, fresh: 0 }],
	])('of %j and %i questions', (given, budget, shares) => expect(dayShares(counted(given), budget)).toEqual(shares))

	it('never has more than its budget, nor more than one in five from the news, whatever has piled up', () => {
		fc.assert(
			fc.property(numbers, numbers, budgets, (due, fresh, budget) => {
				const shares = dayShares(counted({ due, fresh }), budget)
				const total = shares.due + shares.fresh
				expect(total).toBeLessThanOrEqual(budget)
				expect(shares.fresh * MIXED_ONE_IN).toBeLessThanOrEqual(total)
				expect(shares.due).toBeLessThanOrEqual(due)
				// What can be asked is asked: nothing of the day's time is left unused.
				if (due >= budget) expect(total).toBe(budget)
				else expect(shares.due).toBe(Math.min(due, budget - shares.fresh))
			}),
		)
	})

	it('stays the same while its questions are answered, in the order in which they were given', () => {
		fc.assert(
			fc.property(fc.nat({ max: 100 }), fc.nat({ max: 100 }), budgets, (due, fresh, budget) => {
				const shares = dayShares(counted({ due, fresh }), budget)
				const order = orderLeft(shares, { dueDone: 0, freshDone: 0 })
				expect(order).toHaveLength(shares.due + shares.fresh)
				for (let done = 0; done <= order.length; done += 1) {
					const dueDone = order.slice(0, done).filter((sort) => sort === 'due').length
					const now = { dueDone, freshDone: done - dueDone, due: due - dueDone, fresh: fresh - (done - dueDone) }
					expect(dayShares(now, budget)).toEqual(shares)
					expect(orderLeft(shares, now)).toEqual(order.slice(done))
				}
			}),
			{ numRuns: 50 },
		)
	})

	it('mixes the news between, not at its end', () => {
		expect(orderLeft({ due: 8, fresh: 2 }, { dueDone: 0, freshDone: 0 }).join()).toBe(
			'due,due,due,due,fresh,due,due,due,due,fresh',
		)
	})
})
