// @module-tag one-run
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type SignedIn, signedIn, signIn } from '../../../testing/build-account.ts'
import { answerTo, storePaper } from '../../../testing/build-paper.ts'
import { emptyContent } from '../../../testing/empty-content.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { closeAttempts } from '../finishing/close-attempts.ts'

const start = new Date('2026-11-30T04:30:00.000Z')
let now = start
let test: TestApp
let learner: SignedIn

beforeAll(async () => {
	test = await startApp({}, { now: () => now })
})
afterAll(() => test.close())
beforeEach(async () => {
	now = start
	await emptyContent(test.database)
	await storePaper(test, 8)
	learner = await signedIn(test)
})

const setTime = (minutes: number, seconds = 0) => {
	now = new Date(start.getTime() + minutes * 60_000 + seconds * 1000)
}

const begin = async (who = learner, paperId = 'paper-one') =>
	(await who.browser.post(`/api/mock-tests/papers/${paperId}/attempts`)).json().data.attemptId as string

async function save(attemptId: string, answers: object[], who = learner) {
	const answer = await who.browser.post(`/api/mock-tests/attempts/${attemptId}/answers`, { answers })
	return { status: answer.statusCode, body: answer.json() }
}

const read = async (attemptId: string, who = learner) =>
	(await who.browser.get(`/api/mock-tests/attempts/${attemptId}`)).json().data

const finish = async (attemptId: string, who = learner) =>
	(await who.browser.post(`/api/mock-tests/attempts/${attemptId}/finish`)).statusCode

const answersOf = async (attemptId: string) =>
	(await read(attemptId)).answers.map(({ place, answer }: { place: number; answer: string }) => [place, answer])

describe('an attempt', () => {
	it('begins with the whole paper in both languages, without its key, and the time of the server', async () => {
		const attemptId = await begin()
		setTime(75, 30)
		const attempt = await read(attemptId)
		expect(attempt).toMatchObject({
			paperId: 'paper-one',
			status: 'running',
			questionCount: 8,
			answered: 0,
			clock: { elapsedMilliseconds: 75.5 * 60_000, minutes: 180, bubbleMinutes: 10 },
			scheme: { hasNotAttempted: true, wrongParts: 3 },
		})
		expect(attempt.questions).toHaveLength(8)
		expect(attempt.questions[0]).toEqual({
			place: 1,
			questionId: 'paper-one-1',
			subjectId: 'rajasthan-geography',
			english: { question: 'Which is the highest peak?', options: ['Guru Shikhar', 'Ser', 'Jarga', 'Taragarh'] },
			hindi: { question: 'सबसे ऊँची चोटी कौन-सी है?', options: ['गुरु शिखर', 'सेर', 'जरगा', 'तारागढ़'] },
		})
		expect(JSON.stringify(attempt)).not.toMatch(/"key"|explanation|isDropped/)
	})

	it('is the same on every device, also where all begin it at once', async () => {
		const other = { ...learner, browser: await signIn(test, learner.account) }
		const begun = await Promise.all([...Array(6)].map((_, index) => begin(index % 2 ? other : learner)))
		expect(new Set(begun).size).toBe(1)
	})

	it('keeps each acknowledged answer, flag, guess, language and the time', async () => {
		const attemptId = await begin()
		setTime(5)
		const given = answerTo(3, { answer: 'E', isFlagged: true, isGuessed: true, language: 'hindi', spentSeconds: 41 })
		expect((await save(attemptId, [given])).body.data).toEqual({
			elapsedMilliseconds: 300_000,
			minutes: 180,
			bubbleMinutes: 10,
			fixed: [],
		})
		const { answers, answered } = await read(attemptId, { ...learner, browser: await signIn(test, learner.account) })
		expect([answers, answered]).toEqual([[given], 1])
	})

	it('takes the same once, and nothing older than what it has: two tabs, a queue that comes late', async () => {
		const attemptId = await begin()
		setTime(10)
		await save(attemptId, [answerTo(1, { answer: 'B', atMilliseconds: 60_000 })])
		await Promise.all([...Array(5)].map(() => save(attemptId, [answerTo(1, { answer: 'B', atMilliseconds: 60_000 })])))
		await save(attemptId, [
			answerTo(1, { answer: 'C', atMilliseconds: 59_999 }),
			answerTo(2, { answer: 'D', atMilliseconds: 1 }),
		])
		expect(await answersOf(attemptId)).toEqual([
			[1, 'B'],
			[2, 'D'],
		])
		await save(attemptId, [
			answerTo(1, { answer: null, atMilliseconds: 70_000 }),
			answerTo(1, { answer: 'A', atMilliseconds: 65_000 }),
		])
		expect(await answersOf(attemptId)).toEqual([
			[1, null],
			[2, 'D'],
		])
	})

	it('is not locked by a phone whose clock was set forward', async () => {
		const attemptId = await begin()
		setTime(1)
		await save(attemptId, [answerTo(1, { answer: 'B', atMilliseconds: 999_000_000 })])
		setTime(2)
		await save(attemptId, [answerTo(1, { answer: 'C', atMilliseconds: 110_000 })])
		expect(await answersOf(attemptId)).toEqual([[1, 'C']])
	})
})

