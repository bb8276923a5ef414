// @module-tag one-run
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '../../testing/build-account.ts'
import { storeComment } from '../../testing/build-comment.ts'
import { buildQuestion } from '../../testing/build-question.ts'
import type { TestBrowser } from '../../testing/open-browser.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { storeQuestions } from '../../testing/store-questions.ts'

const base = '/api/content/answer-writing-practice'
let test: TestApp
let reader: TestBrowser

beforeAll(async () => {
	test = await startApp()
	reader = (await signedIn(test)).browser
	const governor = buildQuestion()
	const prajamandal = buildQuestion({
		id: 'prajamandal',
		paperCategory: 'GS_PAPER_1',
		publishedOn: '2026-11-18',
		english: { ...governor.english, questionText: 'Discuss the Prajamandal movements.', tags: ['Prajamandal'] },
		hindi: {
			answer: 'उत्तर',
			marksSplit: '',
			questionText: 'प्रजामण्डल आंदोलनों की विवेचना कीजिए।',
			subCategory: 'राजस्थान का इतिहास',
			tags: ['प्रजामण्डल'],
		},
	})
	const englishOnly = buildQuestion({ id: 'english-only', publishedOn: '2026-11-01', hindi: null })
	const essays = Array.from({ length: 11 }, (_, index) =>
		buildQuestion({ id: `essay-${index}`, paperCategory: 'ESSAY', publishedOn: `2026-10-${10 + index}` }),
	)
	const month = buildQuestion({ id: 'month', paperCategory: 'MONTHLY_CONSOLIDATIONS', publishedOn: '2026-09-01' })
	await storeQuestions(test, governor, prajamandal, englishOnly, ...essays, month)
})
afterAll(() => test.close())

async function get(path: string, headers: Record<string, string> = {}) {
	const response = await test.app.inject({ url: `${base}${path}`, headers })
	return { status: response.statusCode, headers: response.headers, body: response.json() }
}

const idsOf = ({ body }: { body: { data: { questionId: string }[] } }) => body.data.map(({ questionId }) => questionId)

describe('the list of questions', () => {
	it('comes newest first, ten at a time, with the total', async () => {
		const { status, body } = await get('?view=card')
		expect(status).toBe(200)
		expect(body.success).toBe(true)
		expect(body.data).toHaveLength(10)
		expect(body.data[0]).toEqual({
			questionId: 'prajamandal',
			paperCategory: 'GS_PAPER_1',
			questionText: 'Discuss the Prajamandal movements.',
			difficulty: 'MEDIUM',
			publicationDate: '2026-11-18',
			subCategory: 'Indian polity',
			timeLimit: 12,
			marks: 10,
			wordLimit: 150,
			tags: ['Prajamandal'],
			isFallback: false,
		})
		expect(body.pagination).toEqual({ page: 1, limit: 10, total: 15, totalPages: 2, isTotalCapped: false })
	})

	it('answers each as its own call does, counts and comments included, unless cards are asked for', async () => {
		const learner = (await signedIn(test)).browser
		await storeComment(learner, `${base}/prajamandal/comments`, 'Thank you.')
		const { body } = await get('?limit=3')
		expect(body.data[0]).toEqual((await get('/prajamandal')).body.data)
		expect(body.data[0]).toMatchObject({ answer: expect.any(String), viewCount: 0, commentCount: 1 })
		expect(body.data[0].comments).toHaveLength(1)
		expect(body.data[1]).toMatchObject({ commentCount: 0, comments: [] })
	})

	it('goes on with the next page, and past the end is empty with the same total', async () => {
		expect(idsOf(await get('?page=2'))).toEqual(['essay-3', 'essay-2', 'essay-1', 'essay-0', 'month'])
		const past = await get('?page=999999999')
		expect(past.status).toBe(200)
		expect(past.body.data).toEqual([])
		expect(past.body.pagination).toMatchObject({ page: 999_999_999, total: 15, totalPages: 2 })
	})

	it('is filtered by paper, in both spellings of the monthly one', async () => {
		expect(idsOf(await get('?paperCategory=GS_PAPER_1'))).toEqual(['prajamandal'])
		expect(idsOf(await get('?paperCategory=MONTHLY_CONSOLIDATIONS'))).toEqual(['month'])
		expect(idsOf(await get('?paperCategory=MONTHLY_CONSOLIDATION'))).toEqual(['month'])
		expect((await get('?paperCategory=ALL_PAPERS')).body.pagination.total).toBe(15)
		expect((await get('?paperCategory=PRAKARAM_2025_26')).body.data).toEqual([])
	})

	it('comes in the language that is asked for, and says where Hindi is missing', async () => {
		const { body } = await get('?lang=hindi&limit=3')
		expect(body.data[0]).toMatchObject({ questionText: 'प्रजामण्डल आंदोलनों की विवेचना कीजिए।', isFallback: false })
		expect(body.data[2]).toMatchObject({ questionId: 'english-only', isFallback: true, subCategory: 'Indian polity' })
		const byCookie = await get('?limit=1', { cookie: 'preferredLanguage=hindi', 'accept-language': 'en' })
		expect(byCookie.body.data[0].questionText).toContain('प्रजामण्डल')
		const byBrowser = await get('?limit=1', { 'accept-language': 'hi-IN' })
		expect(byBrowser.body.data[0].questionText).toContain('प्रजामण्डल')
	})

	it.each(['प्रजामण्डल', 'प्रजामंडल', 'prajamandals', 'PRAJAMANDAL discuss', '  movement\n prajamandal '])(
		'finds %j in every spelling and either script',
		async (search) => {
			expect(idsOf(await get(`?search=${encodeURIComponent(search)}`))).toEqual(['prajamandal'])
		},
	)

	it('needs every word, may be combined with a paper, and says how many it found', async () => {
		expect((await get('?search=governor%20constitutional')).body.pagination.total).toBe(14)
		expect((await get('?search=governor%20prajamandal')).body).toMatchObject({ data: [], pagination: { total: 0 } })
		expect((await get('?search=governor&paperCategory=ESSAY')).body.pagination.total).toBe(11)
		expect((await get('?search=governor&paperCategory=GS_PAPER_1')).body.pagination.total).toBe(0)
		expect((await get('?search=%20%20')).body.pagination.total).toBe(15)
	})

	it.each([
		'%27;drop%20table%20x--',
		'%25',
		'_',
		'%00',
		'%E2%80%AE',
		'***',
		'"',
		'(((',
		'%F0%9F%98%80',
		'\\%5C',
		'%EF%BF%BF',
	])('finds nothing for %j, and breaks nothing', async (search) => {
		const { status, body } = await get(`?search=${search}`)
		expect(status).toBe(200)
		expect(body.pagination.total).toBe(0)
	})

	it.each([
		['page=0', 'page'],
		['page=-1', 'page'],
		['page=', 'page'],
		['page=1.5', 'page'],
		['page=1e3', 'page'],
		['page=%00', 'page'],
		['page=99999999999999999999', 'page'],
		['page=1&page=2', 'page'],
		['limit=0', 'limit'],
		['limit=101', 'limit'],
		['limit=ten', 'limit'],
		['paperCategory=GS_PAPER_9', 'paperCategory'],
		['paperCategory=', 'paperCategory'],
		['paperCategory=ESSAY&paperCategory=ESSAY', 'paperCategory'],
		['search=a&search=b', 'search'],
		[`search=${'x'.repeat(201)}`, 'search'],
		['lang=klingon', 'lang'],
		['lang=hindi&lang=hindi', 'lang'],
	])('refuses %j with the field and a sentence', async (query, path) => {
		const { status, body } = await get(`?${query}`)
		expect(status).toBe(400)
		expect(body).toMatchObject({ success: false, code: 'request.invalid', errors: [{ path }] })
		expect(body.errors[0].message).not.toBe('')
	})

	it('refuses in the language of the reader', async () => {
		const { body } = await get('?page=0', { cookie: 'preferredLanguage=hindi' })
		expect(body.message).toBe('1 या उससे बड़ी पूर्ण संख्या होनी चाहिए')
	})
})

