import { describe, expect, it } from 'vitest'
import { contentProblems } from '../content/problems.ts'
import { holidayKind } from '../expert-sessions/kinds.ts'
import { evaluationPlanKind } from './kind.ts'

const texts = { title: 'Plan', subtitle: 'A plan', duration: '30 days', features: ['Questions'], terms: 'None.' }
const monthly = {
	position: 1,
	isTrial: false,
	price: 999,
	earlyPrice: null,
	earlyPlaces: null,
	capacity: null,
	placesGiven: null,
	activeDays: 30,
	activeUntil: null,
	evaluatedQuestions: null,
	questionsADay: 4,
	feedbackHours: 24,
	hasMentorship: true,
	isRefundable: false,
	english: texts,
	hindi: texts,
}

const today = '2026-11-28'
const problemsOf = (given: object) =>
	contentProblems(evaluationPlanKind, { ...monthly, ...given }, today).map(({ path, code }) => `${path} ${code}`)

describe('a plan that is published', () => {
	it.each([
		['a number of days', {}],
		['a last day, which is to come', { activeDays: null, activeUntil: '2027-06-30' }],
		['a last day that is past: it shows as ended', { activeDays: null, activeUntil: '2025-07-01' }],
		['a lower price for the first', { earlyPrice: 799, earlyPlaces: 50 }],
		['places, all of which are given', { capacity: 30, placesGiven: 30 }],
		['no price, as a trial', { isTrial: true, price: 0 }],
	])('may have %s', (_, given) => expect(problemsOf(given)).toEqual([]))

	it.each([
		[{ activeDays: null }, 'activeDays days-or-last-day'],
		[{ activeUntil: '2027-06-30' }, 'activeDays days-or-last-day'],
		[{ activeDays: null, activeUntil: '1999-12-31' }, 'activeUntil day-out-of-century'],
		[{ activeDays: null, activeUntil: '2100-01-01' }, 'activeUntil day-out-of-century'],
		[{ activeDays: 1001 }, 'activeDays number-range'],
		[{ earlyPrice: 799 }, 'earlyPlaces early-price-and-places'],
		[{ earlyPlaces: 50 }, 'earlyPlaces early-price-and-places'],
		[{ earlyPrice: 999, earlyPlaces: 50 }, 'earlyPrice early-price-lower'],
		[{ price: 0 }, 'price trial-is-free'],
		[{ isTrial: true }, 'price trial-is-free'],
		[{ placesGiven: 1 }, 'placesGiven places-above-capacity'],
		[{ capacity: 30, placesGiven: 31 }, 'placesGiven places-above-capacity'],
	])('cannot have %j', (given, problem) => expect(problemsOf(given)).toEqual([problem]))
})

it('a holiday may be ahead, and wants its day', () => {
	const holiday = (day: string | null) =>
		contentProblems(holidayKind, { day, english: { name: 'Holi' }, hindi: { name: 'होली' } }, today)
	expect(holiday('2027-03-22')).toEqual([])
	expect(holiday(null)).toEqual([{ path: 'day', code: 'day-required' }])
})
