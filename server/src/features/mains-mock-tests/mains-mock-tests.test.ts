/** Papers that are written by the clock, from the start to the marks for each question. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signedIn } from '../../testing/build-account.ts'
import { buildMainsPaper, storeMainsPapers } from '../../testing/build-mains-paper.ts'
import { openBrowser, type TestBrowser } from '../../testing/open-browser.ts'
import { drawPage, noon, startDay, submit, subscriber, upload, whenRead } from '../../testing/send-copy.ts'
import type { TestApp } from '../../testing/start-app.ts'

let now = noon
let test: TestApp

beforeAll(async () => {
	test = await startDay(() => now)
	await storeMainsPapers(
		test,
		buildMainsPaper(),
		buildMainsPaper({ id: 'mock-2', english: buildMainsPaper().english, hindi: null }),
	)
})
afterAll(() => test.close())
beforeEach(() => {
	now = noon
})

const api = '/api/mains-mock-tests'
const MINUTE = 60_000
const later = (minutes: number) => new Date(noon.getTime() + minutes * MINUTE)
const codeOf = ({ statusCode, body }: { statusCode: number; body: string }) => [statusCode, JSON.parse(body).code]
const start = async (browser: TestBrowser, id = 'mock-1') =>
	(await browser.post(`${api}/papers/${id}/sittings`)).json().data
const put = (browser: TestBrowser, url: string, payload: object) =>
	browser.send({ method: 'PUT', url: `${api}/${url}`, payload })
const draftOf = (browser: TestBrowser, day = '2026-11-28') =>
	browser.post('/api/answersheet/drafts', { questionId: 'mains-papers/mock-1', day })

/** Has written the paper, and sent its pages. */
async function sentPaper(browser: TestBrowser, pages = 2) {
	const sitting = await start(browser)
	now = later(180)
	const { copyId } = (await draftOf(browser)).json().data
	for (let page = 0; page < pages; page++) await upload(browser, { copyId, content: await drawPage() })
	const answer = await submit(browser, await whenRead(browser, copyId))
	return { sitting, copyId, answer }
}

describe('a paper', () => {
	it('is listed and described for everybody, without its questions', async () => {
		const visitor = openBrowser(test)
		const list = (await visitor.get(`${api}?limit=5&lang=english`)).json()
		expect(list.pagination.total).toBe(2)
		expect(list.data[0]).toMatchObject({ minutes: 180, totalMarks: 17, questionCount: 3, paperNo: 'paper1' })
		const answer = await visitor.get(`${api}/papers/mock-1?lang=hindi`)
		expect(answer.json().data).toMatchObject({
			instructions: ['Answer all questions.', 'Keep to the words.'],
			sections: [
				{
					section: 'Part A',
					groups: [
						{ count: 1, marks: 2, wordLimit: 15 },
						{ count: 1, marks: 5, wordLimit: 50 },
					],
				},
				{ section: 'Part B', groups: [{ count: 1, marks: 10, wordLimit: 100 }] },
			],
			...{ sheetPages: 4, hasHindi: true, isFallback: false },
		})
		expect(answer.body).not.toContain('thewa')
		expect((await visitor.get(`${api}/papers/mock-2?lang=hindi`)).json().data).toMatchObject({
			isFallback: true,
			hasHindi: false,
		})
		expect(codeOf(await visitor.get(`${api}/papers/none`))).toEqual([404, 'mains-paper.not-found'])
	})

	it('is printed, with ruled sheets, for whoever is signed in', async () => {
		const { browser } = await signedIn(test)
		for (const file of ['question-paper?both=true', 'question-paper?lang=hindi', 'answer-sheets']) {
			const answer = await browser.get(`${api}/papers/mock-1/${file}`)
			expect([answer.statusCode, answer.headers['content-type'], answer.rawPayload.subarray(0, 5).toString()]).toEqual([
				...[200, 'application/pdf', '%PDF-'],
			])
		}
		expect((await openBrowser(test).get(`${api}/papers/mock-1/answer-sheets`)).statusCode).toBe(401)
	})
})

