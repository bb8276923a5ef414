import type { MapPlace } from '@aravalli/shared/study-material/item-contract'
import { describe, expect, it } from 'vitest'
import {
	advanced,
	askedId,
	betterOf,
	type FindRound,
	findingsOf,
	isOver,
	missedIds,
	newRound,
	scoreOf,
} from './find-round.ts'

const place = (id: string, latitude: number): MapPlace => ({
	id,
	kind: 'town',
	name: id,
	district: '',
	note: '',
	longitude: 75,
	latitude,
})
const places = [place('a', 25), place('b', 26), place('c', 27)]
const round: FindRound = { ids: ['a', 'b', 'c'], given: [], pin: null, isShown: false, isWhole: true }
const pin = (latitude: number) => ({ kind: 'pin', at: [75, latitude] }) as const
const check = { kind: 'check' } as const
const next = { kind: 'next' } as const
const played = (...steps: Parameters<typeof advanced>[1][]) => steps.reduce(advanced, round)

describe('a new round', () => {
	const ids = Array.from({ length: 14 }, (_, index) => String(index))

	it('asks ten, each once', () => {
		const { ids: asked } = newRound(ids, true, () => 0.4)
		expect(asked).toHaveLength(10)
		expect(new Set(asked).size).toBe(10)
	})

	it('asks all where there are fewer', () => {
		expect(newRound(['a', 'b', 'c'], true, () => 0.9).ids.toSorted()).toEqual(['a', 'b', 'c'])
		expect(newRound([], true, () => 0).ids).toEqual([])
	})

	it('has each order as often as any other', () => {
		const orders = [0, 0.34, 0.67].flatMap((first) =>
			[0, 0.5].map((second) => {
				const values = [first, second]
				return newRound(['a', 'b', 'c'], true, () => values.shift() ?? 0).ids.join('')
			}),
		)
		expect(orders.toSorted()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba'])
	})

	it('leaves the list that it is made of as it was', () => {
		const list = ['a', 'b', 'c'] as const
		newRound(list, true, () => 0)
		expect(list).toEqual(['a', 'b', 'c'])
	})
})

describe('a round', () => {
	it('asks, takes a pin that may be moved, shows, and asks the next one', () => {
		expect(askedId(round)).toBe('a')
		const pinned = played(pin(25), pin(25.1))
		expect(pinned.pin).toEqual([75, 25.1])
		const shown = advanced(pinned, check)
		expect(shown).toMatchObject({ given: [[75, 25.1]], pin: null, isShown: true })
		expect(askedId(shown)).toBe('a')
		expect(askedId(advanced(shown, next))).toBe('b')
	})

	it('is over after the last answer was looked at', () => {
		const last = played(pin(25), check, next, pin(26), check, next, pin(27), check)
		expect([isOver(last), askedId(last)]).toEqual([false, 'c'])
		const over = advanced(last, next)
		expect([isOver(over), askedId(over)]).toEqual([true, null])
	})

	it.each([
		['to check without a pin', round, check],
		['to go on without an answer', round, next],
		['to check twice', played(pin(25), check), check],
		['to move the pin of an answer', played(pin(25), check), pin(26)],
		['anything when it is over', played(pin(25), check, next, pin(26), check, next, pin(27), check, next), pin(20)],
	])('refuses %s', (_, before, step) => expect(advanced(before, step)).toBe(before))
})

describe('what was found', () => {
	const over = played(pin(25.1), check, next, pin(26.4), check, next, pin(29), check, next)
	const findings = findingsOf(over, places)

	it('is worth points by its distance', () => {
		expect(findings.map(({ place: { id }, points }) => [id, points])).toEqual([
			['a', 10],
			['b', 7],
			['c', 0],
		])
		expect(findings[0]?.kilometres).toBeCloseTo(11.12, 2)
		expect(scoreOf(findings)).toEqual({ points: 17, maximum: 30 })
	})

	it('tells what to ask again', () => expect(missedIds(findings)).toEqual(['b', 'c']))

	it('counts only what has been answered', () => {
		expect(scoreOf(findingsOf(played(pin(25), check), places))).toEqual({ points: 10, maximum: 10 })
		expect(scoreOf([])).toEqual({ points: 0, maximum: 0 })
	})
})

it.each([
	[null, [3, 10], [3, 10]],
	[
		[50, 100],
		[51, 100],
		[51, 100],
	],
	[
		[50, 100],
		[49, 100],
		[50, 100],
	],
	[
		[50, 100],
		[40, 80],
		[50, 100],
	],
	[
		[40, 80],
		[50, 100],
		[50, 100],
	],
	[
		[80, 80],
		[90, 100],
		[80, 80],
	],
] as const)('of %j and %j the better is %j', (best, score, better) => {
	const of = ([points, maximum]: readonly [number, number]) => ({ points, maximum })
	expect(betterOf(best && of(best), of(score))).toEqual(of(better))
})
