/** Shows that pages that are being put together are not lost, not mixed up with others’, and not sent by mistake. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { anAccount, signedInAs } from './harness/an-account.ts'
import { aPhoto, copyIdOf, copyOf, photosShown } from './harness/answer-pages.ts'
import { logOut } from './harness/by-hand.ts'
import { aVisitor, hydrated } from './harness/open-browser.ts'
import { takeTrial } from './harness/purchases.ts'
import { storedEntries } from './harness/stored-entries.ts'

const visitor = aVisitor()
const tiles = (page: Page) => page.locator('li[data-page]')
const files = (page: Page) => page.locator('input[type=file][multiple]')
const tool = (page: Page, name: string, number: number) =>
	page.getByRole('button', { name: `${name}: page ${number}`, exact: true })
const photo = { mimeType: 'image/jpeg', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) }

async function openQuestion(email: string, expectedErrors = /Failed to load/) {
	const page = await visitor.open('/upload-answersheet', { before: signedInAs(email), expectedErrors })
	await page.getByRole('main').getByRole('link', { name: 'Send answer' }).first().click()
	await page.waitForURL(/question=/)
	return page
}

async function aSubscriber(): Promise<string> {
	const email = await anAccount()
	await takeTrial(email)
	return email
}

it('what is no page, too large or one too many is refused before it is sent, and a page that was removed comes back', async () => {
	const page = await openQuestion(await aSubscriber())
	const small = await Promise.all(Array.from({ length: 3 }, (_, index) => aPhoto(`${index}.jpg`, 60 + index * 60)))
	await files(page).setInputFiles([
		{ name: 'large.jpg', ...photo },
		{ ...photo, name: 'a.txt', mimeType: 'text/plain' },
	])
	await page.getByText('large.jpg: a page can have at most 10 MB.').waitFor()
	await page.getByText('a.txt: only JPEG, PNG, WebP and HEIC photos and PDF files can be sent.').waitFor()
	await files(page).setInputFiles(small)
	await page.getByText('All 3 pages are safe on the server').waitFor()
	await tool(page, 'Remove', 2).click()
	await expect.poll(() => tiles(page).count()).toBe(2)
	await page.getByRole('button', { name: 'Undo' }).click()
	await page.getByText('All 3 pages are safe on the server').waitFor()

	const another = await page.context().newPage()
	await another.goto(page.url())
	await hydrated(another)
	await tool(another, 'Move earlier', 3).click()
	await tool(another, 'Move earlier', 2).click()
	const question = new URL(page.url()).searchParams.get('question') ?? ''
	const copyId = await copyIdOf(page, visitor.origin, question)
	const order = async () => photosShown(page, visitor.origin, await copyOf(page, visitor.origin, copyId), small)
	// Pages are read when nothing else has to be done.
	await expect.poll(order, { timeout: 90_000 }).toEqual(['2.jpg', '0.jpg', '1.jpg'])
	// As long as pages are being read, this tab asks for them, and would learn of the answer by itself.
	await page.locator('button:not([aria-disabled])', { hasText: 'Send answer (3 pages)' }).waitFor({ timeout: 90_000 })
	await another.getByRole('button', { name: 'Send answer (3 pages)' }).click()
	await another.getByText(/^RAS-\d+$/).waitFor()
	await page.getByRole('button', { name: 'Send answer (3 pages)' }).click()
	await page.getByText(/^RAS-\d+$/).waitFor()
})

it('pages that could not be sent are nobody else’s after the sign-out', async () => {
	const page = await openQuestion(await aSubscriber(), /Failed to load|ERR_/)
	await page.route('**/api/answersheet/uploads', (route) => route.abort())
	await files(page).setInputFiles(await aPhoto('mine.jpg', 90))
	await page.getByText('No connection to the server.').waitFor()
	await expect.poll(() => storedEntries(page, 'unsentAnswerPages')).toHaveLength(1)
	await logOut(page)
	await expect
		.poll(async () => (await page.evaluate(() => indexedDB.databases())).map(({ name }) => name))
		.not.toContain('unsentAnswerPages')
})