describe('an attempt', () => {
	it('has one clock of the server on all devices, and comes with model answers once it is over', async () => {
		const { browser } = await signedIn(test)
		const first = await start(browser)
		expect(first).toMatchObject({
			...{ startedAt: noon.toISOString(), endsAt: later(180).toISOString(), uploadUntil: later(240).toISOString() },
			...{ isOver: false, copy: null, doneNumbers: [], title: 'GS Paper 1: mock test' },
			questions: [
				{ number: 1, marks: 2, doneBy: 21 },
				{ doneBy: 74 },
				{ doneBy: 180, translations: { english: { answer: '' } } },
			],
		})
		now = later(30)
		const second = await start(browser)
		expect(second).toMatchObject({ sittingId: first.sittingId, endsAt: first.endsAt, now: later(30).toISOString() })
		now = later(180)
		const over = (await browser.get(`${api}/sittings/${first.sittingId}`)).json().data
		expect(over).toMatchObject({
			isOver: true,
			questions: [{}, {}, { translations: { english: { answer: 'They began in the 1930s.' } } }],
		})
	})

	it('keeps ticks while it runs, and ends when the pen is put down', async () => {
		const { browser } = await signedIn(test)
		const { sittingId } = await start(browser)
		const tick = (number: number, isDone = true) => put(browser, `sittings/${sittingId}/done`, { number, isDone })
		await Promise.all([3, 1, 3, 2].map((number) => tick(number)))
		expect((await tick(2, false)).json().data).toEqual({ doneNumbers: [1, 3] })
		expect(codeOf(await tick(4))).toEqual([400, 'mains-sitting.not-in-paper'])
		expect(codeOf(await put(browser, `sittings/${sittingId}/self-marks`, { marks: { q1: 1 } }))).toEqual([
			...[409, 'mains-sitting.running'],
		])
		now = later(60)
		const finished = (await browser.post(`${api}/sittings/${sittingId}/finish`)).json().data
		expect(finished).toMatchObject({ isOver: true, finishedAt: later(60).toISOString(), doneNumbers: [1, 3] })
		now = later(61)
		const again = (await browser.post(`${api}/sittings/${sittingId}/finish`)).json().data
		expect(again.finishedAt).toBe(finished.finishedAt)
		expect(codeOf(await tick(2))).toEqual([409, 'mains-sitting.over'])
	})

	it('keeps the marks that its learner gives, within what each question has', async () => {
		const { browser } = await signedIn(test)
		const { sittingId } = await start(browser)
		now = later(200)
		const give = (marks: object) => put(browser, `sittings/${sittingId}/self-marks`, { marks })
		expect((await give({ q1: 1.5, q3: 6 })).json().data).toEqual({ selfMarks: { q1: 1.5, q3: 6 }, selfTotal: 7.5 })
		for (const marks of [{ q1: 2.5 }, { q4: 0 }, { content: 1 }])
			expect(codeOf(await give(marks))).toEqual([400, 'mains-sitting.marks-too-high'])
		expect((await give({ q1: 0.25 })).statusCode).toBe(400)
		const list = (await browser.get(`${api}/sittings?paperId=mock-1`)).json().data
		expect(list).toMatchObject([{ sittingId, selfTotal: 7.5, totalMarks: 17 }])
	})

	it('is nobody else’s', async () => {
		const { sittingId } = await start((await signedIn(test)).browser)
		const { browser: other } = await signedIn(test)
		const answers = [
			await other.get(`${api}/sittings/${sittingId}`),
			await other.post(`${api}/sittings/${sittingId}/finish`),
			await put(other, `sittings/${sittingId}/done`, { number: 1, isDone: true }),
			await put(other, `sittings/${sittingId}/self-marks`, { marks: {} }),
		]
		expect(answers.map(codeOf)).toEqual(answers.map(() => [404, 'mains-sitting.not-found']))
		expect((await other.get(`${api}/sittings`)).json().data).toEqual([])
	})
})

