import { expect, it } from 'vitest'
import { chooseEvaluator, type Workload } from './choose-evaluator.ts'

const build = (userId: string, given: Partial<Workload> = {}): Workload => ({
	userId,
	inHand: 0,
	returnedToday: 0,
	daily: 20,
	hasHadCopy: false,
	...given,
})

it.each([
	['nobody where nobody evaluates', [], null],
	['whoever has the fewest in hand', [build('asha', { inHand: 3 }), build('bina', { inHand: 2 })], 'bina'],
	[
		'of those who have as few, whoever has returned the fewest',
		[build('asha', { inHand: 1, returnedToday: 4 }), build('bina', { inHand: 1, returnedToday: 3 })],
		'bina',
	],
	['else the first', [build('asha'), build('bina')], 'asha'],
	['nobody who has had the copy', [build('asha', { hasHadCopy: true }), build('bina', { inHand: 9 })], 'bina'],
	[
		'nobody whose day is full with what is in hand',
		[build('asha', { inHand: 1, returnedToday: 19 }), build('bina', { inHand: 2, returnedToday: 17 })],
		'bina',
	],
	['nobody where all are full', [build('asha', { daily: 0 }), build('bina', { inHand: 20 })], null],
] as const)('chooses %s', (_, evaluators, chosen) => {
	expect(chooseEvaluator(evaluators)?.userId ?? null).toBe(chosen)
})
