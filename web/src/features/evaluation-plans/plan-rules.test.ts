import { describe, expect, it } from 'vitest'
import { featuredPlan, featuresShown, fewSeats } from './plan-rules.ts'

describe('the features of a plan', () => {
	it.each([
		[[], [], 0],
		[['a'], ['a'], 0],
		[['a', 'b', 'c'], ['a', 'b', 'c'], 0],
		[['a', 'b', 'c', 'd'], ['a', 'b', 'c'], 1],
		[['a', 'b', 'c', 'd', 'e'], ['a', 'b', 'c'], 2],
	])('of %j are %j and %i more', (features, shown, more) => expect(featuresShown(features)).toEqual({ shown, more }))
})

describe('the warning of few seats', () => {
	it.each([
		[null, null],
		[0, null],
		[1, 1],
		[6, 6],
		[10, 10],
		[11, null],
		[30, null],
	])('with %s left is %s', (seatsRemaining, expected) =>
		expect(fewSeats({ seatsRemaining, isClosed: false })).toBe(expected),
	)

	it('is not given for a plan that is closed', () => expect(fewSeats({ seatsRemaining: 6, isClosed: true })).toBeNull())
})

describe('the plan that is set off', () => {
	const plan = (planId: string, given: object = {}) => ({
		planId,
		isTrial: false,
		isClosed: false,
		earlyPriceRemaining: null,
		...given,
	})

	it.each([
		['the one with an early price', [plan('a'), plan('b', { earlyPriceRemaining: 3 })], 'b'],
		['the first, where no early price is left', [plan('a'), plan('b', { earlyPriceRemaining: 0 })], 'a'],
		['never the trial', [plan('a', { isTrial: true }), plan('b')], 'b'],
		['none that is closed', [plan('a', { isClosed: true, earlyPriceRemaining: 3 }), plan('b')], 'b'],
		['none, where nothing is on sale', [plan('a', { isClosed: true }), plan('b', { isTrial: true })], null],
	])('is %s', (_, plans, expected) => expect(featuredPlan(plans)).toBe(expected))
})
