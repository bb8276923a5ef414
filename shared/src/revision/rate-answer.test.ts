import { describe, expect, it } from 'vitest'
import { answerOptions, keyOptions } from '../questions/answer-options.ts'
import { rateAnswer } from './rate-answer.ts'
import { judgeAnswer } from './revision-answer.ts'

const yesNo = [true, false]

describe('an answer', () => {
	it('is right where it is the key, wrong with every other option and with E, and nothing where none was chosen or the question was dropped', () => {
		for (const key of keyOptions)
			for (const isGuessed of yesNo) {
				for (const answer of answerOptions) {
					expect(judgeAnswer({ answer, isGuessed, key, isDropped: false })).toEqual({
						isRight: answer === key,
						isGuessed,
					})
					expect(judgeAnswer({ answer, isGuessed, key, isDropped: true })).toBeNull()
				}
				expect(judgeAnswer({ answer: null, isGuessed, key, isDropped: false })).toBeNull()
			}
	})

	it.each([
		[false, false, false, 'again'],
		[false, false, true, 'again'],
		[false, true, false, 'again'],
		[false, true, true, 'again'],
		[true, true, false, 'hard'],
		[true, true, true, 'hard'],
		[true, false, false, 'good'],
		[true, false, true, 'easy'],
	] as const)('that is right: %s, guessed: %s, easy: %s is rated %s', (isRight, isGuessed, isEasy, rating) => {
		expect(rateAnswer({ isRight, isGuessed, isEasy })).toBe(rating)
	})
})
