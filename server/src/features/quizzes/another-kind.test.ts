// @module-tag one-run
import { randomUUID } from 'node:crypto'
import { quizKinds } from '@aravalli/shared/quiz-kinds-contract'
import { type QuizData, quizEndpoints } from '@aravalli/shared/quizzes/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type SignedIn, signedIn } from '../../testing/build-account.ts'
import { buildMainsQuestion, storeMainsQuestions } from '../../testing/build-mains-question.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { mainsQuizKind } from '../mains-practice/public.ts'
import { getResult } from './get-result.ts'
import { getUnfinishedQuiz } from './get-unfinished-quiz.ts'
import { keepQuiz } from './keep-quiz.ts'
import { listOwnResults } from './list-own-results.ts'
import type { QuizKinds } from './quiz-kind.ts'
import { submitQuiz } from './submit-quiz.ts'

const now = new Date('2026-11-24T10:00:00Z')
const source = z.object({ kind: z.literal('maps'), river: z.string() })
const texts = z.object({ questions: z.array(z.string()) })

/** Another feature would declare this. */
const mapShapes = {
	name: 'maps',
	source,
	namedSource: source.extend({ riverName: z.string() }),
	question: texts.extend({
		_id: z.string(),
		isFallback: z.boolean(),
		translations: z.object({ english: texts, hindi: texts.nullable() }).nullable(),
		places: z.array(z.string()),
		options: z.array(z.string()),
		correctOption: z.int(),
		explanation: z.string(),
	}),
} as const

const contract = quizEndpoints([...quizKinds, mapShapes])

const mapQuestion = (id: string) => ({
	_id: id,
	questions: [`Where is ${id}?`],
	isFallback: false,
	translations: null,
	places: ['Kota'],
	options: ['Kota', 'Bundi'],
	correctOption: 0,
	explanation: 'It is there.',
})

const kinds = {
	mains: mainsQuizKind,
	maps: {
		findQuestions: async (_: unknown, ids: string[]) => new Map(ids.map((id) => [id, mapQuestion(id)])),
		nameSources: async (_: unknown, sources: z.output<typeof source>[], language: string) =>
			sources.map((one) => ({ ...one, riverName: language === 'hindi' ? 'चंबल' : 'Chambal' })),
	},
} as QuizKinds

let test: TestApp
let learner: SignedIn

beforeAll(async () => {
	test = await startApp({}, { now: () => now })
	await storeMainsQuestions(test, buildMainsQuestion({ id: 'one' }))
})
afterAll(() => test.close())
beforeEach(async () => {
	learner = await signedIn(test)
})

const attempt = { attemptedAt: '2026-11-24T09:05:00.000Z', judgement: null, judgedAt: null }
const facts = { questionIds: ['one'], startedAt: '2026-11-24T09:00:00.000Z', elapsedSeconds: 60 }
const mains = { kind: 'mains', tab: 'pyq', year: 2024, subject: null, topic: null } as const

/** Reads what a browser sends, as the contract of both kinds does. */
function aQuiz(given: object, answers: QuizData['answers'] = { one: attempt }) {
	const body = contract['PUT /api/quizzes/:quizId'].body.parse({ source: given, answers, ...facts })
	return { ...body, quizId: randomUUID() } as QuizData
}

async function submit(quiz: QuizData): Promise<string> {
	const sent = { userId: learner.account.id, quiz, now, submittedAt: undefined }
	await submitQuiz(test.database, kinds, sent, 'english')
	return quiz.quizId
}

describe('a quiz of another kind than mains practice', () => {
	const maps = { kind: 'maps', river: 'chambal' }
	const wanted = () => ({ userId: learner.account.id, language: 'hindi' as const })

	it('is kept beside the one of mains practice, and found again with its own questions', async () => {
		const [map, other] = [aQuiz(maps, {}), aQuiz(mains, {})]
		await keepQuiz(test.database, { userId: learner.account.id, quiz: map, now })
		await keepQuiz(test.database, { userId: learner.account.id, quiz: other, now })
		const data = await getUnfinishedQuiz(test.database, kinds, { ...wanted(), kind: 'maps' as 'mains' })
		const answer = contract['GET /api/quizzes/unfinished'].answer.parse({ success: true, data })
		expect(answer.data).toEqual({ ...map, questions: [mapQuestion('one')] })
		expect(await getUnfinishedQuiz(test.database, kinds, { ...wanted(), kind: 'mains' })).toMatchObject(other)
	})

	it('has a result, in one list with the others and by itself', async () => {
		const quizId = await submit(aQuiz(maps, { one: { ...attempt, option: 1 } }))
		await submit(aQuiz(mains))
		const listed = await listOwnResults(test.database, kinds, { ...wanted(), page: 1, limit: 10 })
		const list = contract['GET /api/quizzes/results'].answer.parse({ success: true, ...listed })
		expect(list.data.map((row) => row.source).sort((a, b) => a.kind.localeCompare(b.kind))).toEqual([
			{ ...mains, subjectName: null, topicName: null },
			{ ...maps, riverName: 'चंबल' },
		])
		const data = await getResult(test.database, kinds, { ...wanted(), quizId })
		const result = contract['GET /api/quizzes/results/:quizId'].answer.parse({ success: true, data })
		expect(result.data).toMatchObject({
			source: { ...maps, riverName: 'चंबल' },
			questionResults: [
				{
					verdict: 'correct',
					question: mapQuestion('one'),
					userAnswer: 'B',
					correctAnswer: 'A',
					explanation: 'It is there.',
				},
			],
		})
	})

	it('is answered plainly by a version that does not know the kind, and hides no other result', async () => {
		const quizId = await submit(aQuiz(maps))
		await submit(aQuiz(mains))
		const { browser } = learner
		const list = (await browser.get('/api/quizzes/results')).json()
		expect(list.data.map((row: { source: { kind: string } }) => row.source.kind).sort()).toEqual(['mains', 'unknown'])
		const answer = await browser.get(`/api/quizzes/results/${quizId}`)
		expect([answer.statusCode, answer.json().data]).toMatchObject([
			200,
			{ source: { kind: 'unknown' }, correctAnswers: 1, questionResults: [{ questionId: 'one', question: null }] },
		])
		const { rows } = await test.database.db.execute(sql`select source from quizzes where id = ${quizId}`)
		expect(rows).toEqual([{ source: maps }])
	})
})
