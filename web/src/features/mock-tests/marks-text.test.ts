import { describe, expect, it } from 'vitest'
import { marksOfOne, marksText, totalText } from './marks-text.ts'

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

describe('marks', () => {
	it.each([
		[10_222, '102.22'],
		[20_000, '200.00'],
		[5, '0.05'],
		[0, '0.00'],
		[-311, '−3.11'],
	])('%i are written %s', (hundredths, text) => expect(marksText(hundredths)).toBe(text))

	it.each([
		[20_000, '200'],
		[1_667, '16.67'],
	])('a total of %i is written %s', (hundredths, text) => expect(totalText(hundredths)).toBe(text))

	it('of one question follow the scheme', () => {
		expect(marksOfOne(scheme)).toEqual({ right: 133, wrong: 44, blank: 44 })
		expect(marksOfOne({ ...scheme, wrongParts: null, wrongHundredths: 33, isBlankPenalised: false })).toEqual({
			right: 133,
			wrong: 33,
			blank: 0,
		})
	})
})