describe('one question', () => {
	it('comes with its answer and its counts', async () => {
		const { status, body } = await get('/governor-discretion?lang=hindi')
		expect(status).toBe(200)
		expect(body.data).toMatchObject({
			questionId: 'governor-discretion',
			answer: 'राज्यपाल **संवैधानिक प्रमुख** होता है।\nअनुच्छेद 163 उसे विवेक देता है।',
			marksSplit: '6: प्रमुख\n4: विवेक',
			viewCount: 0,
			downloadCount: 0,
			comments: [],
		})
	})

	it.each(['no-such-question', 'UPPER', '%00', '..%2f..%2fetc', 'a'.repeat(200), '%E2%80%AE', "' or 1=1", '%25'])(
		'answers 404 for the id %j',
		async (id) => {
			const { status, body } = await get(`/${encodeURI(decodeURI(id))}`)
			expect(status).toBe(404)
			expect(body).toMatchObject({ success: false, code: 'question.not-found', message: 'Question not found' })
		},
	)

	it('counts each opening and each download, and nothing else', async () => {
		const view = () => test.app.inject({ method: 'POST', url: `${base}/essay-1/view` })
		await Promise.all([view(), view(), view(), get('/essay-1'), reader.get(`${base}/essay-1/download`)])
		await reader.get(`${base}/essay-1/pdf`)
		await Promise.all([get('/essay-1/download'), get('/essay-1/pdf')])
		await test.counters.flush()
		expect((await get('/essay-1')).body.data).toMatchObject({ viewCount: 3, downloadCount: 2 })
		const missing = await test.app.inject({ method: 'POST', url: `${base}/missing/view` })
		expect(missing.statusCode).toBe(404)
	})

	it('is taken home as an HTML document with the specified fields', async () => {
		const body = (await reader.get(`${base}/governor-discretion/download?lang=hindi`)).json()
		expect(body.success).toBe(true)
		expect(body.data.fileName).toBe('aravalli-governor-discretion.pdf')
		expect(body.data.pdfContent).toContain('<!doctype html>')
		expect(body.data.pdfContent).toContain('राज्यपाल की संवैधानिक स्थिति स्पष्ट कीजिए।')
	})

	it('is taken home as a PDF', async () => {
		const response = await reader.get(`${base}/governor-discretion/pdf?lang=english`)
		expect(response.statusCode).toBe(200)
		expect(response.headers['content-type']).toBe('application/pdf')
		expect(response.headers['content-disposition']).toContain('attachment')
		expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
		expect((await reader.get(`${base}/missing/pdf`)).statusCode).toBe(404)
	})

	it.each(['download', 'pdf'])(
		'is taken home (%s) by whoever is signed in, in the words of the specification',
		async (way) => {
			const english = await get(`/governor-discretion/${way}`)
			const hindi = await get(`/governor-discretion/${way}?lang=hindi`)
			expect([english.status, english.body.code, english.body.message, hindi.body.message]).toEqual([
				401,
				'access.sign-in-to-download',
				'Please login to download',
				'डाउनलोड करने के लिए कृपया लॉगिन करें',
			])
		},
	)
})
