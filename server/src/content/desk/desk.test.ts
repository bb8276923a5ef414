/** Shows the work of editors on any kind of content with answer-writing questions. */
import { answerWritingKind, type QuestionCopy } from '@aravalli/shared/answer-writing/kind'
import { emptyCopy } from '@aravalli/shared/content/kind'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SignedIn, signedIn } from '../../testing/build-account.ts'
import { buildDraft } from '../../testing/build-draft.ts'
import { buildQuestion } from '../../testing/build-question.ts'
import type { TestBrowser } from '../../testing/open-browser.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { storeQuestions } from '../../testing/store-questions.ts'

const { english: emptyTexts } = emptyCopy(answerWritingKind)
const base = '/api/admin/answer-writing'
const publicBase = '/api/content/answer-writing-practice'
let test: TestApp
let kavita: SignedIn
let ravi: SignedIn

beforeAll(async () => {
	test = await startApp({}, { now: () => new Date('2026-11-18T06:00:00Z') })
	kavita = await signedIn(test, { role: 'CONTENT_ADMIN', name: 'Kavita Joshi' })
	ravi = await signedIn(test, { role: 'ADMIN', name: 'Ravi Singh' })
})
afterAll(() => test.close())

async function ask(browser: TestBrowser, method: string, path: string, payload?: object, key?: string) {
	const answer = await browser.send({
		method: method as 'GET',
		url: `${base}${path}`,
		...(payload && { payload }),
		...(key && { headers: { 'idempotency-key': key } }),
	})
	return { status: answer.statusCode, body: answer.json() }
}

const create = async (content: QuestionCopy = buildDraft()) =>
	(await ask(kavita.browser, 'POST', '', { content })).body.data

const act = (id: string, action: string, version?: number, { browser } = kavita) =>
	ask(browser, 'POST', `/${id}/${action}`, version === undefined ? undefined : { version })

const save = (id: string, version: number, content: QuestionCopy, { browser } = kavita) =>
	ask(browser, 'PATCH', `/${id}`, { version, content })

const remove = (id: string, version: number) => ask(kavita.browser, 'DELETE', `/${id}`, { version })

async function published(): Promise<{ id: string; version: number }> {
	const { id } = await create()
	expect((await act(id, 'publish', 1)).status).toBe(200)
	return { id, version: 1 }
}

const read = async (id: string) => {
	const answer = await test.app.inject(`${publicBase}/${id}`)
	return answer.statusCode === 200 ? answer.json().data : answer.statusCode
}

const withQuestion = (questionText: string): QuestionCopy => {
	const { english, hindi } = buildDraft()
	return buildDraft({ english: { ...english, questionText }, hindi: { ...hindi, subCategory: questionText } })
}

describe('a draft', () => {
	it('may be incomplete, and readers see nothing of it', async () => {
		const empty: QuestionCopy = {
			...buildDraft({ paperCategory: null, difficulty: null, publishedOn: null }),
			timeLimitMinutes: null,
			marks: null,
			wordLimit: null,
			english: emptyTexts,
			hindi: { ...emptyTexts, questionText: 'राज्यपाल' },
		}
		const { status, body } = await ask(kavita.browser, 'POST', '', { content: empty })
		expect(status).toBe(200)
		expect(body.data).toMatchObject({
			id: expect.stringMatching(/^question-[a-z0-9]{6}$/),
			status: 'draft',
			version: 1,
			publishedVersion: null,
			languages: { english: 'missing', hindi: 'partial' },
			updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
			updatedByName: 'Kavita Joshi',
			isUpdatedByCaller: true,
			content: empty,
		})
		expect(await read(body.data.id)).toBe(404)
		const again = (await ask(ravi.browser, 'GET', `/${body.data.id}`)).body.data
		expect(again).toEqual({ ...body.data, isUpdatedByCaller: false })
	})

	it('is begun once, however often it is sent with its key, and not by somebody else’s', async () => {
		const key = 'a0b1-once'
		const content = withQuestion('Sent twice')
		const answers = await Promise.all(
			Array.from({ length: 5 }, () => ask(kavita.browser, 'POST', '', { content }, key)),
		)
		expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
		const ids = new Set(answers.map(({ body }) => body.data.id))
		expect(ids.size).toBe(1)
		const [id = ''] = ids
		expect((await save(id, 1, withQuestion('Saved since'))).status).toBe(200)
		const late = await ask(kavita.browser, 'POST', '', { content }, key)
		expect(late.body.data).toMatchObject({ id, version: 2 })
		expect((await ask(ravi.browser, 'POST', '', { content }, key)).body.data.id).not.toBe(id)
	})

	it.each([
		['a text of a length that nobody writes', { english: { ...emptyTexts, questionText: 'x'.repeat(5001) } }],
		['31 tags', { english: { ...emptyTexts, tags: Array.from({ length: 31 }, (_, n) => `${n}`) } }],
		['an unknown paper', { paperCategory: 'GS_PAPER_9' }],
		['a day that does not exist', { publishedOn: '2026-02-30' }],
		['half a mark', { marks: 2.5 }],
		['more marks than anything has', { marks: 2_000_000_000 }],
		['no Hindi at all', { hindi: undefined }],
		['a text that is none', { hindi: { ...emptyTexts, answer: 7 } }],
	])('is refused with %s', async (_, given) => {
		const { status, body } = await ask(kavita.browser, 'POST', '', { content: { ...buildDraft(), ...given } })
		expect([status, body.code, body.errors.length]).toEqual([400, 'request.invalid', 1])
	})

	it('is stored without characters that only steer', async () => {
		const { id } = await create(withQuestion(' The \u202eGovernor\u0000\ud800 '))
		const { content } = (await ask(kavita.browser, 'GET', `/${id}`)).body.data
		expect(content.english.questionText).toBe('The Governor')
	})
})

