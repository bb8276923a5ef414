// @module-tag one-run
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type SignedIn, signedIn } from '../../../testing/build-account.ts'
import { answerTo, storePaper } from '../../../testing/build-paper.ts'
import { emptyContent } from '../../../testing/empty-content.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { measureQuestions } from '../statistics/measure-questions.ts'
import { compareKeys, markAgain } from './mark-again.ts'

let now = new Date('2026-11-30T04:30:00.000Z')
let test: TestApp
let learner: SignedIn
let editor: SignedIn

beforeAll(async () => {
	test = await startApp({}, { now: () => now })
})
afterAll(() => test.close())
beforeEach(async () => {
	await emptyContent(test.database)
	await storePaper(test, 8)
	now = new Date(now.getTime() + 86_400_000)
	editor = await signedIn(test, { role: 'CONTENT_ADMIN' })
	learner = await signedIn(test)
	await test.database.run('delete from test_attempts; delete from paper_keys; delete from question_statistics')
})

const services = () => ({ ...test, now: () => now })

/** Takes the paper: an option for each question, '-' for none. */
async function take(options: string, who = learner, given: Record<number, object> = {}) {
	const { attemptId } = (await who.browser.post('/api/mock-tests/papers/paper-one/attempts')).json().data
	const answers = [...options].flatMap((answer, index) =>
		answer === '-' ? [] : [answerTo(index + 1, { answer, ...given[index + 1] })],
	)
	await who.browser.post(`/api/mock-tests/attempts/${attemptId}/answers`, { answers })
	await who.browser.post(`/api/mock-tests/attempts/${attemptId}/finish`)
	return attemptId as string
}

const resultOf = async (attemptId: string, who = learner, lang = 'english') =>
	(await who.browser.get(`/api/mock-tests/attempts/${attemptId}/result?lang=${lang}`)).json().data

/** Changes a question at the desk, publishes it, and does what the jobs would do. */
async function change(id: string, given: object) {
	const { data } = (await editor.browser.get(`/api/admin/prelims-questions/${id}`)).json()
	const { version, content } = data
	const url = `/api/admin/prelims-questions/${id}`
	await editor.browser.patch(url, { version, content: { ...content, ...given } })
	expect((await editor.browser.post(`${url}/publish`, { version: version + 1 })).statusCode).toBe(200)
	await compareKeys(services())
	const { rows } = await test.database.run('select max(revision) as revision from paper_keys')
	await markAgain(services(), { paperId: 'paper-one', revision: (rows[0] as { revision: number }).revision })
}

describe('the result of an attempt', () => {
	it('tells marks, parts, guesses and the solutions', async () => {
		// The key is ABCDABCD: three right, two wrong, one E, two blank.
		const attemptId = await take('ABCAAE--', learner, { 3: { isGuessed: true }, 4: { isGuessed: true } })
		const result = await resultOf(attemptId)
		expect(result).toMatchObject({
			status: 'finished',
			marksHundredths: 4 * 133 + 1 - 133,
			maxHundredths: 1067,
			isDisqualified: true,
			scores: [{ right: 4, wrong: 1, notAttempted: 1, blank: 2, gainedHundredths: 533, lostHundredths: 133 }],
			guessed: 2,
			guessedRight: 1,
			guessedHundredths: 89,
			spentSeconds: 120,
			standing: null,
		})
		expect(result.subjects).toMatchObject([
			{ subjectId: 'rajasthan-geography', right: 3, wrong: 1, marksHundredths: 356, maxHundredths: 533 },
			{ subjectId: 'reasoning', right: 1, notAttempted: 1, blank: 2, marksHundredths: 44 },
		])
		expect(result.topics).toMatchObject([{ topicId: 'aravalli-range', name: 'Aravalli range' }])
		expect(result.solutions[3]).toMatchObject({
			place: 4,
			key: 'D',
			firstKey: 'D',
			answer: 'A',
			outcome: 'wrong',
			isGuessed: true,
			english: { explanation: 'It is Guru Shikhar.' },
		})
	})

	it('brings back in revision what was wrong, guessed or not attempted, and nothing that was left blank', async () => {
		await take('ABAEAB--', learner, { 2: { isGuessed: true } })
		const { rows } = await test.database.run(
			'select question_id as id, reason from revision_cards where user_id = $1 order by question_id',
			[learner.account.id],
		)
		expect(rows).toEqual([
			{ id: 'paper-one-2', reason: 'guessed' },
			{ id: 'paper-one-3', reason: 'wrong' },
			{ id: 'paper-one-4', reason: 'wrong' },
		])
	})

	it('is for nobody else, and not before the end', async () => {
		const { attemptId } = (await learner.browser.post('/api/mock-tests/papers/paper-one/attempts')).json().data
		const answer = await learner.browser.get(`/api/mock-tests/attempts/${attemptId}/result`)
		expect([answer.statusCode, answer.json().code]).toEqual([409, 'mock-test.running'])
		const other = await signedIn(test)
		const foreign = await other.browser.get(`/api/mock-tests/attempts/${attemptId}/result`)
		expect([foreign.statusCode, foreign.json().code]).toEqual([404, 'mock-test.attempt-not-found'])
	})

	it('ranks first attempts of learners, and says where a later one would stand', async () => {
		const [better, worse] = [await signedIn(test), await signedIn(test)]
		await take('ABCDABCD', better)
		await take('EEEEEEEE', worse)
		const first = await take('ABCDAEEE')
		expect((await resultOf(first)).standing).toEqual({ rank: 2, learners: 3, percentile: null, isFirst: true })
		const second = await take('ABCDABCE')
		const { standing, earlier } = await resultOf(second)
		expect(standing).toMatchObject({ rank: 2, isFirst: false })
		expect(earlier.map((one: { attemptId: string }) => one.attemptId)).toEqual([first])
	})
})

