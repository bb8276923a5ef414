import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '../india-time.ts'
import { dayBudget } from './day-budget.ts'
import { dayShares } from './day-shares.ts'
import { pickDue, WAITING_ONE_IN } from './pick-due.ts'

interface Card {
	id: string
	dueOn: string
	/** Is days since the last answer by those until it is half forgotten, or whatever orders them. */
	forgotten: number
}

const first = '2026-11-30'

function ordersOf(cards: readonly Card[]) {
	const byId = (one: Card, other: Card) => (one.id < other.id ? -1 : 1)
	const ids = (ordered: Card[]) => ordered.map(({ id }) => id)
	return {
		byForgotten: ids(cards.toSorted((one, other) => other.forgotten - one.forgotten || byId(one, other))),
		byWaiting: ids(cards.toSorted((one, other) => daysBetween(other.dueOn, one.dueOn) || byId(one, other))),
	}
}

describe('what is chosen of what is due', () => {
	it('is the most forgotten, and each fourth the longest waiting', () => {
		const orders = { byForgotten: ['a', 'b', 'c', 'd', 'e', 'f'], byWaiting: ['f', 'e', 'd', 'c', 'b', 'a'] }
		expect(pickDue(orders, { from: 0, until: 5 })).toEqual(['a', 'b', 'c', 'f', 'd'])
		expect(pickDue(orders, { from: 0, until: 50 })).toHaveLength(6)
		expect(pickDue({ byForgotten: [], byWaiting: [] }, { from: 0, until: 5 })).toEqual([])
	})

	it('goes on where the day stopped: answered one by one, it is what was given at once', () => {
		const cards = fc.uniqueArray(fc.integer({ min: 0, max: 999 }), { minLength: 1, maxLength: 60 })
		fc.assert(
			fc.property(cards, cards, fc.integer({ min: 1, max: 36 }), (ids, waits, until) => {
				const all = ids.map(
					(id, index): Card => ({
						id: `q${id}`,
						dueOn: addDays(first, -((waits[index % waits.length] ?? 0) % 30)),
						forgotten: (id * 7) % 13,
					}),
				)
				const atOnce = pickDue(ordersOf(all), { from: 0, until })
				const left = new Map(all.map((card) => [card.id, card]))
				const oneByOne = atOnce.map((_, done) => {
					const [next = ''] = pickDue(ordersOf([...left.values()]), { from: done, until })
					left.delete(next)
					return next
				})
				expect(oneByOne).toEqual(atOnce)
			}),
		)
	})

	it('leaves nothing behind: each card comes, even to somebody who gets everything wrong, after ten days away and with every day full', () => {
		const given = fc.record({
			hours: fc.constantFrom(1, 2, 3),
			cards: fc.array(fc.record({ ago: fc.nat({ max: 20 }), forgotten: fc.double({ min: 0, max: 5, noNaN: true }) }), {
				minLength: 1,
				maxLength: 120,
			}),
			/** Is how forgotten a card is that was wrong yesterday, beside the others: it always comes before them. */
			again: fc.double({ min: 5, max: 9, noNaN: true }),
		})
		fc.assert(
			fc.property(given, ({ hours, cards, again }) => {
				const budget = dayBudget(hours)
				let all = cards.map(
					({ ago, forgotten }, index): Card => ({ id: `q${index}`, dueOn: addDays(first, -10 - ago), forgotten }),
				)
				const seen = new Set<string>()
				const waitingPicks = Math.floor(
					dayShares({ due: all.length, dueDone: 0, fresh: 90, freshDone: 0 }, budget).due / WAITING_ONE_IN,
				)
				const days =
					all.length <= budget - Math.floor(budget / 5) ? 1 : Math.ceil(all.length / Math.max(1, waitingPicks))
				for (let day = 0; day < days; day += 1) {
					const today = addDays(first, day)
					const due = all.filter(({ dueOn }) => dueOn <= today)
					const shares = dayShares({ due: due.length, dueDone: 0, fresh: 90, freshDone: 0 }, budget)
					const picked = new Set(pickDue(ordersOf(due), { from: 0, until: shares.due }))
					expect(picked.size).toBeLessThanOrEqual(budget)
					for (const id of picked) seen.add(id)
					all = all.map((card) =>
						picked.has(card.id) ? { ...card, dueOn: addDays(today, 1), forgotten: again } : card,
					)
				}
				expect(seen.size).toBe(all.length)
			}),
		)
	})
})
