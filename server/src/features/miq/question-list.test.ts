// @module-tag one-run
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildMiq, storeMiqs } from '../../testing/build-miq.ts'
import { openBrowser, type TestBrowser } from '../../testing/open-browser.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'

let test: TestApp
let anonymous: TestBrowser

beforeAll(async () => {
	test = await startApp()
	anonymous = openBrowser(test)
	const stepwells = buildMiq()
	const prajamandal = buildMiq({
		id: 'prajamandal',
		subject: 'rajasthan-history',
		publishedOn: '2026-11-15',
		english: {
			tags: ['Freedom movement'],
			parts: [
				{ question: 'Define responsible government.', answer: 'Secret.', marksSplit: '' },
				{ question: 'Discuss the Prajamandal movements.', answer: '', marksSplit: '' },
			],
		},
		hindi: {
			tags: ['स्वतंत्रता संग्राम'],
			parts: [
				{ question: 'उत्तरदायी शासन को परिभाषित कीजिए।', answer: 'गुप्त।', marksSplit: '' },
				{ question: 'प्रजामण्डल आंदोलनों की विवेचना कीजिए।', answer: '', marksSplit: '' },
			],
		},
	})
	const englishOnly = buildMiq({ id: 'english-only', publishedOn: '2026-11-01', hindi: null })
	const essays = Array.from({ length: 11 }, (_, index) =>
		buildMiq({ id: `essay-${index}`, paperCategory: 'ESSAY', subject: 'essay', publishedOn: `2026-09-${10 + index}` }),
	)
	const month = buildMiq({ id: 'month', paperCategory: 'MONTHLY_CONSOLIDATIONS', publishedOn: '2026-08-01' })
	await storeMiqs(test, stepwells, prajamandal, englishOnly, ...essays, month)
})
afterAll(() => test.close())

async function list(query = '', headers: Record<string, string> = {}) {
	const response = await anonymous.get(`/api/miq/list${query}`, headers)
	return { status: response.statusCode, body: response.json() }
}

const idsOf = ({ body }: { body: { data: { _id: string }[] } }) => body.data.map(({ _id }) => _id)
const search = async (words: string) => idsOf(await list(`?search=${encodeURIComponent(words)}`))

describe('the list of most important questions', () => {
	it('answers each as its own call does, unless cards are asked for', async () => {
		const { body } = await list('?limit=3')
		const own = await anonymous.get(`/api/miq/${body.data[0]._id}`)
		expect(body.data[0]).toEqual(own.json().data)
		expect(body.data[0]).toMatchObject({ answers: ['Secret.', ''], commentCount: 0 })
		expect((await list('?page=2&limit=100')).body.data).toEqual([])
	})

	it('comes newest first, ten at a time, with all questions of each and without their answers', async () => {
		const { status, body } = await list('?view=card')
		expect([status, body.success, body.data.length]).toEqual([200, true, 10])
		expect(body.data[0]).toEqual({
			_id: 'prajamandal',
			questions: ['Define responsible government.', 'Discuss the Prajamandal movements.'],
			paperNo: 'GS_PAPER_1',
			subject: 'History of Rajasthan',
			subjectId: 'rajasthan-history',
			year: 2026,
			publicationDate: '2026-11-15',
			difficulty: 'MEDIUM',
			mostImportant: true,
			isFeatured: false,
			duration: 12,
			marks: 10,
			viewCount: 0,
			practiceCount: 0,
			language: 'english',
			tags: ['Freedom movement'],
			isFallback: false,
		})
		expect(body.pagination).toEqual({ page: 1, limit: 10, total: 15, totalPages: 2, isTotalCapped: false })
	})

	it('goes on with the next page, and past the end is empty with the same total', async () => {
		expect(idsOf(await list('?page=2'))).toEqual(['essay-3', 'essay-2', 'essay-1', 'essay-0', 'month'])
		expect(idsOf(await list('?page=2&limit=2'))).toEqual(['stepwells', 'essay-10'])
		const past = await list('?page=999999999')
		expect([past.status, past.body.data]).toEqual([200, []])
		expect(past.body.pagination).toMatchObject({ page: 999_999_999, total: 15, totalPages: 2 })
	})

	it('is filtered by paper, in both spellings of the monthly one, which it answers in its own', async () => {
		expect((await list('?paperNo=ESSAY')).body.pagination.total).toBe(11)
		for (const paperNo of ['MONTHLY_CONSOLIDATION', 'MONTHLY_CONSOLIDATIONS']) {
			const { body } = await list(`?paperNo=${paperNo}`)
			expect(body.data).toMatchObject([{ _id: 'month', paperNo: 'MONTHLY_CONSOLIDATION' }])
		}
		expect((await list('?paperNo=ALL_PAPERS')).body.pagination.total).toBe(15)
		expect((await list('?paperNo=PRAKARAM_2025_26')).body).toMatchObject({ data: [], pagination: { total: 0 } })
	})

	it('comes in the language that is asked for, and says where Hindi is missing', async () => {
		const { body } = await list('?lang=hindi&limit=2')
		expect(body.data).toMatchObject([
			{
				questions: ['उत्तरदायी शासन को परिभाषित कीजिए।', 'प्रजामण्डल आंदोलनों की विवेचना कीजिए।'],
				language: 'hindi',
				isFallback: false,
			},
			{
				questions: ['What is a stepwell?', 'Describe Chand Baori.'],
				subject: 'कला एवं संस्कृति',
				language: 'english',
				isFallback: true,
			},
		])
		const byCookie = await list('?limit=1', { cookie: 'preferredLanguage=hindi', 'accept-language': 'en' })
		expect(byCookie.body.data[0].subject).toBe('राजस्थान का इतिहास')
	})
})