describe('the copy of a paper', () => {
	it('is sent with a plan when the time is over, and returned with marks for each question', async () => {
		const { browser } = await subscriber(test, now)
		await start(browser)
		expect(codeOf(await draftOf(browser))).toEqual([409, 'copy.paper-running'])
		const { copyId, answer, sitting } = await sentPaper(browser)
		expect(answer.json().data).toMatchObject({
			state: 'waiting',
			question: {
				questionId: 'mains-papers/mock-1',
				questionText: 'GS Paper 1: mock test',
				marks: 17,
				paperCategory: 'GS_PAPER_1',
			},
			// 72 working hours from a Saturday on: Monday to Wednesday.
			dueAt: '2026-12-02T18:30:00.000Z',
		})
		expect((await browser.get('/api/answersheet/today')).json().data).toMatchObject({
			papers: [{ copyId, state: 'waiting', refusal: null }],
			plan: { leftToday: 2 },
		})

		const { browser: evaluator } = await signedIn(test, { role: 'EVALUATION_ADMIN' })
		const desk = '/api/admin/daily-evaluation'
		const workspace = (await evaluator.post(`${desk}/next`)).json().data
		expect(workspace).toMatchObject({ maxRubric: { q1: 2, q2: 5, q3: 10 }, draft: { rubric: { q1: 0, q2: 0, q3: 0 } } })
		expect(workspace.modelAnswer).toBe(
			'**1. What is thewa?** (2)\n**2. Explain phad.** (5)\n**3. Discuss Praja Mandals.** (10)\nThey began in the 1930s.',
		)
		const save = (rubric: object) =>
			evaluator.send({
				method: 'PUT',
				url: `${desk}/${workspace.evaluationId}`,
				payload: {
					revision: 0,
					annotations: [],
					remark: 'Well written.',
					saveId: `save-of-${Object.values(rubric).join('-').replaceAll('.', '_')}`,
					rubric,
				},
			})
		expect(codeOf(await save({ q1: 2.5, q2: 4, q3: 6 }))).toEqual([400, 'evaluation.marks-too-high'])
		expect(codeOf(await save({ content: 4 }))).toEqual([400, 'evaluation.marks-too-high'])
		expect((await save({ q1: 1.5, q2: 4, q3: 6 })).json().data.total).toBe(11.5)
		const seen = { revision: 1, total: 11.5 }
		expect((await evaluator.post(`${desk}/${workspace.evaluationId}/publish`, seen)).json().data.total).toBe(11.5)

		expect((await browser.get(`${api}/sittings/${sitting.sittingId}`)).json().data.copy).toMatchObject({
			...{ copyId, state: 'returned', total: 11.5, isLate: false, pageCount: 2 },
		})
		expect((await browser.get(`/api/answersheet/${copyId}/evaluation`)).json().data).toMatchObject({
			...{ maxMarks: 17, maxRubric: { q1: 2, q2: 5, q3: 10 } },
			evaluations: [{ total: 11.5, rubric: { q1: 1.5, q2: 4, q3: 6 } }],
		})
		const pdf = await browser.get(`/api/answersheet/${copyId}/pdf`)
		expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf'])
	})

	it('may come late, and is marked so', async () => {
		const { browser } = await subscriber(test, now)
		const { sittingId } = await start(browser)
		now = later(241)
		const { copyId } = (await draftOf(browser)).json().data
		await upload(browser, { copyId, content: await drawPage() })
		expect((await submit(browser, await whenRead(browser, copyId))).statusCode).toBe(200)
		expect((await browser.get(`${api}/sittings/${sittingId}`)).json().data.copy).toMatchObject({ isLate: true })
	})

	it('wants a plan with room for all its questions, and is told why not', async () => {
		const { browser: without } = await signedIn(test)
		const { browser: onTrial } = await subscriber(test, now, { planId: 'trial' })
		expect(codeOf(await draftOf(without))).toEqual([409, 'copy.no-sitting'])
		for (const browser of [without, onTrial]) await start(browser)
		now = later(180)
		expect(codeOf(await draftOf(without))).toEqual([403, 'copy.no-plan'])
		expect(codeOf(await draftOf(onTrial))).toEqual([409, 'copy.paper-beyond-plan'])
		const { papers } = (await onTrial.get('/api/answersheet/today')).json().data
		expect(papers).toMatchObject([
			{ questionId: 'mains-papers/mock-1', day: '2026-11-28', copyId: null, refusal: 'copy.paper-beyond-plan' },
		])
	})

	it('is one within seven days, and takes nothing from the questions of the day', async () => {
		const { browser } = await subscriber(test, now)
		await sentPaper(browser, 1)
		now = new Date(noon.getTime() + 86_400_000)
		await start(browser, 'mock-2')
		now = new Date(now.getTime() + 180 * MINUTE)
		const second = { questionId: 'mains-papers/mock-2', day: '2026-11-29' }
		expect(codeOf(await browser.post('/api/answersheet/drafts', second))).toEqual([409, 'copy.paper-too-soon'])
	})

	it('has room for the pages of three hours', async () => {
		const { browser } = await subscriber(test, now)
		const { answer } = await sentPaper(browser, 13)
		expect(answer.json().data).toMatchObject({ state: 'waiting', pageCount: 13 })
	})
})
