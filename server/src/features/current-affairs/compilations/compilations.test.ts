// @module-tag one-run
import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { languages } from '@aravalli/shared/language'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withdrawItem } from '../../../content/storing/tables.ts'
import { richTextWords } from '../../../platform/rich-text/rich-text-blocks.ts'
import { signedIn } from '../../../testing/build-account.ts'
import { buildArticle, type NewArticle, replaceArticle, storeArticles } from '../../../testing/build-article.ts'
import type { TestBrowser } from '../../../testing/open-browser.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { articleFile, toArticle } from '../article-file.ts'
import { serverArticles } from '../server-kind.ts'

const base = '/api/current-affairs/compilations'
const folder = new URL('../../../../../content/current-affairs/', import.meta.url)
let test: TestApp
let reader: TestBrowser
let pdfium: PDFiumLibrary

/** The articles of the demo are all put into one month. */
const october = readdirSync(folder).map((name, index): NewArticle => {
	const file = articleFile.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8')))
	const day = String((index % 31) + 1).padStart(2, '0')
	return { id: basename(name, '.json'), ...toArticle(file), publishedOn: `2026-10-${day}` }
})

beforeAll(async () => {
	test = await startApp()
	reader = (await signedIn(test)).browser
	pdfium = await PDFiumLibrary.init()
	await storeArticles(test, ...october)
})
afterAll(async () => {
	pdfium.destroy()
	await test.close()
})

const ask = (month: string, lang: string) => reader.post(base, { month, lang })

interface Seen {
	status: string
	progress: number
	articlesDone: number
}

/** Gives every state that is seen on the way. */
async function waitFor(id: string): Promise<Seen[]> {
	const seen: Seen[] = []
	for (;;) {
		const { status, progress, articlesDone } = (await reader.get(`${base}/${id}`)).json().data
		if (seen.at(-1)?.progress !== progress) seen.push({ status, progress, articlesDone })
		if (status === 'ready' || status === 'failed') return seen
		await new Promise((resolve) => setTimeout(resolve, 5))
	}
}

async function compile(month: string, lang: string) {
	const { id } = (await ask(month, lang)).json().data
	const seen = await waitFor(id)
	const file = await reader.get(`${base}/${id}/pdf`)
	expect(file.statusCode).toBe(200)
	return { id, seen, file }
}

async function textOf(pdf: Buffer): Promise<string[]> {
	const document = await pdfium.loadDocument(pdf)
	const pages = [...document.pages()].map((page) => page.getText())
	document.destroy()
	return pages
}

/** Removes spaces, marks that only shape letters, and hyphens, which PDFium gives as U+FFFE at the end of a line. */
const bare = (text: string) => text.normalize('NFC').replace(/[\s\u200B-\u200D\uFEFF\uFFFE-]/g, '')

/** Takes away what stands above and below on each page. */
const withoutFrame = (page: string) =>
	bare(page).replace(/^(AravalliCurrentAffairs|अरावलीसमसामयिकी)|https:[^ ]*?(Page|पृष्ठ)\d+\/\d+$/g, '')

