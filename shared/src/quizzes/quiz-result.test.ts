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

describe('while less than half of what was attempted is judged', () => {
	it.each([
		['aaaa', 4, 0, 100, 4, null],
		['aaa-', 3, 1, 75, 3, null],
		['----', 0, 4, 0, 0, null],
		['', 0, 0, 0, 0, null],
		['waaa', 4, 0, 100, 3, 0],
		['raa', 3, 0, 100, 2, 100],
		['pwaaa-', 5, 1, (5 / 6) * 100, 3, 25],
	])(
		'every attempted question is correct, none incorrect: %s',
		(signs, correct, unanswered, ratio, unjudged, judged) => {
			const result = quizResult(taken(signs))
			expect(result).toMatchObject({
				totalQuestions: signs.length,
				attemptedQuestions: correct,
				correctAnswers: correct,
				partlyCorrectAnswers: 0,
				incorrectAnswers: 0,
				unansweredQuestions: unanswered,
				unjudgedAnswers: unjudged,
				isJudged: false,
				successRatio: ratio,
				judgedRatio: judged,
			})
			expect(result.questionResults.filter(({ isCorrect }) => isCorrect)).toHaveLength(correct)
		},
	)

	it('each question keeps the own judgement', () => {
		expect(quizResult(taken('wpaaa-')).questionResults.map(({ verdict }) => verdict)).toEqual([
			'incorrect',
			'partly',
			'correct',
			'correct',
			'correct',
			'not-attempted',
		])
	})
})

describe('once at least half of what was attempted is judged', () => {
	it.each([
		['rrrr', 100],
		['pppp', 50],
		['wwww', 0],
		['rpw', 50],
		['rraa', 100],
		['wa', 0],
		['wa--', 0],
		['rrrp-', 87.5],
	])('success is (right + ½ partly) of the judged ones: %s', (signs, ratio) => {
		expect(quizResult(taken(signs))).toMatchObject({ isJudged: true, successRatio: ratio, judgedRatio: ratio })
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

it('holds together whatever was judged, in every quiz of up to five questions', () => {
	const signs = ['r', 'p', 'w', 'a', '-']
	const longer = (all: string[]) => all.flatMap((one) => signs.map((sign) => one + sign))
	const one = longer([''])
	const [two, three] = [longer(one), longer(longer(one))]
	const four = longer(three)
	for (const quiz of ['', ...one, ...two, ...three, ...four, ...longer(four)]) holdsTogether(quiz)
})

function holdsTogether(signs: string) {
	const result = quizResult(taken(signs))
	const times = (wanted: string) => signs.split(wanted).length - 1
	const judged = times('r') + times('p') + times('w')
	const attempted = judged + times('a')
	const { correctAnswers, partlyCorrectAnswers, incorrectAnswers } = result
	const counted = correctAnswers + partlyCorrectAnswers + incorrectAnswers
	const isJudged = judged > 0 && judged >= attempted / 2
	const share = ((times('r') + times('p') / 2) / judged) * 100
	expect([signs, result.isJudged, counted, result.unjudgedAnswers, result.unansweredQuestions]).toEqual([
		signs,
		isJudged,
		isJudged ? judged : attempted,
		attempted - judged,
		times('-'),
	])
	const specified = signs === '' ? 0 : (attempted / signs.length) * 100
	expect([result.successRatio, result.judgedRatio]).toEqual([isJudged ? share : specified, judged === 0 ? null : share])
}

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
