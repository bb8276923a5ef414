import type { QuizResultData } from '@aravalli/shared/quizzes/contract'
import { describe, expect, it } from 'vitest'
import type { KeptResult } from '../kept-quiz.ts'
import { isWrong, resultOfBrowser, resultOfServer, withJudgements } from './shown-result.ts'

const at = '2026-11-24T10:00:00.000Z'

const kept: KeptResult = {
	quiz: {
		quizId: 'quiz',
		source: { kind: 'mains', tab: 'pyq', year: 2024, subject: 'environment', topic: 'biodiversity' },
		questionIds: ['one', 'two', 'three'],
		answers: {
			one: { attemptedAt: at, judgement: 'right', judgedAt: at },
			two: { attemptedAt: at, judgement: 'partly', judgedAt: at },
		},
		startedAt: at,
		elapsedSeconds: 75,
	},
	userId: null,
	submittedAt: at,
	isSent: false,
	isRefused: false,
	questions: [
		{ questionId: 'one', english: 'Orans', hindi: 'ओरण' },
		{ questionId: 'two', english: 'Tigers', hindi: null },
	],
}

describe('a result that the browser keeps', () => {
	it('is worth what the answers are, and says where its questions come from', () => {
		const { figures, source } = resultOfBrowser(kept, 'english')
		expect(figures).toMatchObject({ totalQuestions: 3, successRatio: 75, timeTaken: 75, isJudged: true })
		expect(source).toEqual(kept.quiz.source)
	})

	it('shows its questions in the language of the page, and says where one lacks it', () => {
		const inEnglish = resultOfBrowser(kept, 'english').questions
		expect(inEnglish.map(({ text, isFallback }) => [text, isFallback])).toEqual([
			['Orans', false],
			['Tigers', false],
			[null, false],
		])
		const inHindi = resultOfBrowser(kept, 'hindi')
		expect(inHindi.questions.map(({ text, isFallback }) => [text, isFallback])).toEqual([
			['ओरण', false],
			['Tigers', true],
			[null, false],
		])
		expect(inHindi.questions.map(({ verdict }) => verdict)).toEqual(['correct', 'partly', 'not-attempted'])
	})
})

it('follows what is judged afterwards', () => {
	const before = resultOfBrowser(kept, 'english')
	const after = withJudgements(before, { one: 'wrong', three: 'right' })
	expect(after.figures).toMatchObject({ successRatio: 25, incorrectAnswers: 1 })
	expect(after.questions.map(({ verdict }) => verdict)).toEqual(['incorrect', 'partly', 'not-attempted'])
	expect(after.questions.map(isWrong)).toEqual([true, true, false])
	expect(withJudgements(before, { one: null, two: null }).figures).toMatchObject({ isJudged: false, judgedRatio: null })
})

it('shows of the server’s result the first part of each question, none of one that is gone', () => {
	const question = { questions: ['First part', 'Second part'], isFallback: true }
	const result = {
		source: { kind: 'mains', tab: 'miq', year: null, subjectName: 'Polity', topicName: 'Federalism' },
		quizId: 'quiz',
		submittedAt: at,
		timeTaken: 60,
		questionResults: [
			{ questionId: 'one', question, judgement: 'right', isAttempted: true },
			{ questionId: 'two', question: null, judgement: 'wrong', isAttempted: true, userAnswer: 'B' },
		],
	} as unknown as QuizResultData
	const { source, questions, figures } = resultOfServer(result)
	expect(source).toEqual(result.source)
	expect(figures.successRatio).toBe(50)
	expect(questions).toMatchObject([
		{ questionId: 'one', text: 'First part', moreParts: 1, isFallback: true, verdict: 'correct', question },
		{ questionId: 'two', text: null, moreParts: 0, isFallback: false, verdict: 'incorrect', userAnswer: 'B' },
	])
})
