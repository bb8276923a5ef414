import { beforeEach, describe, expect, it, vi } from 'vitest'
import { clearAtSignOut } from '#web/lib/browser-store/clear-at-sign-out.ts'
import type { FindRound } from './find-round.ts'
import { keepBest, keepRound, keptBest, keptRound, readBest, readRound } from './kept-rounds.ts'

const known = ['a', 'b', 'c']
const round: FindRound = { ids: ['b', 'a'], given: [[75, 26]], pin: [74, 25], isShown: false, isWhole: true }
const kept = { round, isOpen: true }

/** Works as a browser's storage does: its keys are its own properties. */
function storageStub() {
	const methods = {
		getItem: (key: string) => (store as unknown as Record<string, string>)[key] ?? null,
		setItem: (key: string, value: string) => Object.assign(store, { [key]: value }),
		removeItem: (key: string) => delete (store as unknown as Record<string, string>)[key],
	}
	const store = Object.create(methods) as Storage
	return store
}

beforeEach(() => {
	vi.stubGlobal('sessionStorage', storageStub())
	vi.stubGlobal('localStorage', storageStub())
})

describe('the round in hand', () => {
	it('is there again, for its own map', () => {
		keepRound('rivers', kept)
		expect(keptRound('rivers', known)).toEqual(kept)
		expect(keptRound('forts', known)).toBeNull()
	})

	it('is not kept when it is over', () => {
		keepRound('rivers', kept)
		keepRound('rivers', {
			round: {
				...round,
				given: [
					[75, 26],
					[74, 25],
				],
				pin: null,
			},
			isOpen: true,
		})
		expect(keptRound('rivers', known)).toBeNull()
		expect(Object.keys(sessionStorage)).toEqual([])
	})

	it('is gone after a sign-out, with the best result, and nothing else', () => {
		keepRound('rivers', kept)
		keepBest('rivers', { points: 50, maximum: 100 })
		localStorage.setItem('theme', 'dark')
		sessionStorage.setItem('inquiryPageViews', '2')
		clearAtSignOut()
		expect([keptRound('rivers', known), keptBest('rivers')]).toEqual([null, null])
		expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([['theme'], ['inquiryPageViews']])
	})

	it('needs no storage', () => {
		const refuse = () => {
			throw new Error('forbidden')
		}
		const refusing = { getItem: refuse, setItem: refuse, removeItem: refuse }
		vi.stubGlobal('sessionStorage', refusing)
		vi.stubGlobal('localStorage', refusing)
		keepRound('rivers', kept)
		keepBest('rivers', { points: 50, maximum: 100 })
		expect([keptRound('rivers', known), keptBest('rivers')]).toEqual([null, null])
	})
})

describe('what is read', () => {
	it('may be a round at any of its moments', () => {
		for (const given of [
			{},
			{ given: [], pin: null },
			{ pin: null, isShown: true },
			{
				given: [
					[75, 26],
					[74, 25],
				],
				pin: null,
				isShown: true,
			},
			{ isWhole: false },
		])
			expect(readRound({ round: { ...round, ...given }, isOpen: false }, known)).not.toBeNull()
	})

	it.each<[string, unknown]>([
		['nothing', null],
		['a text', 'round'],
		['a list', []],
		['no round', { isOpen: true }],
		['not open or closed', { round }],
		['no places', { ...kept, round: { ...round, ids: [], given: [] } }],
		['a place that the map has not', { ...kept, round: { ...round, ids: ['b', 'x'] } }],
		['a place twice', { ...kept, round: { ...round, ids: ['b', 'b'] } }],
		['places that are no list', { ...kept, round: { ...round, ids: 'ba' } }],
		['a place that is no text', { ...kept, round: { ...round, ids: [{}] } }],
		[
			'more answers than places',
			{
				...kept,
				round: {
					...round,
					given: [
						[75, 26],
						[75, 26],
						[75, 26],
					],
					isShown: true,
				},
			},
		],
		[
			'all answered',
			{
				...kept,
				round: {
					...round,
					given: [
						[75, 26],
						[75, 26],
					],
					pin: null,
				},
			},
		],
		['an answer off the sheet', { ...kept, round: { ...round, given: [[60, 26]] } }],
		['an answer of three numbers', { ...kept, round: { ...round, given: [[75, 26, 1]] } }],
		['an answer of texts', { ...kept, round: { ...round, given: [['75', '26']] } }],
		['an answer that is no number', { ...kept, round: { ...round, given: [[null, 26]] } }],
		['a pin that is no point', { ...kept, round: { ...round, pin: {} } }],
		['no word of a pin', { ...kept, round: { ...round, pin: undefined } }],
		['a pin while an answer is shown', { ...kept, round: { ...round, isShown: true } }],
		['an answer shown before any', { ...kept, round: { ...round, given: [], pin: null, isShown: true } }],
		['a word for yes', { ...kept, round: { ...round, isShown: 'true' } }],
		['no word of what it asks', { ...kept, round: { ...round, isWhole: undefined } }],
	])('is no round: %s', (_, value) => expect(readRound(value, known)).toBeNull())

	it('is no round where it cannot be read', () => {
		sessionStorage.setItem('mapRound:rivers', '{"round":')
		localStorage.setItem('mapBest:rivers', 'fifty')
		expect([keptRound('rivers', known), keptBest('rivers')]).toEqual([null, null])
	})
})

describe('the best result', () => {
	it('is there at the next visit', () => {
		keepBest('rivers', { points: 77, maximum: 100 })
		expect(keptBest('rivers')).toEqual({ points: 77, maximum: 100 })
		expect(keptBest('forts')).toBeNull()
	})

	it.each<[unknown, boolean]>([
		[{ points: 0, maximum: 10 }, true],
		[{ points: 100, maximum: 100 }, true],
		[{ points: 101, maximum: 100 }, false],
		[{ points: -1, maximum: 100 }, false],
		[{ points: 5.5, maximum: 100 }, false],
		[{ points: 5, maximum: 0 }, false],
		[{ points: 5, maximum: 15 }, false],
		[{ points: 5, maximum: 110 }, false],
		[{ points: '5', maximum: 10 }, false],
		[{ points: 5 }, false],
		[null, false],
		[5, false],
	])('%j is one: %s', (value, isOne) => expect(readBest(value) !== null).toBe(isOne))
})
