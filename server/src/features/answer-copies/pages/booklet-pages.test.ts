// @module-tag one-run
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { TestBrowser } from '../../../testing/open-browser.ts'
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
import { bookletCodeText } from '../booklet/booklet-code.ts'
import { getBooklet } from '../booklet/get-booklet.ts'
import { writeCode } from '../booklet/write-code.ts'

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

const codeOf = ({ statusCode, body }: { statusCode: number; body: string }) => [statusCode, JSON.parse(body).code]
const ids = ({ pages }: Pick<ShownCopy, 'pages'>) => pages.map(({ pageId }) => pageId)
const bookletsIn = ({ pages }: Pick<ShownCopy, 'pages'>) => pages.map(({ booklet }) => booklet)

const bookletOf = async ({ account }: Subscriber, questionId: string) => {
	const services = { ...test, closingMinutes: 21 * 60, now: () => noon }
	const asked = { userId: account.id, questionId, day: null, language: 'english' as const }
	return (await getBooklet(services, asked)).booklet
}

/** Draws a sheet whose code stands where it is printed, at the upper right. */
async function photograph(text: string, turn = 0): Promise<Buffer> {
	const code = await sharp(Buffer.from(await writeCode(text)))
		.resize(260, 260)
		.png()
		.toBuffer()
	const sheet = await sharp({ create: { width: 900, height: 1_270, channels: 3, background: '#fdfcf7' } })
		.composite([{ input: code, left: 580, top: 60 }])
		.png()
		.toBuffer()
	return sharp(sheet).rotate(turn).jpeg().toBuffer()
}

async function sendAll(copyId: string, pictures: Promise<Buffer>[]): Promise<ShownCopy> {
	for (const picture of pictures) await upload(browser, { copyId, content: await picture })
	return whenRead(browser, copyId)
}

it('find their places and turn by themselves; what is missing is named', async () => {
	const booklet = await bookletOf(learner, 'one')
	const copyId = await beginCopy(browser)
	const sheets = [photograph(bookletCodeText(booklet, 3), 180), drawPage(), photograph(bookletCodeText(booklet, 1))]
	const copy = await sendAll(copyId, sheets)
	expect(copy.pages.map(({ booklet: code, turn }) => [code, turn])).toEqual([
		[{ page: 1, pages: booklet.pages, belongs: 'here', questionText: null }, 0],
		[null, 0],
		[{ page: 3, pages: booklet.pages, belongs: 'here', questionText: null }, 180],
	])
	expect(copy.missingBookletPages).toEqual([2])
	expect((await submit(browser, copy)).statusCode).toBe(200)
})

it('of another question of the learner go to its answer, in their order, and both answers say so', async () => {
	const [first, second] = [await bookletOf(learner, 'one'), await bookletOf(learner, 'two')]
	const copyId = await beginCopy(browser)
	for (const [uploadKey, page] of [['late', 2] as const, ['early', 1] as const]) {
		const content = await photograph(bookletCodeText(second, page), 90)
		await upload(browser, { copyId, content, uploadKey })
	}
	await upload(browser, { copyId, content: await photograph(bookletCodeText(first, 1)) })
	await vi.waitFor(async () => expect((await whenRead(browser, copyId)).pages).toHaveLength(1), 100_000)
	const copy = await getCopy(browser, copyId)
	const { data } = (await browser.get('/api/answersheet/today')).json()
	const [, other] = data.questions
	expect(data.questions.slice(0, 2)).toMatchObject([
		{ questionId: 'one', pageCount: 1 },
		{ questionId: 'two', pageCount: 2 },
	])
	const home = await getCopy(browser, other.copyId)
	const { questionText } = other
	expect([copy.pageCount, copy.moved]).toEqual([
		1,
		[{ questionId: 'two', day: '2026-11-28', questionText, uploadKeys: expect.any(Array), pages: 2 }],
	])
	// The clock stands, so neither came first.
	expect(copy.moved[0]?.uploadKeys.toSorted()).toEqual(['early', 'late'])
	expect([home.state, home.pageCount, home.moved]).toEqual(['draft', 2, []])
	expect(bookletsIn(home)).toMatchObject([
		{ page: 1, belongs: 'here' },
		{ page: 2, belongs: 'here' },
	])
	expect((await submit(browser, copy)).statusCode).toBe(200)
	expect((await submit(browser, home)).statusCode).toBe(200)
})

it('of another question stay and are named where that cannot be sent any more, has them, or has no room', async () => {
	const [sent, full, twin] = [
		await bookletOf(learner, 'two'),
		await bookletOf(learner, 'three'),
		await bookletOf(learner, 'four'),
	]
	expect((await submit(browser, await draftWithPages(browser, 'two'))).statusCode).toBe(200)
	await draftWithPages(browser, 'three', 12)
	const same = await photograph(bookletCodeText(twin, 1))
	const twinId = await beginCopy(browser, 'four')
	await upload(browser, { copyId: twinId, content: same })
	await whenRead(browser, twinId)
	const copyId = await beginCopy(browser)
	const sheets = [photograph(bookletCodeText(sent, 1)), photograph(bookletCodeText(full, 1)), Promise.resolve(same)]
	const copy = await sendAll(copyId, sheets)
	expect(bookletsIn(copy).map((booklet) => (booklet as { belongs: string }).belongs)).toEqual([
		...['other-question', 'other-question', 'other-question'],
	])
	expect(copy.moved).toEqual([])
})

it('of another learner are named, and not sent; a forged code says nothing', async () => {
	const theirs = await bookletOf(await subscriber(test, noon), 'one')
	const own = await bookletOf(learner, 'one')
	const copyId = await beginCopy(browser)
	const forged = bookletCodeText(own, 1).replace(/.$/, (last) => (last === '0' ? '1' : '0'))
	const copy = await sendAll(copyId, [photograph(forged), photograph(bookletCodeText(theirs, 1))])
	expect(bookletsIn(copy)).toEqual([
		null,
		{ page: 1, pages: theirs.pages, belongs: 'other-learner', questionText: null },
	])
	expect(codeOf(await submit(browser, copy))).toEqual([409, 'copy.page-foreign'])
	for (const pageId of ids(copy).slice(1)) await browser.delete(`/api/answersheet/${copyId}/pages/${pageId}`)
	expect((await submit(browser, await getCopy(browser, copyId))).statusCode).toBe(200)
})
