import { describe, expect, it } from 'vitest'
import { earlyPool, type PlanTerms, planEnd, planOffer, pricesOf, sellablePlaces } from './plan-price.ts'

const now = new Date('2026-11-28T06:00:00Z')
const monthly: PlanTerms = {
	price: 999,
	earlyPrice: 799,
	earlyPlaces: 50,
	capacity: null,
	placesGiven: null,
	activeDays: 30,
	activeUntil: null,
}
const threeMonths: PlanTerms = {
	...monthly,
	price: 2199,
	earlyPrice: null,
	earlyPlaces: null,
	capacity: 30,
	placesGiven: 24,
}
const tillMains: PlanTerms = {
	...threeMonths,
	capacity: null,
	placesGiven: null,
	activeDays: null,
	activeUntil: '2027-06-30',
}

it('sells the early price to exactly 50', () => {
	for (let early = 0; early <= 60; early += 1) {
		const offer = planOffer(monthly, { places: 0, early }, now)
		expect([offer.price, offer.originalPrice]).toEqual([early < 50 ? 79_900 : 99_900, 99_900])
		expect(offer.earlyPriceRemaining).toBe(Math.max(0, 50 - early))
		expect([offer.seatsRemaining, offer.closedReason]).toEqual([null, null])
	}
})

it('is full with the last of the places that were not given elsewhere', () => {
	for (let places = 0; places <= 8; places += 1) {
		const offer = planOffer(threeMonths, { places, early: 0 }, now)
		expect(offer.seatsRemaining).toBe(Math.max(0, 6 - places))
		expect(offer.closedReason).toBe(places >= 6 ? 'full' : null)
		expect([offer.price, offer.earlyPriceRemaining]).toEqual([219_900, null])
	}
})

it('never has fewer than no places, whatever an editor enters', () => {
	expect(sellablePlaces({ ...threeMonths, placesGiven: 31 })).toBe(0)
	expect(sellablePlaces({ ...threeMonths, placesGiven: null })).toBe(30)
	expect(earlyPool({ ...monthly, earlyPrice: null })).toBe(0)
	expect(planOffer({ ...monthly, earlyPlaces: 10 }, { places: 0, early: 50 }, now)).toMatchObject({
		earlyPriceRemaining: 0,
		price: 99_900,
	})
})

describe('the last day of a plan', () => {
	it.each([
		['2027-06-30T18:29:59.999Z', null],
		['2027-06-30T18:30:00.000Z', 'ended'],
		['2027-07-01T00:00:00.000Z', 'ended'],
	])('is a day in India: at %s it is %s', (moment, closedReason) =>
		expect(planOffer(tillMains, { places: 0, early: 0 }, new Date(moment)).closedReason).toBe(closedReason),
	)

	it('ends with its midnight', () => expect(planEnd(tillMains, now).toISOString()).toBe('2027-06-30T18:30:00.000Z'))
})

it('counts its days from the moment it starts', () =>
	expect(planEnd(monthly, now).toISOString()).toBe('2026-12-28T06:00:00.000Z'))

it('keeps the early price for whoever holds an early place', () => {
	expect(pricesOf(monthly, true).price).toBe(79_900)
	expect(pricesOf(monthly, false).price).toBe(99_900)
	expect(pricesOf(threeMonths, true).price).toBe(219_900)
})
