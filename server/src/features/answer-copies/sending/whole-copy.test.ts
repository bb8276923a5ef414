/** An answer that is sent in one call, as a form with its files. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { BOUNDARY, buildForm, formType, type SentFile } from '../../../testing/build-form.ts'
import { openBrowser, type TestBrowser } from '../../../testing/open-browser.ts'
import {
	beginCopy,
	drawPage,
	getCopy,
	noon,
	type Subscriber,
	startDay,
	subscriber,
	upload,
} from '../../../testing/send-copy.ts'
import type { TestApp } from '../../../testing/start-app.ts'

let test: TestApp
let learner: Subscriber

beforeAll(async () => {
	test = await startDay()
})
afterAll(() => test.close())
beforeEach(async () => {
	learner = await subscriber(test, noon)
})

function send(browser: TestBrowser, pages: Buffer[], given: Record<string, string> = {}) {
	const fields = { questionId: 'one', subscriptionId: learner.subscriptionId, ...given }
	const before = Object.entries(fields).map(
		([name, value]) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
	)
	const files = pages.map((content, index): SentFile => ({ content, name: `${index + 1}.png`, field: 'pages' }))
	const payload = Buffer.concat([Buffer.from(before.join('')), buildForm(...files)])
	return browser.send({ method: 'POST', url: '/api/answersheet', payload, headers: { 'content-type': formType } })
}
const codeOf = ({ statusCode, body }: { statusCode: number; body: string }) => [statusCode, JSON.parse(body).code]
const draw = (count: number) => Promise.all(Array.from({ length: count }, () => drawPage()))
const damaged = Buffer.from('\xff\xd8\xffnot a picture', 'latin1')

it('is sent with its pages in their order', async () => {
	const pages = await draw(3)
	const sent = await send(learner.browser, pages)
	expect(sent.statusCode).toBe(200)
	const { data } = sent.json()
	expect(data).toMatchObject({ state: 'waiting', pageCount: 3, label: expect.stringMatching(/^RAS-/) })
	expect(data.pages.map(({ fileName }: { fileName: string }) => fileName)).toEqual(['1.png', '2.png', '3.png'])
	expect(codeOf(await send(learner.browser, pages))).toEqual([409, 'copy.submitted'])
})

it('is not sent where one page cannot be read; the others are there for the next try, which is the whole answer', async () => {
	const [first, second, third] = await draw(3)
	if (!first || !second || !third) throw new Error('There are three.')
	const copyId = await beginCopy(learner.browser)
	await upload(learner.browser, { copyId, content: await drawPage() })
	expect(codeOf(await send(learner.browser, [first, damaged, second]))).toEqual([400, 'file.damaged'])
	const kept = await getCopy(learner.browser, copyId)
	expect(kept).toMatchObject({ state: 'draft', pages: [{ fileName: '1.png' }, { fileName: '3.png' }] })
	const sent = await send(learner.browser, [third, second, first])
	expect(sent.json().data.pages.map(({ fileName }: { fileName: string }) => fileName)).toEqual([
		...['1.png', '3.png', '1.png'],
	])
	expect(sent.json().data.pages[2].pageId).toBe(kept.pages[0]?.pageId)
})

it.each<[string, (page: Buffer) => Buffer[], Record<string, string>, number, string]>([
	['without a page', () => [], {}, 400, 'copy.no-pages'],
	['with the same page twice', (page) => [page, page], {}, 409, 'copy.page-twice'],
	['with thirteen', (page) => Array.from({ length: 13 }, () => page), {}, 400, 'copy.too-many-pages'],
	['with one that is too large', (page) => [page, Buffer.alloc(10_485_761)], {}, 413, 'copy.page-too-large'],
	['with what is no page', (page) => [page, Buffer.from('<svg/>')], {}, 415, 'copy.page-type'],
	['without a plan', (page) => [page], { subscriptionId: '' }, 403, 'copy.no-plan'],
	['with a plan that is not there', (page) => [page], { subscriptionId: 'none' }, 403, 'copy.no-plan'],
	['for a question of another day', (page) => [page], { questionId: 'five' }, 409, 'copy.not-of-today'],
])('is refused %s', async (_, pages, fields, status, code) => {
	expect(codeOf(await send(learner.browser, pages(await drawPage()), fields))).toEqual([status, code])
	const { data } = (await learner.browser.get('/api/answersheet?state=waiting')).json()
	expect(data).toEqual([])
})

it('is for who is signed in, on our own page, and a form', async () => {
	const pages = await draw(1)
	expect(codeOf(await send(openBrowser(test), pages))).toEqual([401, 'access.not-signed-in'])
	const options = { method: 'POST', url: '/api/answersheet', payload: {} } as const
	expect(codeOf(await learner.browser.send(options))).toEqual([415, 'request.unsupported-type'])
	const headers = { 'content-type': formType, origin: 'https://elsewhere.example.com', 'sec-fetch-site': 'cross-site' }
	expect(codeOf(await learner.browser.send({ ...options, payload: buildForm(), headers }))).toEqual([
		...[403, 'request.foreign-origin'],
	])
})