describe('an answer is refused, and nothing with it is stored,', () => {
	it.each<[string, object, number, string]>([
		['to a question that is not in the paper', { place: 9 }, 400, 'mock-test.not-in-paper'],
		['to a place that no paper has', { place: 301 }, 400, 'request.invalid'],
		['to place 0', { place: 0 }, 400, 'request.invalid'],
		['with option F', { answer: 'F' }, 400, 'request.invalid'],
		['with a small letter', { answer: 'a' }, 400, 'request.invalid'],
		['with less than no time', { spentSeconds: -1 }, 400, 'request.invalid'],
		['in a language that there is not', { language: 'urdu' }, 400, 'request.invalid'],
	])('%s', async (_name, given, status, code) => {
		const attemptId = await begin()
		expect(await save(attemptId, [answerTo(1), answerTo(2, given)])).toMatchObject({ status, body: { code } })
		expect(await answersOf(attemptId)).toEqual([])
	})

	it('with E where the scheme has none', async () => {
		await emptyContent(test.database)
		await storePaper(test, 2, { id: 'of-old' }, { hasNotAttempted: false })
		const attemptId = await begin(learner, 'of-old')
		expect(await save(attemptId, [answerTo(1, { answer: 'E' })])).toMatchObject({
			status: 400,
			body: { code: 'mock-test.option-unknown' },
		})
	})

	it('in somebody else’s attempt, and in none', async () => {
		const attemptId = await begin()
		const other = await signedIn(test)
		for (const id of [attemptId, '00000000-0000-0000-0000-000000000000', 'x', 'a%00b'])
			expect(await save(id, [answerTo(1)], other)).toMatchObject({
				status: 404,
				body: { code: 'mock-test.attempt-not-found' },
			})
		expect(await answersOf(attemptId)).toEqual([])
	})

	it('after the end', async () => {
		const attemptId = await begin()
		expect([await finish(attemptId), await finish(attemptId)]).toEqual([200, 200])
		expect(await save(attemptId, [answerTo(1)])).toMatchObject({ status: 409, body: { code: 'mock-test.finished' } })
	})

	it('after the time and its grace', async () => {
		const attemptId = await begin()
		setTime(190, 30)
		expect(await save(attemptId, [answerTo(1)])).toMatchObject({ status: 200 })
		setTime(190, 31)
		expect(await save(attemptId, [answerTo(2)])).toMatchObject({ status: 409, body: { code: 'mock-test.time-over' } })
		expect(await answersOf(attemptId)).toEqual([[1, 'A']])
	})
})

