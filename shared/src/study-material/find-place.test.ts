import { describe, expect, it } from 'vitest'
import { distanceKilometres, isMissed, percentOf, pointSteps, pointsFor, tierOf } from './find-place.ts'

describe('the distance', () => {
	it.each([
		['Jaipur to Jodhpur', [75.7873, 26.9124], [73.0243, 26.2389], 284.3],
		['Jaisalmer to Dholpur, across the State', [70.9083, 26.9157], [77.8932, 26.7025], 693.3],
		['a degree of latitude', [75, 26], [75, 27], 111.2],
		['a degree of longitude at 60 degrees, half of one at the equator', [75, 60], [76, 60], 55.6],
		['a degree of longitude at the equator', [75, 0], [76, 0], 111.2],
		['pole to pole', [0, 90], [0, -90], 20015.1],
		['opposite each other', [0, 0], [180, 0], 20015.1],
		['across the date line', [179.5, 0], [-179.5, 0], 111.2],
	] as const)('%s', (_, from, to, kilometres) => {
		expect(distanceKilometres(from, to)).toBeCloseTo(kilometres, 0)
		expect(distanceKilometres(to, from)).toBe(distanceKilometres(from, to))
	})

	it('has the radius of the IUGG', () => {
		expect(distanceKilometres([75, 26], [75, 27])).toBeCloseTo(111.19508, 4)
	})

	it('is nothing from a place to itself, and small for a short way', () => {
		expect(distanceKilometres([75.08, 26.92], [75.08, 26.92])).toBe(0)
		expect(distanceKilometres([75.08, 26.92], [75.08, 26.92001])).toBeCloseTo(0.00111, 5)
	})
})

describe('the points', () => {
	it.each([
		[0, 10],
		[24.999, 10],
		[25, 10],
		[25.000001, 7],
		[50, 7],
		[50.000001, 4],
		[100, 4],
		[100.000001, 0],
		[700, 0],
		[Number.POSITIVE_INFINITY, 0],
		[Number.NaN, 0],
	])('at %d km are %i', (kilometres, points) => expect(pointsFor(kilometres)).toBe(points))

	it('never rise with the distance', () => {
		const all = Array.from({ length: 1200 }, (_, tenths) => pointsFor(tenths / 10))
		expect(all).toEqual([...all].sort((a, b) => b - a))
		expect([...new Set(all)]).toEqual([...pointSteps.map(({ points }) => points), 0])
	})

	it.each([
		[10, false],
		[7, true],
		[4, true],
		[0, true],
	])('%i: to be asked again %s', (points, isAsked) => expect(isMissed(points)).toBe(isAsked))
})

describe('the result', () => {
	it.each([
		[0, 100, 0],
		[100, 100, 100],
		[7, 80, 9],
		[47, 60, 78],
		[1, 3, 33],
		[0, 0, 0],
	])('%i of %i are %i percent', (points, maximum, percent) => expect(percentOf(points, maximum)).toBe(percent))

	it.each([
		[100, 'excellent'],
		[80, 'excellent'],
		[79, 'good'],
		[60, 'good'],
		[59, 'improve'],
		[0, 'improve'],
	] as const)('%i percent are %s', (percent, tier) => expect(tierOf(percent)).toBe(tier))
})
