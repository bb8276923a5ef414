/** Takes a paper of the mains from the start of its clock to the marks for each question, on two devices and at the evaluator's desk. */
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { aPhoto } from './harness/answer-pages.ts'
import { openDesk, shown } from './harness/evaluators-desk.ts'
import { signUp } from './harness/learner-api.ts'
import { oneBrowser } from './harness/one-browser.ts'
import { hydrated } from './harness/open-browser.ts'
import type { Place } from './harness/place.ts'
import { buyPlan } from './harness/purchases.ts'
import { seededPlace } from './harness/seeded-place.ts'
import { type Product, startProduct } from './harness/start-product.ts'

const paper = '/mains-mock-tests/gs-paper-3-mock-1'
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

let place: Place
let product: Product

beforeAll(async () => {
	place = await seededPlace()
	product = await startProduct(place)
})
afterAll(async () => {
	await product.stop()
	await place.remove()
})

async function aContext(options: BrowserContextOptions = {}): Promise<BrowserContext> {
	const context = await (await oneBrowser()).newContext(options)
	onTestFinished(() => context.close())
	return context
}

async function deviceOf(email: string, language: 'english' | 'hindi', options: BrowserContextOptions = {}) {
	const context = await aContext(options)
	await context.addCookies([{ name: 'preferredLanguage', value: language, url: product.origin }])
	const data = { email, password: 'aravalli-demo-1' }
	const headers = { origin: product.origin }
	expect((await context.request.post(`${product.origin}/api/auth/login`, { data, headers })).status()).toBe(200)
	return context
}

async function opened(context: BrowserContext, path: string): Promise<Page> {
	const page = await context.newPage()
	await page.goto(product.origin + path)
	await hydrated(page)
	return page
}

async function secondsOn(page: Page): Promise<number> {
	const [hours = 0, minutes = 0, seconds = 0] = ((await page.getByRole('timer').textContent()) ?? '')
		.split(':')
		.map(Number)
	return hours * 3_600 + minutes * 60 + seconds
}

/** Has the evaluator take the paper, whatever else waits. @returns its evaluation */
async function claimPaper(desk: Page): Promise<string> {
	const api = `${product.origin}/api/admin/daily-evaluation`
	const { data } = await (await desk.request.get(`${api}?state=waiting&paperCategory=GS_PAPER_3&limit=100`)).json()
	const entry = data.find(({ question }: { question: { marks: number } }) => question.marks === 200)
	const headers = { origin: product.origin }
	expect((await desk.request.post(`${api}/${entry.evaluationId}/claim`, { headers })).status()).toBe(200)
	return entry.evaluationId
}

it('a paper has one clock on two devices, its pages are sent, and each question comes back with marks', async () => {
	const learner = await signUp(product.origin, 'Writer of Papers')
	await buyPlan(learner)
	const onPhone = await opened(await deviceOf(learner.email, 'hindi', phone), `${paper}/write`)
	await onPhone.getByRole('button', { name: /^घड़ी शुरू करें/ }).click()
	await onPhone.getByRole('timer').waitFor()
	const kept = onPhone.waitForResponse(/\/done/)
	await onPhone.getByRole('checkbox', { name: 'प्रश्न 1 लिख लिया' }).check()
	await kept

	const atDesk = await opened(await deviceOf(learner.email, 'english'), `${paper}/write`)
	await atDesk.getByText('1 of 40 questions written').waitFor()
	expect(Math.abs((await secondsOn(atDesk)) - (await secondsOn(onPhone)))).toBeLessThanOrEqual(3)
	await atDesk.getByRole('button', { name: 'I have finished' }).click()
	await atDesk.getByRole('button', { name: 'Yes, I have finished' }).click()
	await atDesk.getByText('You have finished').waitFor()

	await onPhone.reload()
	await hydrated(onPhone)
	await onPhone.getByRole('link', { name: 'पृष्ठ भेजें' }).click()
	const photos = await Promise.all([60, 120, 180].map((brightness) => aPhoto(`${brightness}.jpg`, brightness)))
	await onPhone.locator('input[type=file][multiple]').setInputFiles(photos)
	const send = onPhone.getByRole('button', { name: 'उत्तर भेजें (3 पृष्ठ)' })
	await expect.poll(() => send.getAttribute('aria-disabled'), { timeout: 90_000 }).toBeNull()
	await send.click()
	await onPhone.getByText(/^RAS-\d+$/).waitFor()

	const evaluator = await aContext({ viewport: { width: 1_280, height: 800 } })
	const desk = await openDesk(evaluator, product.origin)
	const copy = await claimPaper(desk)
	await desk.goto(`${product.origin}/admin/daily-evaluation?copy=${copy}`)
	await hydrated(desk)
	await shown(desk)
	const marks = desk.getByRole('spinbutton', { name: 'Question 1', exact: true })
	await marks.press('End')
	await desk.getByRole('spinbutton', { name: 'Question 40', exact: true }).press('End')
	await desk.getByRole('textbox', { name: 'Overall remark' }).fill('Written to the point.')
	await desk.getByText(/^Saved \d/).waitFor()
	await desk.getByRole('button', { name: 'Return copy' }).click()
	await desk.getByRole('button', { name: 'Return it' }).click()
	await expect
		.poll(
			async () =>
				(await (await desk.request.get(`${product.origin}/api/admin/daily-evaluation/${copy}`)).json()).data.state,
		)
		.toBe('published')

	await atDesk.goto(`${product.origin}${paper}/result`)
	await atDesk.getByText('12 of 200 marks').waitFor()
	await atDesk.getByRole('row', { name: /^Part A.* 2 \/ 30$/ }).waitFor()
	await atDesk.getByRole('row', { name: /^Part C.* 10 \/ 90$/ }).waitFor()
	await atDesk.getByText('Evaluator: 2 of 2').waitFor()
	await atDesk.getByRole('link', { name: 'See the marked pages' }).click()
	await atDesk.getByText('Written to the point.').waitFor()
})
