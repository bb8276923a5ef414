/** Pages of a draft: read, ordered, turned, cut, taken out, and found by the codes of a booklet. */
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildPdf } from '../../../testing/build-pdf.ts'
import { openBrowser, type TestBrowser } from '../../../testing/open-browser.ts'
import {
	beginCopy,
	draftWithPages,
	drawPage,
	getCopy,
	noon,
	type ShownCopy,
	type Subscriber,
	startDay,
	submit,
	subscriber,
	upload,
	whenRead,
} from '../../../testing/send-copy.ts'
import type { TestApp } from '../../../testing/start-app.ts'

let test: TestApp
let learner: Subscriber
let browser: TestBrowser

beforeAll(async () => {
	test = await startDay()
})
afterAll(() => test.close())
beforeEach(async () => {
	learner = await subscriber(test, noon)
	browser = learner.browser
})

type Arranged = { pageId: string; turn?: number; crop?: object | null }[]

const arrange = (copyId: string, pages: Arranged) =>
	browser.patch(`/api/answersheet/${copyId}`, { pages: pages.map((page) => ({ turn: 0, crop: null, ...page })) })
const codeOf = ({ statusCode, body }: { statusCode: number; body: string }) => [statusCode, JSON.parse(body).code]
const ids = ({ pages }: Pick<ShownCopy, 'pages'>) => pages.map(({ pageId }) => pageId)
const addressOf = ({ copyId }: ShownCopy, pageId: string) => `/api/answersheet/${copyId}/pages/${pageId}`

async function sizeOf(copy: ShownCopy, pageId: string, query = '') {
	const { statusCode, rawPayload, headers } = await browser.get(addressOf(copy, pageId) + query)
	expect(statusCode).toBe(200)
	expect(headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'private, no-store' })
	const { width, height } = await sharp(rawPayload).metadata()
	return [width, height]
}

async function storedNames(): Promise<string[]> {
	const names: string[] = []
	for await (const batch of test.store.list()) names.push(...batch.map(({ name }) => name))
	return names
}

describe('the pages of a draft', () => {
	it('are ordered, turned and cut, and their pictures made anew', async () => {
		const draft = await draftWithPages(browser, 'one', 2)
		const [first = '', second = ''] = ids(draft)
		expect(await sizeOf(draft, first)).toEqual([64, 128])
		const crop = { left: 0, top: 0, right: 1, bottom: 0.5 }
		const wanted = [
			{ pageId: second, turn: 90 },
			{ pageId: first, crop },
		]
		const answer = await arrange(draft.copyId, wanted)
		expect(answer.json().data.pages).toMatchObject([
			{ pageId: second, turn: 90, crop: null, state: 'reading' },
			{ pageId: first, turn: 0, crop, state: 'reading' },
		])
		const made = await whenRead(browser, draft.copyId)
		expect(made.pages).toMatchObject([
			{ width: 128, height: 64 },
			{ width: 64, height: 64 },
		])
		expect(await sizeOf(made, second, '?size=small&v=1')).toEqual([128, 64])
		expect(await sizeOf(made, first, '?size=full')).toEqual([64, 64])
		const before = await storedNames()
		const again = await arrange(draft.copyId, wanted)
		expect(again.json().data).toEqual(made)
		expect(await storedNames()).toEqual(before)
	})

	it('that are turned again while they are made end as they were turned last', async () => {
		const draft = await draftWithPages(browser, 'one')
		const [pageId = ''] = ids(draft)
		for (const turn of [90, 180, 270, 180, 90]) await arrange(draft.copyId, [{ pageId, turn }])
		expect((await whenRead(browser, draft.copyId)).pages).toMatchObject([{ turn: 90, width: 128, height: 64 }])
	})

	it('may be turned before they were read', async () => {
		const copyId = await beginCopy(browser)
		await upload(browser, { copyId, content: await drawPage(1_500) })
		const [pageId = ''] = ids(await getCopy(browser, copyId))
		await arrange(copyId, [{ pageId, turn: 270 }])
		expect((await whenRead(browser, copyId)).pages).toMatchObject([{ turn: 270, width: 1_600, height: 800 }])
	})

	it('are arranged only all together, by their owner, and until they are sent', async () => {
		const draft = await draftWithPages(browser, 'one', 2)
		const [first = '', second = ''] = ids(draft)
		for (const pages of [[first], [first, first], [first, second, 'x'], [first, 'x'], []])
			expect(
				codeOf(
					await arrange(
						draft.copyId,
						pages.map((pageId) => ({ pageId })),
					),
				),
			).toEqual([...[409, 'copy.pages-changed']])
		const tiny = { left: 0, top: 0, right: 0.01, bottom: 1 }
		for (const bad of [{ turn: 45 }, { crop: tiny }, { crop: { ...tiny, right: 2 } }])
			expect(codeOf(await arrange(draft.copyId, [{ pageId: first, ...bad }, { pageId: second }]))).toEqual([
				...[400, 'request.invalid'],
			])
		expect(await getCopy(browser, draft.copyId)).toEqual(draft)
		await submit(browser, draft)
		expect(codeOf(await arrange(draft.copyId, [{ pageId: first }]))).toEqual([409, 'copy.submitted'])
		expect(codeOf(await browser.delete(addressOf(draft, first)))).toEqual([409, 'copy.submitted'])
	})

	it('are taken out with their files, and may come again', async () => {
		const copyId = await beginCopy(browser)
		const content = await drawPage()
		await upload(browser, { copyId, content, uploadKey: 'first' })
		const draft = await whenRead(browser, copyId)
		const [pageId = ''] = ids(draft)
		const before = (await storedNames()).length
		const answer = await browser.delete(addressOf(draft, pageId))
		expect(answer.json().data).toMatchObject({ pages: [], pageCount: 0 })
		expect((await browser.delete(addressOf(draft, pageId))).json()).toEqual(answer.json())
		await expect.poll(async () => (await storedNames()).length, { timeout: 10_000 }).toBe(before - 3)
		await upload(browser, { copyId, content, uploadKey: 'first' })
		expect((await whenRead(browser, copyId)).pages).toHaveLength(1)
	})

	it('are shown to nobody else', async () => {
		const draft = await draftWithPages(browser, 'one')
		const address = addressOf(draft, ids(draft)[0] ?? '')
		const other = await subscriber(test, noon)
		expect(codeOf(await other.browser.get(address))).toEqual([404, 'copy.not-found'])
		expect((await openBrowser(test).get(address)).statusCode).toBe(401)
	})
})