describe('the search', () => {
	it.each(['प्रजामण्डल', 'प्रजामंडल', 'prajamandals', 'PRAJAMANDAL discuss', '  movement\n prajamandal ', 'उत्तरदायी शासन'])(
		'finds %j in every spelling, either script and any question',
		async (words) => {
			expect(await search(words)).toEqual(['prajamandal'])
		},
	)

	it.each(['History of Rajasthan', 'राजस्थान का इतिहास', 'freedom', 'स्वतन्त्रता संग्राम', 'freedom राजस्थान'])(
		'finds %j by subject and tag, whatever language is read',
		async (words) => {
			expect(await search(words)).toEqual(['prajamandal'])
			expect(idsOf(await list(`?lang=hindi&search=${encodeURIComponent(words)}`))).toEqual(['prajamandal'])
		},
	)

	it('finds the name of a subject in Hindi where the texts lack it', async () => {
		expect(await search('कला संस्कृति')).toContain('english-only')
	})

	it('needs every word, may be combined with a paper, says how many it found, and keeps away from answers', async () => {
		const found = async (query: string) => (await list(query)).body.pagination.total
		expect(await found('?search=stepwell%20baori')).toBe(14)
		expect(await found('?search=stepwell%20prajamandal')).toBe(0)
		expect(await found('?search=stepwell&paperNo=ESSAY')).toBe(11)
		expect(await found('?search=prajamandal&paperNo=ESSAY')).toBe(0)
		expect(await found('?search=secret')).toBe(0)
		expect(await found('?search=%20%20')).toBe(15)
	})

	it.each(['%27;drop%20table%20x--', '%25', '_', '%00', '%E2%80%AE', '***', '(((', '%F0%9F%98%80', 'in:ALL_PAPERS'])(
		'finds nothing for %j, and breaks nothing',
		async (words) => {
			const { status, body } = await list(`?search=${words}`)
			expect([status, body.pagination.total]).toEqual([200, 0])
		},
	)
})

describe('a query that cannot be answered', () => {
	it.each([
		['page=0', 'page'],
		['page=', 'page'],
		['page=1.5', 'page'],
		['page=99999999999999999999', 'page'],
		['page=1&page=2', 'page'],
		['limit=0', 'limit'],
		['limit=101', 'limit'],
		['limit=ten', 'limit'],
		['paperNo=GS_PAPER_9', 'paperNo'],
		['paperNo=', 'paperNo'],
		['paperNo=ESSAY&paperNo=ESSAY', 'paperNo'],
		['search=a&search=b', 'search'],
		[`search=${'x'.repeat(201)}`, 'search'],
		['lang=klingon', 'lang'],
	])('is refused with the field and a sentence: %j', async (query, path) => {
		const { status, body } = await list(`?${query}`)
		expect(status).toBe(400)
		expect(body).toMatchObject({ success: false, code: 'request.invalid', errors: [{ path }] })
		expect(body.errors[0].message).not.toBe('')
	})
})
