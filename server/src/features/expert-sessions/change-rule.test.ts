import { describe, expect, it } from 'vitest'
import { changeableUntil, shownStatus } from './change-rule.ts'

const paidAt = new Date('2026-11-28T05:30:00Z')
const plus = (date: Date, milliseconds: number) => new Date(date.getTime() + milliseconds)
const week = plus(paidAt, 7 * 86_400_000)
/** It begins at 14:00 in India. */
const soon = { day: '2026-11-30', slot: 0, status: 'booked' as const, paidAt }
const begins = new Date('2026-11-30T08:30:00Z')
const far = { ...soon, day: '2026-12-20' }

describe('a booking can be changed', () => {
	it('for seven days after it was paid', () => {
		expect(changeableUntil(far, paidAt)).toEqual(week)
		expect(changeableUntil(far, plus(week, -1))).toEqual(week)
		expect(changeableUntil(far, week)).toBeNull()
	})

	it('and only before it begins', () => {
		expect(changeableUntil(soon, paidAt)).toEqual(begins)
		expect(changeableUntil(soon, plus(begins, -1))).toEqual(begins)
		expect(changeableUntil(soon, begins)).toBeNull()
	})

	it.each(['pending', 'lapsed', 'cancelled'] as const)('not while it is %s', (status) =>
		expect(changeableUntil({ ...far, status }, paidAt)).toBeNull(),
	)

	it('not before it was paid', () => expect(changeableUntil({ ...far, paidAt: null }, paidAt)).toBeNull())
})

it('a session is over when it has ended, unless it was cancelled', () => {
	const ends = plus(begins, 30 * 60_000)
	const at = (status: 'booked' | 'cancelled', moment: Date) => shownStatus({ ...soon, status }, moment)
	expect([at('booked', begins), at('booked', plus(ends, -1)), at('booked', ends)]).toEqual(['booked', 'booked', 'over'])
	expect([at('cancelled', begins), at('cancelled', ends)]).toEqual(['cancelled', 'cancelled'])
})
