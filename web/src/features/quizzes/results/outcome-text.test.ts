import { expect, it } from 'vitest'
import { outcomeText } from './outcome-text.ts'

const texts = {
	attemptedOf: (attempted: number, total: number) => `${attempted} of ${total} attempted`,
	judgedAs: (judged: number, right: number, partly: number) => `${judged} judged: ${right} + ${partly} partly`,
	notJudged: (count: number) => `${count} not judged`,
}
const outcome = {
	totalQuestions: 8,
	attemptedQuestions: 8,
	correctAnswers: 8,
	partlyCorrectAnswers: 0,
	unjudgedAnswers: 7,
	isJudged: false,
}

it.each([
	[{}, '8 of 8 attempted, 7 not judged'],
	[
		{ isJudged: true, correctAnswers: 3, partlyCorrectAnswers: 1, unjudgedAnswers: 2 },
		'6 judged: 3 + 1 partly, 2 not judged',
	],
	[{ isJudged: true, correctAnswers: 6, unjudgedAnswers: 0 }, '8 judged: 6 + 0 partly'],
])('a row says what its percentage counts: %j', (given, text) => {
	expect(outcomeText({ ...outcome, ...given }, texts)).toBe(text)
})