describe('a compilation', () => {
	it.each(languages)('in %s has all that the articles of the month say, and says where', async (lang) => {
		const { seen, file } = await compile('2026-10', lang)
		expect(file.headers['content-type']).toBe('application/pdf')
		expect(file.headers['content-disposition']).toBe(
			`attachment; filename="aravalli-current-affairs-2026-10-${lang}.pdf"`,
		)
		expect(seen.at(-1)).toEqual({ status: 'ready', progress: 100, articlesDone: october.length })
		expect(seen.length).toBeGreaterThan(2)
		expect(seen.map(({ progress }) => progress)).toEqual(
			[...seen.map(({ progress }) => progress)].sort((a, b) => a - b),
		)
		const pages = await textOf(file.rawPayload)
		const text = pages.map(withoutFrame).join('')
		const contents = bare(pages.slice(0, 2).join('\n'))
		for (const article of october) {
			const own = article[lang]
			if (!own) throw new Error(`${article.id} lacks ${lang}`)
			expect(contents).toContain(bare(own.title))
			const lines = [
				own.title,
				own.teaser,
				own.prelims,
				own.mains,
				...own.keyPoints,
				...own.sources,
				...richTextWords(own.body).split('\n'),
			]
			expect(lines.filter((line) => !text.includes(bare(line)))).toEqual([])
		}
	})

	it('is made once, however many ask at the same time', async () => {
		const answers = await Promise.all(Array.from({ length: 20 }, () => ask('2026-10', 'hindi')))
		expect(new Set(answers.map((answer) => answer.json().data.id)).size).toBe(1)
		const [first] = answers
		expect(first?.json().data.status).toBe('ready')
	})

	// This was seen to fail with the deletion left out.
	it('is kept until an article of its month changes, and made anew then', async () => {
		await storeArticles(test, buildArticle({ id: 'august', publishedOn: '2026-08-05' }))
		const october = await compile('2026-10', 'english')
		const first = await compile('2026-08', 'english')
		expect((await compile('2026-08', 'english')).id).toBe(first.id)
		await replaceArticle(test, buildArticle({ id: 'august', publishedOn: '2026-08-06', hindi: null }))
		expect((await reader.get(`${base}/${first.id}`)).json().code).toBe('compilation.not-found')
		expect((await reader.get(`${base}/${first.id}/pdf`)).statusCode).toBe(404)
		const second = await compile('2026-08', 'english')
		expect((await textOf(second.file.rawPayload)).join('')).toContain('6 Aug 2026')
		expect((await compile('2026-10', 'english')).id).toBe(october.id)
		await test.database.transaction((tx) => withdrawItem(tx, serverArticles, 'august'))
		expect((await ask('2026-08', 'english')).json().code).toBe('month.empty')
	})

	it('of what is only in English says so on a Hindi page', async () => {
		await storeArticles(test, buildArticle({ id: 'july', publishedOn: '2026-07-05', hindi: null }))
		const { file } = await compile('2026-07', 'hindi')
		const text = bare((await textOf(file.rawPayload)).join(''))
		expect(text).toContain(bare('यह लेख केवल अंग्रेज़ी में उपलब्ध है।'))
		expect(text).toContain(bare('Article 243.'))
	})

	it.each([
		[{ month: '2026-13', lang: 'hindi' }, 400],
		[{ month: '2026-1', lang: 'hindi' }, 400],
		[{ month: 'October', lang: 'hindi' }, 400],
		[{ month: '2026-10', lang: 'tamil' }, 400],
		[{ month: '1999-01', lang: 'hindi' }, 404],
	])('of %j is refused with %i', async (body, status) => {
		expect((await reader.post(base, body)).statusCode).toBe(status)
	})

	it('that nobody asked for is not found', async () => {
		for (const id of ['x', '%00', 'a'.repeat(22)])
			expect((await reader.get(`${base}/${id}`)).json().code).toBe('compilation.not-found')
	})

	it('is not for anonymous readers', async () => {
		const post = await test.app.inject({
			method: 'POST',
			url: base,
			payload: { month: '2026-10', lang: 'hindi' },
			headers: { 'sec-fetch-site': 'same-origin' },
		})
		expect([post.statusCode, post.json().message]).toEqual([401, 'Please login to download'])
		const get = await test.app.inject({ url: `${base}/${'a'.repeat(22)}/pdf` })
		expect(get.statusCode).toBe(401)
	})
})

describe('one article as a file', () => {
	it('is for whoever is signed in, also of those that are open', async () => {
		const [{ id, hindi }] = october as [NewArticle]
		expect((await test.app.inject({ url: `/api/current-affairs/${id}/pdf` })).statusCode).toBe(401)
		const file = await reader.get(`/api/current-affairs/${id}/pdf?lang=hindi`)
		expect(file.headers['content-disposition']).toBe(`inline; filename="aravalli-${id}.pdf"`)
		expect(bare((await textOf(file.rawPayload)).join(''))).toContain(bare(hindi?.title ?? '-'))
		expect((await reader.get('/api/current-affairs/missing/pdf')).statusCode).toBe(404)
	})
})