const pdfOf = (pages: number) => buildPdf({ pages, mediaBox: [120, 170], content: '10 10 20 30 re f' })

describe('a PDF', () => {
	it('with thirteen pages is refused', async () => {
		const copyId = await beginCopy(browser)
		await upload(browser, { copyId, content: pdfOf(13) })
		expect((await whenRead(browser, copyId)).pages).toMatchObject([{ refusal: 'copy.pdf-too-many-pages' }])
	})

	it('is as many pages as it has, between those before and after it; each is turned by itself', async () => {
		const copyId = await beginCopy(browser)
		await upload(browser, { copyId, content: await drawPage() })
		await upload(browser, { copyId, content: pdfOf(3), fileName: 'answer.pdf', uploadKey: 'scan' })
		await upload(browser, { copyId, content: await drawPage() })
		const copy = await whenRead(browser, copyId)
		expect(copy.pages.map(({ fileName }) => fileName)).toEqual([
			...['page.jpg', 'answer.pdf', 'answer.pdf', 'answer.pdf', 'page.jpg'],
		])
		expect(copy).toMatchObject({ pageCount: 5 })
		const [, , middle = ''] = ids(copy)
		const width = Number(copy.pages[2]?.width)
		await arrange(
			copyId,
			copy.pages.map(({ pageId }) => ({ pageId, turn: pageId === middle ? 90 : 0 })),
		)
		const turned = await whenRead(browser, copyId)
		expect(turned.pages.map((page) => page.height === width)).toEqual([false, false, true, false, false])
		await browser.delete(addressOf(copy, middle))
		expect((await getCopy(browser, copyId)).pages.map(({ uploadKey }) => uploadKey === 'scan')).toEqual([
			...[false, true, true, false],
		])
	})

	it.each<[string, Buffer, string]>([
		['with more pages than there is room for', pdfOf(12), 'copy.too-many-pages'],
		['that is none', Buffer.from('%PDF-1.7 and nothing else'), 'file.damaged'],
	])('%s is refused, and the other pages stay', async (_, content, refusal) => {
		const copyId = await beginCopy(browser)
		await upload(browser, { copyId, content: await drawPage() })
		await upload(browser, { copyId, content })
		expect((await whenRead(browser, copyId)).pages).toMatchObject([
			{ state: 'ready', refusal: null },
			{ state: 'refused', refusal },
		])
		// The same file again takes the place of what was refused.
		await upload(browser, { copyId, content })
		expect((await whenRead(browser, copyId)).pages).toHaveLength(2)
	})
})