describe('a save', () => {
	it('makes the next version, and readers keep what was published', async () => {
		const { id } = await published()
		const { status, body } = await save(id, 1, withQuestion('Explain it anew.'), ravi)
		expect(status).toBe(200)
		expect(body.data).toMatchObject({ version: 2, publishedVersion: 1, status: 'changed', updatedByName: 'Ravi Singh' })
		expect(await read(id)).toMatchObject({ questionText: 'Explain the constitutional position of the Governor.' })
		expect((await act(id, 'publish', 2)).body.data).toMatchObject({ status: 'published', publishedVersion: 2 })
		expect(await read(id)).toMatchObject({ questionText: 'Explain it anew.' })
	})

	it('over a newer version is refused, and says who saved that and when', async () => {
		const { id } = await create()
		const newer = (await save(id, 1, withQuestion('Of Ravi'), ravi)).body.data
		const { status, body } = await save(id, 1, withQuestion('Of Kavita'))
		expect([status, body.code]).toEqual([409, 'content.changed'])
		expect(body.details).toEqual({ version: 2, savedAt: newer.updatedAt, savedByName: 'Ravi Singh' })
		expect((await ask(kavita.browser, 'GET', `/${id}`)).body.data.content).toEqual(newer.content)
		expect((await save(id, 2, withQuestion('Of Kavita'))).body.data).toMatchObject({ version: 3 })
	})

	it('whose answer was lost may be sent again', async () => {
		const { id } = await create()
		const content = withQuestion('Sent twice')
		expect((await save(id, 1, content)).body.data.version).toBe(2)
		expect((await save(id, 1, content)).body.data.version).toBe(2)
	})

	it('that changes nothing is no new version', async () => {
		const { id } = await published()
		expect((await save(id, 1, buildDraft())).body.data).toMatchObject({ version: 1, status: 'published' })
	})

	it('of what is missing is refused', async () => {
		const { status, body } = await save('missing', 1, buildDraft())
		expect([status, body.code]).toEqual([404, 'content.not-found'])
		expect((await ask(kavita.browser, 'GET', '/No%00slug')).status).toBe(404)
	})
})

describe('what came with the product', () => {
	it('is version 1, and is edited like anything else', async () => {
		const seeded = buildQuestion({ id: 'seeded' })
		await storeQuestions(test, seeded)
		const first = (await ask(kavita.browser, 'GET', '/seeded')).body.data
		expect(first).toMatchObject({
			status: 'published',
			version: 1,
			publishedVersion: 1,
			updatedByName: null,
			isUpdatedByCaller: false,
			content: buildDraft(),
		})
		expect((await save('seeded', 1, withQuestion('Edited'))).body.data).toMatchObject({ version: 2, status: 'changed' })
		expect(await read('seeded')).toMatchObject({ questionText: seeded.english.questionText })
		expect((await act('seeded', 'unpublish', 2)).body.data).toMatchObject({
			status: 'withdrawn',
			publishedVersion: null,
		})
		expect(await read('seeded')).toBe(404)
		expect((await act('seeded', 'reinstate')).body.data).toMatchObject({ status: 'changed', publishedVersion: 1 })
		expect(await read('seeded')).toMatchObject({ questionText: seeded.english.questionText })
	})

	it('may be deleted and restored untouched', async () => {
		await storeQuestions(test, buildQuestion({ id: 'untouched' }))
		const before = await read('untouched')
		expect((await remove('untouched', 1)).body.data).toMatchObject({ status: 'deleted', version: 1 })
		expect(await read('untouched')).toBe(404)
		expect((await act('untouched', 'restore')).body.data).toMatchObject({ status: 'published', version: 1 })
		expect(await read('untouched')).toEqual(before)
	})
})