describe('a new key', () => {
	it('gives every attempt a second, dated score; the first stays, and learners are told', async () => {
		const attemptId = await take('ABCDABCE')
		const before = await resultOf(attemptId)
		await change('paper-one-1', { key: 'B' })
		const result = await resultOf(attemptId)
		expect(
			result.scores.map(({ keyRevision, marksHundredths }: Record<string, number>) => [keyRevision, marksHundredths]),
		).toEqual([
			[2, 756],
			[1, 933],
		])
		expect(result.scores[1]).toEqual(before.scores[0])
		expect(result.solutions[0]).toMatchObject({ key: 'B', firstKey: 'A', outcome: 'wrong' })
		const { data } = (await learner.browser.get('/api/notifications?lang=hindi')).json()
		expect(data[0]).toMatchObject({
			title: 'उत्तर कुंजी बदली है: मॉक टेस्ट 1',
			text: 'आपके अंक 9.33 थे, अब 7.56 हैं।',
			path: `/mock-test/${attemptId}/result`,
		})
	})

	it('drops a question: the others share its marks', async () => {
		const attemptId = await take('BBCDABCD')
		await change('paper-one-1', { isDropped: true })
		expect((await resultOf(attemptId)).scores).toMatchObject([
			{ right: 7, dropped: 1, marksHundredths: 1067 },
			{ right: 7, wrong: 1, marksHundredths: 889 },
		])
	})

	it('does nothing where the key of what was published is the same', async () => {
		const attemptId = await take('ABCDABCD')
		await change('paper-one-1', { difficulty: 'HARD' })
		expect((await resultOf(attemptId)).scores).toHaveLength(1)
		expect((await learner.browser.get('/api/notifications')).json().data).toEqual([])
	})

	it('marks what is finished later by the newest key alone, and again only once', async () => {
		await take('ABCDABCE')
		await change('paper-one-1', { key: 'B' })
		const later = await take('BBCDABCD')
		await markAgain(services(), { paperId: 'paper-one', revision: 2 })
		expect((await resultOf(later)).scores).toMatchObject([{ keyRevision: 2, marksHundredths: 1067 }])
	})

	it('reaches an attempt that is being finished meanwhile', async () => {
		const others = await Promise.all([...Array(6)].map(() => signedIn(test)))
		await take('ABCDABCD')
		const [attempts] = await Promise.all([
			Promise.all(others.map((other) => take('ABCDABCD', other))),
			change('paper-one-1', { key: 'B' }),
		])
		await markAgain(services(), { paperId: 'paper-one', revision: 2 })
		for (const [index, attemptId] of attempts.entries())
			expect((await resultOf(attemptId, others[index])).marksHundredths).toBe(889)
	})
})

it('editors see how a question did', async () => {
	for (let index = 0; index < 30; index++) await take(index < 15 ? 'ABCDABCD' : 'BBEEEEEE', await signedIn(test))
	await measureQuestions(services())
	const get = async (id: string) =>
		(await editor.browser.get(`/api/admin/prelims-questions/${id}/statistics`)).json().data
	expect(await get('paper-one-1')).toMatchObject({
		attempts: 30,
		options: { A: 15, B: 15, C: 0, D: 0, E: 0, blank: 0 },
		rightShare: 0.5,
		discrimination: 1,
	})
	expect(await get('paper-one-2')).toMatchObject({ rightShare: 1, discrimination: 0 })
	expect(await get('none')).toMatchObject({ attempts: 0, rightShare: null, measuredAt: null })
})
