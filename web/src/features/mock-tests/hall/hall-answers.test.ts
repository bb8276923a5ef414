import type { AnswerState } from '@aravalli/shared/mock-tests/contract'
import { describe, expect, it } from 'vitest'
import {
	acknowledge,
	beginAnswers,
	byPlace,
	changeAnswer,
	mergeAnswers,
	unsentAnswers,
	waitingCount,
} from './hall-answers.ts'

const state = (place: number, answer: AnswerState['answer'], atMilliseconds: number): AnswerState => ({
	place,
	answer,
	isFlagged: false,
	isGuessed: false,
	language: null,
	spentSeconds: 0,
	atMilliseconds,
})

const none = beginAnswers({}, {})

describe('two copies of answers', () => {
	const copies = [
		byPlace([state(1, 'A', 10), state(2, 'B', 20)]),
		byPlace([state(1, 'C', 30), state(3, 'D', 5)]),
		byPlace([state(2, null, 25), state(3, 'E', 5)]),
	]

	it('are merged to the later state of each question', () => {
		const [one = {}, other = {}] = copies
		expect(mergeAnswers(one, other)).toEqual(byPlace([state(1, 'C', 30), state(2, 'B', 20), state(3, 'D', 5)]))
	})

	it('give the same in any order and however often', () => {
		const orders = [
			[0, 1, 2],
			[2, 1, 0],
			[1, 0, 2, 1, 0],
		].map((order) => order.reduce((merged, index) => mergeAnswers(merged, copies[index] ?? {}), {}))
		expect(orders[1]).toEqual(orders[0])
		expect(orders[2]).toEqual(orders[0])
	})

	it('keep what is known where nothing is newer, so that nobody is told of it again', () => {
		const [one = {}] = copies
		expect(mergeAnswers(one, structuredClone(one))[1]).toBe(one[1])
	})
})

describe('what this device had kept', () => {
	it('wins where it is newer than what the server has, and is sent', () => {
		const hall = beginAnswers(byPlace([state(1, 'A', 10)]), byPlace([state(1, 'B', 11), state(2, 'C', 3)]))
		expect(unsentAnswers(hall)).toEqual([state(2, 'C', 3), state(1, 'B', 11)])
	})

	it('gives way where another device was later, and is not sent', () => {
		const hall = beginAnswers(byPlace([state(1, 'A', 10)]), byPlace([state(1, 'B', 9)]))
		expect(hall.answers[1]?.answer).toBe('A')
		expect(unsentAnswers(hall)).toEqual([])
	})
})

describe('a change', () => {
	it('is never before what stands, although this device counts behind', () => {
		const hall = beginAnswers(byPlace([state(1, 'A', 5_000)]), {})
		expect(changeAnswer(hall, 1, { answer: 'B' }, 400).answers[1]).toMatchObject({ answer: 'B', atMilliseconds: 5_001 })
	})

	it('of the language changes no answer', () => {
		const answered = changeAnswer(none, 1, { answer: 'C', isGuessed: true }, 1)
		const read = changeAnswer(answered, 1, { language: 'hindi' }, 2)
		expect(read.answers[1]).toMatchObject({ answer: 'C', isGuessed: true, language: 'hindi' })
	})

	it('waits until just it is acknowledged', () => {
		const first = changeAnswer(none, 1, { answer: 'A' }, 1)
		const batch = unsentAnswers(first)
		const second = changeAnswer(first, 1, { answer: 'B' }, 2)
		const heard = acknowledge(second, batch)
		expect(unsentAnswers(heard)).toEqual([state(1, 'B', 2)])
		expect(waitingCount(heard)).toBe(1)
		expect(waitingCount(acknowledge(heard, unsentAnswers(heard)))).toBe(0)
	})

	it('of time alone decides nothing: what another device decided stays', () => {
		const looked = changeAnswer(beginAnswers(byPlace([state(1, 'A', 10)]), {}), 1, { spentSeconds: 9 }, 99)
		const merged = mergeAnswers(looked.answers, byPlace([state(1, 'C', 50)]))
		expect(merged[1]).toEqual({ ...state(1, 'C', 50), spentSeconds: 9 })
	})

	it('of time alone is sent and is nothing that waits', () => {
		const looked = changeAnswer(none, 4, { spentSeconds: 3 }, 1)
		expect(unsentAnswers(looked)).toHaveLength(1)
		expect(waitingCount(looked)).toBe(0)
	})
})