describe('publishing', () => {
	it('names what is missing at each field, in the language of the request', async () => {
		const { id } = await create(
			buildDraft({ marks: 0, publishedOn: '2026-11-19', hindi: { ...emptyTexts, answer: 'उत्तर' } }),
		)
		const { status, body } = await act(id, 'publish', 1)
		expect([status, body.code]).toEqual([400, 'content.incomplete'])
		expect(body.message).toBe('This cannot be published yet. Please complete the marked fields.')
		expect(body.errors).toEqual([
			{ path: 'hindi.questionText', message: 'Please fill this in' },
			{ path: 'hindi.subCategory', message: 'Please fill this in' },
			{ path: 'hindi.tags', message: 'Please fill this in' },
			{ path: 'marks', message: 'Must be a whole number from 1 to 250' },
			{ path: 'publishedOn', message: 'The publication date cannot be in the future' },
		])
		const hindi = await ask(kavita.browser, 'POST', `/${id}/publish?lang=hindi`, { version: 1 })
		expect(hindi.body.errors[4].message).toBe('प्रकाशन तिथि आने वाले समय की नहीं हो सकती')
		expect(await read(id)).toBe(404)
	})

	it('of a version that the editor has not seen is refused', async () => {
		const { id } = await create()
		await save(id, 1, withQuestion('Of Ravi'), ravi)
		for (const action of ['publish', 'unpublish']) {
			const { status, body } = await act(id, action, 1)
			expect([status, body.code, body.details.savedByName]).toEqual([409, 'content.changed', 'Ravi Singh'])
		}
		expect(await read(id)).toBe(404)
	})

	it('twice, unpublishing twice and reinstating twice change nothing more', async () => {
		const { id } = await published()
		expect((await act(id, 'publish', 1)).body.data.status).toBe('published')
		await act(id, 'unpublish', 1)
		expect((await act(id, 'unpublish', 1)).body.data.status).toBe('withdrawn')
		await act(id, 'reinstate')
		expect((await act(id, 'reinstate')).body.data.status).toBe('published')
		const { id: never } = await create()
		expect((await act(never, 'reinstate')).body.data.status).toBe('draft')
		expect(await read(never)).toBe(404)
	})

	it('after an unpublishing shows the newest', async () => {
		const { id } = await published()
		await save(id, 1, withQuestion('The newest'))
		await act(id, 'unpublish', 2)
		expect((await act(id, 'publish', 2)).body.data).toMatchObject({ status: 'published', publishedVersion: 2 })
		expect(await read(id)).toMatchObject({ questionText: 'The newest' })
	})
})

describe('a deletion', () => {
	it('takes it from readers and from editing until it is restored, with what was live and what was not', async () => {
		const { id } = await published()
		await save(id, 1, withQuestion('Not published yet'))
		expect((await remove(id, 2)).body.data.status).toBe('deleted')
		expect((await remove(id, 2)).status).toBe(200)
		expect(await read(id)).toBe(404)
		const actions = [await act(id, 'publish', 2), await act(id, 'unpublish', 2), await act(id, 'reinstate')]
		for (const refused of [await save(id, 2, withQuestion('Too late')), ...actions])
			expect([refused.status, refused.body.code]).toEqual([409, 'content.deleted'])
		expect((await act(id, 'restore')).body.data).toMatchObject({ status: 'changed', version: 2, publishedVersion: 1 })
		expect((await act(id, 'restore')).status).toBe(200)
		expect(await read(id)).toMatchObject({ questionText: buildDraft().english.questionText })
		expect((await save(id, 2, withQuestion('Goes on'))).body.data.version).toBe(3)
	})

	it('of a version that the editor has not seen is refused, and says who saved that', async () => {
		const { id } = await published()
		await save(id, 1, withQuestion('Of Ravi'), ravi)
		const { status, body } = await remove(id, 1)
		expect([status, body.code, body.details]).toMatchObject([409, 'content.changed', { savedByName: 'Ravi Singh' }])
		expect(await read(id)).toMatchObject({ questionText: buildDraft().english.questionText })
		expect((await ask(kavita.browser, 'DELETE', `/${id}`)).status).toBe(400)
		expect((await remove(id, 2)).body.data.status).toBe('deleted')
		expect((await remove(id, 1)).status).toBe(200)
	})

	it('of a draft leaves a draft to restore', async () => {
		const { id } = await create()
		await remove(id, 1)
		expect((await act(id, 'restore')).body.data.status).toBe('draft')
		expect(await read(id)).toBe(404)
	})

	it('of what was unpublished does not publish it again when it is restored', async () => {
		const { id } = await published()
		await act(id, 'unpublish', 1)
		await remove(id, 1)
		await act(id, 'restore')
		expect(await read(id)).toBe(404)
	})
})
