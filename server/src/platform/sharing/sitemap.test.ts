// @module-tag one-run
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildQuestion } from '../../testing/build-question.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { storeQuestions } from '../../testing/store-questions.ts'
import { sitemapXml } from './sitemap-xml.ts'

const origin = 'https://aravalli.example.com'
const page = `${origin}/answer-writing-practice`
/** So many fill more than one part; most are in one month, so that the month itself needs several. */
const QUESTIONS = 12_000
/** More at once could make the server think that it is overloaded. */
const AT_ONCE = 200

let server: TestApp

beforeAll(async () => {
	server = await startApp()
	for (let first = 0; first < QUESTIONS; first += AT_ONCE) {
		const questions = Array.from({ length: AT_ONCE }, (_, offset) =>
			buildQuestion({ id: `question-${first + offset}`, publishedOn: first < 10_000 ? '2026-11-14' : '2025-01-09' }),
		)
		await storeQuestions(server, ...questions)
	}
})
afterAll(() => server.close())

async function readXml(path: string): Promise<string> {
	const response = await server.app.inject(path)
	expect(response.statusCode).toBe(200)
	expect(response.headers['content-type']).toBe('application/xml; charset=utf-8')
	expect(response.headers['x-content-type-options']).toBe('nosniff')
	return response.body
}

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url)

describe('the sitemap', () => {
	it('names every question once in each language, in parts of at most 5,000 addresses', async () => {
		const parts = locations(await readXml('/sitemap.xml'))
		const lists: string[][] = []
		for (const url of parts) lists.push(locations(await readXml(url.slice(origin.length))))
		for (const list of lists) expect(list.length).toBeLessThanOrEqual(5_000)
		const questions = lists.flat().filter((url) => url.startsWith(`${page}/question-`))
		expect(new Set(questions).size).toBe(2 * QUESTIONS)
		expect(questions).toHaveLength(2 * QUESTIONS)
		expect(questions).toContain(`${page}/question-11999?lang=hindi`)
		expect(lists.flat()).toContain(`${page}?lang=english`)
		expect(lists.flat()).toContain(`${page}?category=ESSAY&amp;lang=hindi`)
		// The parts are five shelves of November 2026, one of January 2025, the papers, those of most important
		// questions, those of topics, and the pages.
		expect(parts).toHaveLength(10)
	})

	it('says of each address when it changed and where its twins are', async () => {
		const part = locations(await readXml('/sitemap.xml')).find((url) => /answer-writing-\d+/.test(url)) ?? ''
		const entry = (await readXml(part.slice(origin.length))).split('\n').find((line) => line.startsWith('<url>'))
		const id = /question-\d+/.exec(entry ?? '')?.[0]
		const twin = (tag: string, query: string) =>
			`<xhtml:link rel="alternate" hreflang="${tag}" href="${page}/${id}${query}"/>`
		expect(entry).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/)
		expect(entry).toContain(twin('en', '?lang=english') + twin('hi', '?lang=hindi') + twin('x-default', ''))
	})

	it('is sent compressed to whoever takes that', async () => {
		const response = await server.app.inject({ url: '/sitemap.xml', headers: { 'accept-encoding': 'gzip, br' } })
		expect(response.headers['content-encoding']).toBe('gzip')
		expect(gunzipSync(response.rawPayload).toString()).toBe(await readXml('/sitemap.xml'))
	})

	it.each(['pages-2', 'answer-writing-1', 'answer-writing-99999999999999999999', 'answer-writing-x', 'x', '..%2Fx'])(
		'has no part called %s',
		async (part) => {
			expect((await server.app.inject(`/sitemap-${part}.xml`)).statusCode).toBe(404)
		},
	)
})

describe('the text of a sitemap', () => {
	it('is XML whatever an address holds', () => {
		const xml = sitemapXml(origin, [{ path: `/a?b="<x>"&c='` }])
		expect(locations(xml)).toEqual([
			`${origin}/a?b=&quot;&lt;x&gt;&quot;&amp;c=&apos;&amp;lang=english`,
			`${origin}/a?b=&quot;&lt;x&gt;&quot;&amp;c=&apos;&amp;lang=hindi`,
		])
		expect(xml).not.toContain('<x>')
	})
})

describe('robots.txt', () => {
	it('lets pages and pictures be read, keeps the rest to itself and names the sitemap', async () => {
		const { body, headers } = await server.app.inject('/robots.txt')
		expect(headers['content-type']).toBe('text/plain; charset=utf-8')
		const lines = body.split('\n')
		expect(lines.slice(0, 3)).toEqual(['User-agent: *', 'Allow: /api/sharing-picture/', 'Disallow: /api/'])
		expect(lines).toContain('Disallow: /admin')
		expect(lines).toContain('Disallow: /profile')
		expect(lines).toContain(`Sitemap: ${origin}/sitemap.xml`)
	})
})
