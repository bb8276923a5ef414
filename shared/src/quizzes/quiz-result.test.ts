import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Judgement } from '../judgement.ts'
import type { Quiz } from './quiz.ts'
import { minutesAndSeconds, quizResult, tierOf } from './quiz-result.ts'

/** Takes one sign a question: r right, p partly, w wrong, a attempted, - not attempted. */
function taken(signs: string, elapsedSeconds = 0): Quiz {
	const judgement: Record<string, Judgement> = { r: 'right', p: 'partly', w: 'wrong' }
	const at = '2026-11-24T10:00:00.000Z'
	const questionIds = [...signs].map((_, index) => `q${index}`)
	const answers = [...signs].flatMap((sign, index) => {
		const given = { attemptedAt: at, judgement: judgement[sign] ?? null, judgedAt: at }
		return sign === '-' ? [] : [[`q${index}`, given] as const]
	})
	return { quizId: 'q', questionIds, answers: Object.fromEntries(answers), startedAt: at, elapsedSeconds }
}

describe('where nothing was judged', () => {
	it.each([
		['aaaa', 4, 0, 100],
		['aaa-', 3, 1, 75],
		['----', 0, 4, 0],
		['', 0, 0, 0],
	])('every attempted question is correct, none incorrect: %s', (signs, correct, unanswered, ratio) => {
		expect(quizResult(taken(signs))).toMatchObject({
			totalQuestions: signs.length,
			attemptedQuestions: correct,
			correctAnswers: correct,
			partlyCorrectAnswers: 0,
			incorrectAnswers: 0,
			unansweredQuestions: unanswered,
			unjudgedAnswers: 0,
			isJudged: false,
			successRatio: ratio,
		})
	})
})

describe('where anything was judged', () => {
	it.each([
		['rrrr', 100],
		['pppp', 50],
		['wwww', 0],
		['rpw', 50],
		['rraaaa', 100],
		['wa', 0],
		['rrrp-', 87.5],
	])('success is (right + ½ partly) of the judged ones: %s', (signs, ratio) => {
		expect(quizResult(taken(signs))).toMatchObject({ isJudged: true, successRatio: ratio })
	})

	it('counts each question once, and says what became of it', () => {
		const result = quizResult(taken('rpwa-'))
		expect(result).toMatchObject({
			totalQuestions: 5,
			attemptedQuestions: 4,
			correctAnswers: 1,
			partlyCorrectAnswers: 1,
			incorrectAnswers: 1,
			unjudgedAnswers: 1,
			unansweredQuestions: 1,
		})
		expect(result.questionResults.map(({ verdict }) => verdict)).toEqual([
			'correct',
			'partly',
			'incorrect',
			'attempted',
			'not-attempted',
		])
		expect(result.questionResults.map(({ isCorrect }) => isCorrect)).toEqual([true, false, false, false, false])
		expect(result.questionResults.at(-1)).toMatchObject({ questionId: 'q4', isAttempted: false })
	})
})

it('holds together whatever was judged', () => {
	fc.assert(
		fc.property(fc.array(fc.constantFrom('r', 'p', 'w', 'a', '-'), { maxLength: 40 }), (signs) => {
			const result = quizResult(taken(signs.join('')))
			const { correctAnswers, partlyCorrectAnswers, incorrectAnswers, unjudgedAnswers } = result
			const attempted = correctAnswers + partlyCorrectAnswers + incorrectAnswers + unjudgedAnswers
			expect(attempted).toBe(result.attemptedQuestions)
			expect(attempted + result.unansweredQuestions).toBe(result.totalQuestions)
			expect(result.successRatio).toBeGreaterThanOrEqual(0)
			expect(result.successRatio).toBeLessThanOrEqual(100)
		}),
	)
})

it('takes whole seconds', () => {
	expect(quizResult(taken('a', 59.9)).timeTaken).toBe(59)
})

it.each([
	[100, 'excellent'],
	[80, 'excellent'],
	[79.99, 'good'],
	[60, 'good'],
	[59.99, 'improvement'],
	[0, 'improvement'],
])('%d percent are %s', (ratio, tier) => expect(tierOf(ratio)).toBe(tier))

it.each([
	[0, '0:00'],
	[9, '0:09'],
	[75, '1:15'],
	[1880, '31:20'],
	[7325, '122:05'],
])('%d seconds read %s', (seconds, text) => expect(minutesAndSeconds(seconds)).toBe(text))
