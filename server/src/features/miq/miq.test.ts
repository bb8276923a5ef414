import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withdrawItem } from '../../content/storing/tables.ts'
import { signedIn } from '../../testing/build-account.ts'
import { buildMiq, storeMiqs } from '../../testing/build-miq.ts'
import { openBrowser, type TestBrowser } from '../../testing/open-browser.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { serverMiq } from './miq-kind.ts'

const base = '/api/miq'
let test: TestApp
let reader: TestBrowser
let anonymous: TestBrowser

beforeAll(async () => {
	test = await startApp()
	reader = (await signedIn(test)).browser
	anonymous = openBrowser(test)
	await storeMiqs(
		test,
		buildMiq(),
		buildMiq({ id: 'english-only', publishedOn: '2026-10-20', isMostImportant: false, isFeatured: true, hindi: null }),
		buildMiq({ id: 'hidden', publishedOn: '2026-10-25' }),
	)
	await test.database.transaction((tx) => withdrawItem(tx, serverMiq, 'hidden'))
})
afterAll(() => test.close())

async function get(path: string, headers: Record<string, string> = {}) {
	const response = await anonymous.get(`${base}${path}`, headers)
	return { status: response.statusCode, body: response.json() }
}

const unknownIds = ['no-such-question', 'hidden', 'UPPER', '%00', '..%2f..%2fetc', 'a'.repeat(200), "'%20or%201=1"]

describe('one question', () => {
	it('comes with its answers and its counts', async () => {
		const { status, body } = await get('/stepwells')
		expect(status).toBe(200)
		expect(body).toEqual({
			success: true,
			data: {
				_id: 'stepwells',
				questions: ['What is a stepwell?', 'Describe Chand Baori.'],
				answers: ['A **well with steps**.\n1. Steps: they lead down to the water.', ''],
				paperNo: 'GS_PAPER_1',
				subject: 'Art and Culture',
				subjectId: 'art-culture',
				year: 2026,
				publicationDate: '2026-10-14',
				difficulty: 'MEDIUM',
				mostImportant: true,
				isFeatured: false,
				duration: 12,
				marks: 10,
				viewCount: 0,
				practiceCount: 0,
				language: 'english',
				tags: ['Stepwells', 'Chand Baori'],
				isFallback: false,
				marksSplits: ['3: Meaning\n2: Steps', ''],
				commentCount: 0,
				updatedAt: expect.stringMatching(/^20\d\d-\d\d-\d\dT[\d:.]+Z$/),
			},
		})
	})

	it('comes in Hindi, in all that it says', async () => {
		const { body } = await get('/stepwells?lang=hindi')
		expect(body.data).toMatchObject({
			questions: ['बावड़ी क्या है?', 'चाँद बावड़ी का वर्णन कीजिए।'],
			answers: ['**सीढ़ियों वाला कुआँ**।\n1. सीढ़ियाँ: वे पानी तक उतरती हैं।', ''],
			subject: 'कला एवं संस्कृति',
			subjectId: 'art-culture',
			tags: ['बावड़ियाँ', 'चाँद बावड़ी'],
			language: 'hindi',
			isFallback: false,
		})
	})

	it('says where only English exists, and names its subject in Hindi all the same', async () => {
		const { body } = await get('/english-only?lang=hindi')
		expect(body.data).toMatchObject({
			questions: ['What is a stepwell?', 'Describe Chand Baori.'],
			tags: ['Stepwells', 'Chand Baori'],
			subject: 'कला एवं संस्कृति',
			language: 'english',
			isFallback: true,
		})
		expect((await get('/english-only')).body.data).toMatchObject({ language: 'english', isFallback: false })
	})

	it.each(unknownIds)('that is unknown or not published answers 404: %j', async (id) => {
		const answers = await Promise.all([
			anonymous.get(`${base}/${id}`),
			anonymous.post(`${base}/${id}/view`),
			anonymous.post(`${base}/${id}/practice`),
			reader.get(`${base}/${id}/download`),
			anonymous.get(`/api/sharing-picture/mains-miq/${id}`),
		])
		expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual(
			Array(5).fill([404, 'question.not-found']),
		)
	})
})

describe('what is counted', () => {
	it('is each opening and each practice, of anybody, and nothing else', async () => {
		const post = (use: string) => anonymous.post(`${base}/stepwells/${use}`)
		const [view] = await Promise.all([post('view'), post('view'), post('practice'), post('practice'), post('practice')])
		expect(view.json()).toEqual({ success: true, data: { isCounted: true } })
		await Promise.all([get('/stepwells'), get('/list'), reader.get(`${base}/stepwells/download`)])
		await test.counters.flush()
		const counts = { viewCount: 2, practiceCount: 3 }
		expect((await get('/stepwells')).body.data).toMatchObject(counts)
		expect((await get('/list')).body.data).toMatchObject([{ viewCount: 0, practiceCount: 0 }, counts])
	})
})

describe('the file to take home', () => {
	it('is a PDF that is named after the paper and the question', async () => {
		const response = await reader.get(`${base}/stepwells/download?lang=hindi`)
		expect(response.statusCode).toBe(200)
		expect(response.headers).toMatchObject({
			'content-type': 'application/pdf',
			'content-disposition': 'attachment; filename="GS_PAPER_1-stepwells.pdf"',
			'cache-control': 'private, no-cache',
		})
		expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
	})

	it('names the monthly paper as these calls spell it', async () => {
		await storeMiqs(test, buildMiq({ id: 'month', paperCategory: 'MONTHLY_CONSOLIDATIONS', publishedOn: '2026-01-01' }))
		const { headers } = await reader.get(`${base}/month/download`)
		expect(headers['content-disposition']).toBe('attachment; filename="MONTHLY_CONSOLIDATION-month.pdf"')
	})

	it('is for whoever is signed in, in the words of the specification', async () => {
		const english = await get('/stepwells/download')
		const hindi = await get('/stepwells/download?lang=hindi')
		expect([english.status, english.body.code, english.body.message, hindi.body.message]).toEqual([
			401,
			'access.sign-in-to-download',
			'Please login to download',
			'डाउनलोड करने के लिए कृपया लॉगिन करें',
		])
	})
})

describe('the picture of a shared question', () => {
	it('is drawn in either language', async () => {
		const draw = (language: string) => anonymous.get(`/api/sharing-picture/mains-miq/stepwells?lang=${language}`)
		const [english, hindi] = await Promise.all([draw('english'), draw('hindi')])
		expect([english.statusCode, english.headers['content-type']]).toEqual([200, 'image/png'])
		expect(english.rawPayload.equals(hindi.rawPayload)).toBe(false)
	})
})

describe('the sitemap', () => {
	const locations = async (path: string) =>
		[...(await anonymous.get(path)).body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)

	it('names the papers as their list does, and every published question', async () => {
		const parts = (await locations('/sitemap.xml')).filter((address) => address.includes('/sitemap-miq-'))
		const addresses = await Promise.all(parts.map((part) => locations(new URL(part).pathname)))
		const origin = 'https://aravalli.example.com/mains-miq'
		expect(addresses.flat()).toContain(`${origin}?paper=MONTHLY_CONSOLIDATION&amp;lang=hindi`)
		expect(addresses.flat()).toContain(`${origin}/stepwells?lang=english`)
		expect(addresses.flat().filter((address) => address.includes('/hidden'))).toEqual([])
	})

	it('has no part of another kind', async () => {
		for (const part of ['1', 'x', '99999999999999999999'])
			expect((await anonymous.get(`/sitemap-miq-${part}.xml`)).statusCode).toBe(404)
	})
})
