import { describe, expect, it } from 'vitest'
import { daysLeft, elapsedShare, urgencyOf } from './urgency.ts'

describe('urgencyOf', () => {
	it.each([
		[-3, 'expired'],
		[0, 'expired'],
		[1, 'critical'],
		[7, 'critical'],
		[8, 'warning'],
		[30, 'warning'],
		[31, 'normal'],
		[400, 'normal'],
	])('%i days left: %s', (days, urgency) => expect(urgencyOf(days)).toBe(urgency))
})

const period = { startDate: '2026-11-01T00:00:00.000Z', endDate: '2026-12-01T00:00:00.000Z' }

describe('daysLeft', () => {
	it.each([
		['2026-11-01T00:00:00.000Z', 30],
		['2026-11-30T00:00:00.000Z', 1],
		['2026-11-30T23:00:00.000Z', 1],
		['2026-12-01T00:00:00.000Z', 0],
		['2026-12-02T12:00:00.000Z', -1],
	])('at %s: %i', (now, days) => expect(daysLeft(period, new Date(now)) + 0).toBe(days))
})

describe('elapsedShare', () => {
	it.each([
		['2026-10-01T00:00:00.000Z', 0],
		['2026-11-01T00:00:00.000Z', 0],
		['2026-11-16T00:00:00.000Z', 0.5],
		['2026-12-01T00:00:00.000Z', 1],
		['2027-01-01T00:00:00.000Z', 1],
	])('at %s: %d', (now, share) => expect(elapsedShare(period, new Date(now))).toBe(share))
})
