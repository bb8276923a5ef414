/** Takes an answer from the camera of a phone to the evaluator, over a network that goes and a tab that is closed. */
import type { Page } from 'playwright-core'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { anAccount, signedInAs } from './harness/an-account.ts'
import { aPhoto, copyIdOf, copyOf, type PhotoOfPage, photosShown, totalBytes } from './harness/answer-pages.ts'
import { aVisitor, hydrated } from './harness/open-browser.ts'
import { takeTrial } from './harness/purchases.ts'
import { startUploadRelay, type UploadRelay } from './harness/upload-relay.ts'

const visitor = aVisitor()
const phone = { locale: 'hi-IN', viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
/** What was on its way when the network went, and had arrived only here. */
const LOST_BYTES = 256 * 1024

let relay: UploadRelay
beforeEach(async () => {
	relay = await startUploadRelay(visitor.origin)
})
afterEach(() => relay.close())

const photosOf = (page: Page) => page.locator('li[data-page]')
const files = (page: Page) => page.locator('input[type=file][multiple]')
const tool = (page: Page, name: string, number: number) =>
	page.getByRole('button', { name: `${name}: पृष्ठ ${number}`, exact: true })

async function choose(page: Page, photos: readonly PhotoOfPage[]) {
	await files(page).setInputFiles([...photos])
	await expect.poll(() => photosOf(page).count()).toBe(photos.length)
}

async function openQuestion(): Promise<Page> {
	const email = await anAccount()
	await takeTrial(email)
	const page = await visitor.open(`${relay.origin}/upload-answersheet`, {
		...phone,
		before: signedInAs(email),
		expectedErrors: /ERR_|Failed to load|fetching the script/,
	})
	await page.getByRole('main').getByRole('link', { name: 'उत्तर भेजें' }).first().click()
	await page.waitForURL(/question=/)
	await files(page).waitFor({ state: 'attached' })
	return page
}

const questionIn = (page: Page) => new URL(page.url()).searchParams.get('question') ?? ''

it('four photos outlive a cut network and a closed tab, travel once, and are sent in the order that was chosen', async () => {
	const photos = await Promise.all(
		[40, 95, 150, 205].map((brightness, index) => aPhoto(`${index + 1}.jpg`, brightness)),
	)
	const total = totalBytes(photos)
	const page = await openQuestion()
	const address = page.url()
	const cut = relay.cutAt(total * 0.6)
	await choose(page, photos)
	await cut
	await page.getByText('सर्वर से संपर्क नहीं हो रहा है।').waitFor()
	expect(await page.getByRole('button', { name: /^उत्तर भेजें/ }).getAttribute('aria-disabled')).toBe('true')
	const context = page.context()
	await page.close()
	await relay.mend()
	const next = await context.newPage()
	await next.goto(address)
	await hydrated(next)
	await next.getByText('सभी 4 पृष्ठ सर्वर पर सुरक्षित हैं').waitFor()
	expect(relay.sentBytes()).toBeGreaterThanOrEqual(total)
	expect(relay.sentBytes()).toBeLessThanOrEqual(total + LOST_BYTES)

	await tool(next, 'पहले लाएँ', 4).click()
	await tool(next, 'घुमाएँ', 1).click()
	const retaken = await aPhoto('new.jpg', 250)
	const choosing = next.waitForEvent('filechooser')
	await tool(next, 'फिर से लें', 2).click()
	await (await choosing).setFiles([retaken])
	await next.getByText('सभी 4 पृष्ठ सर्वर पर सुरक्षित हैं').waitFor()
	const send = next.getByRole('button', { name: 'उत्तर भेजें (4 पृष्ठ)' })
	// The pages are read one after the other, with the least claim on the processor.
	await expect.poll(() => send.getAttribute('aria-disabled'), { timeout: 90_000 }).toBeNull()
	await send.click()
	await next.getByText(/^RAS-\d+$/).waitFor()
	await next.getByText('मूल्यांकन इस समय तक').waitFor()

	const copy = await copyOf(next, relay.origin, await copyIdOf(next, relay.origin, questionIn(next)))
	expect(copy.state).toBe('waiting')
	expect(copy.pages.map(({ turn }) => turn)).toEqual([90, 0, 0, 0])
	const shown = await photosShown(next, relay.origin, copy, [...photos, retaken])
	expect(shown).toEqual(['1.jpg', 'new.jpg', '4.jpg', '3.jpg'])
})
