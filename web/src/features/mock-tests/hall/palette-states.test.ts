import type { AnswerState } from '@aravalli/shared/mock-tests/contract'
import { describe, expect, it } from 'vitest'
import { byPlace } from './hall-answers.ts'
import { costOfBlanks, countStates, filterPlaces, nextBlank, paletteState } from './palette-states.ts'

const places = [1, 2, 3, 4, 5]
const state = (place: number, part: Partial<AnswerState>): AnswerState => ({
	place,
	answer: null,
	isFlagged: false,
	isGuessed: false,
	language: null,
	spentSeconds: 0,
	atMilliseconds: 0,
	...part,
})
const answers = byPlace([
	state(1, { answer: 'C', isGuessed: true }),
	state(2, { answer: 'E', isGuessed: true }),
	state(3, { isFlagged: true }),
	state(5, { answer: 'A', isFlagged: true }),
])

const scheme = {
	questionCount: 150,
	totalMarks: 200,
	wrongParts: 3,
	wrongHundredths: null,
	hasNotAttempted: true,
	isBlankPenalised: true,
	blankLimitPercent: 10,
	droppedRule: 'scale',
} as const

describe('the palette', () => {
	it('tells answered, E, seen and unseen apart', () => {
		expect(places.map((place) => paletteState(answers, place))).toEqual([
			'answered',
			'not-attempted',
			'seen',
			'unseen',
			'answered',
		])
	})

	it('counts each question once, and flags and guesses besides', () => {
		expect(countStates(answers, places)).toEqual({
			answered: 2,
			'not-attempted': 1,
			seen: 1,
			unseen: 1,
			flagged: 2,
			guessed: 1,
			blank: 2,
		})
	})

	it('is filtered by what has no option and what is flagged', () => {
		expect(filterPlaces(answers, places, 'blank')).toEqual([3, 4])
		expect(filterPlaces(answers, places, 'flagged')).toEqual([3, 5])
		expect(filterPlaces(answers, places, 'all')).toEqual(places)
	})

	it.each([
		[1, 3],
		[3, 4],
		[4, 3],
		[5, 3],
	])('leads from question %i on to the next blank one, %i', (from, next) =>
		expect(nextBlank(answers, places, from)).toBe(next),
	)

	it('leads nowhere where all have an option, or only this one has none', () => {
		expect(nextBlank(answers, [1, 2], 1)).toBeNull()
		expect(nextBlank(answers, [1, 3], 3)).toBeNull()
	})
})

describe('blank questions', () => {
	it.each([
		[0, 0, false],
		[1, 44, false],
		[10, 444, false],
		[15, 667, false],
		[16, 711, true],
	])('%i of 150 cost %i hundredths; disqualified: %s', (blank, costHundredths, isDisqualifying) =>
		expect(costOfBlanks(scheme, blank, 150)).toEqual({ costHundredths, isDisqualifying }),
	)

	it('cost nothing where the scheme says so, and never disqualify without a limit', () =>
		expect(costOfBlanks({ ...scheme, isBlankPenalised: false, blankLimitPercent: null }, 150, 150)).toEqual({
			costHundredths: 0,
			isDisqualifying: false,
		}))
})