describe('when the time is over', () => {
	it('only what is blank gets an option for ten minutes, and the device is told what stays', async () => {
		const attemptId = await begin()
		await save(attemptId, [answerTo(1, { answer: 'B' }), answerTo(2, { answer: null })])
		setTime(180, 31)
		const late = [1, 2, 3].map((place) => answerTo(place, { answer: 'C', atMilliseconds: 10_800_000 + place }))
		expect((await save(attemptId, late)).body.data.fixed).toEqual([1])
		expect(await answersOf(attemptId)).toEqual([
			[1, 'B'],
			[2, 'C'],
			[3, 'C'],
		])
	})

	it('an attempt that nobody has ended is closed, and counts as it is', async () => {
		const attemptId = await begin()
		await save(attemptId, [answerTo(1)])
		setTime(190, 20)
		await closeAttempts({ ...test, now: () => now })
		expect((await read(attemptId)).status).toBe('running')
		setTime(200)
		await closeAttempts({ ...test, now: () => now })
		expect(await read(attemptId)).toMatchObject({
			status: 'finished',
			answered: 1,
			finishedAt: '2026-11-30T07:40:00.000Z',
			questions: [],
		})
	})

	it('a new attempt ends the one before', async () => {
		const attemptId = await begin()
		setTime(200)
		expect(await begin()).not.toBe(attemptId)
		expect((await read(attemptId)).status).toBe('finished')
	})
})

describe('a paper', () => {
	it('cannot be begun where a question or its scheme is not published', async () => {
		await emptyContent(test.database)
		const { paperId } = await storePaper(test, 2, { id: 'unmarked', cycle: 'RAS_2025' })
		const answer = await learner.browser.post(`/api/mock-tests/papers/${paperId}/attempts`)
		expect([answer.statusCode, answer.json().code]).toEqual([409, 'mock-test.not-ready'])
		const none = await learner.browser.post('/api/mock-tests/papers/none/attempts')
		expect([none.statusCode, none.json().code]).toEqual([404, 'mock-test.not-found'])
	})

	it('is listed with its marks and minutes, in the language of the request', async () => {
		const { data } = (await learner.browser.get('/api/mock-tests?lang=hindi')).json()
		expect(data).toEqual([
			expect.objectContaining({
				_id: 'paper-one',
				title: 'मॉक टेस्ट 1',
				questionCount: 8,
				maxHundredths: 1067,
				minutes: 180,
				bubbleMinutes: 10,
			}),
		])
		const paper = (await learner.browser.get('/api/mock-tests/papers/paper-one')).json().data
		expect(paper.subjects.map(({ subjectId, questions }: Record<string, unknown>) => [subjectId, questions])).toEqual([
			['rajasthan-geography', 4],
			['reasoning', 4],
		])
	})
})

it('an end and answers that arrive at the same time lose nothing that was acknowledged', async () => {
	for (let round = 0; round < 10; round++) {
		const attemptId = await begin()
		const saving = [...Array(8)].map((_, index) => save(attemptId, [answerTo(index + 1)]))
		const [saved] = await Promise.all([Promise.all(saving), finish(attemptId)])
		const acknowledged = saved.filter(({ status }) => status === 200).length
		expect(saved.every(({ status }) => status === 200 || status === 409)).toBe(true)
		expect((await read(attemptId)).answered).toBe(acknowledged)
	}
})

it('what many send at once is stored together, each for itself: one that is refused keeps nobody else out', async () => {
	const others = await Promise.all([...Array(5)].map(() => signedIn(test)))
	const attempts = await Promise.all(others.map((other) => begin(other)))
	const [first = ''] = attempts
	setTime(5)
	const sent = await Promise.all([
		...attempts.flatMap((attemptId, index) => [
			save(attemptId, [answerTo(1), answerTo(9)], others[index]),
			save(attemptId, [answerTo(2, { answer: 'B' })], others[index]),
			save(attemptId, [answerTo(2, { answer: 'C', atMilliseconds: 1 })], others[index]),
		]),
		save(first, [answerTo(3)], others[1]),
	])
	const codes = sent.map(({ status }) => status)
	expect(codes).toEqual([...attempts.flatMap(() => [400, 200, 200]), 404])
	for (const [index, attemptId] of attempts.entries())
		expect((await read(attemptId, others[index])).answers).toEqual([answerTo(2, { answer: 'B' })])
})
