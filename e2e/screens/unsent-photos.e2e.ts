import type { Page, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { anAccount, signedInAs } from '../harness/an-account.ts'
import { logOut } from '../harness/by-hand.ts'
import { picture } from '../harness/comment-thread.ts'
import { aKillableBrowser } from '../harness/killable-browser.ts'
import { aVisitor, hydrated } from '../harness/open-browser.ts'
import { storedEntries } from '../harness/stored-entries.ts'

const visitor = aVisitor()
const path = '/mains-practice?set=1'
const uploads = '**/api/answersheet/upload-file'
const refused = (status: number, message: string) => (route: Route) =>
	route.fulfill({ status, json: { success: false, message, code: 'file.damaged' } })

const cardOf = (page: Page) => page.locator('main li[id^="q-"]').first()
const unsaved = (page: Page) => cardOf(page).getByRole('list', { name: 'Photos not saved yet' })

async function choose(page: Page, name = 'page 1.png') {
	const add = cardOf(page).getByRole('button', { name: 'Add note' })
	await add.click()
	await cardOf(page)
		.getByLabel('Add photo')
		.setInputFiles({ ...picture, name })
}

async function openUnsaved(page: Page) {
	await cardOf(page).getByRole('button', { name: 'Unsaved photo' }).click()
	await unsaved(page).getByRole('listitem').waitFor()
}

async function expectNothingUnsaved(page: Page) {
	await hydrated(page)
	await page.mouse.move(200, 300)
	await cardOf(page).getByRole('button', { name: 'Add note' }).click()
	await cardOf(page).getByLabel('Add photo').waitFor()
	expect(await unsaved(page).count()).toBe(0)
}

/** The device has what was chosen. */
const isStored = (page: Page) => expect.poll(() => storedEntries(page, 'unsentPhotos')).toHaveLength(1)

describe('a photo that did not arrive', () => {
	it('is there after the end of the tab, and is kept once it is sent', async () => {
		const page = await visitor.open(path, { before: signedInAs(await anAccount()), expectedErrors: /Failed to load/ })
		const keys: (string | undefined)[] = []
		page
			.context()
			.on(
				'request',
				(request) => request.url().endsWith('upload-file') && keys.push(request.headers()['idempotency-key']),
			)
		await page.route(uploads, (route) => route.abort())
		await choose(page)
		await cardOf(page).getByText('Failed to process photo. Please try again.').waitFor()
		await isStored(page)
		const context = page.context()
		await page.close()
		const next = await context.newPage()
		await next.goto(path)
		await hydrated(next)
		await next.mouse.move(200, 300)
		await openUnsaved(next)
		await unsaved(next).getByText('Not saved yet').waitFor()
		await unsaved(next).getByRole('button', { name: 'Upload page 1.png' }).click()
		await cardOf(next).getByRole('button', { name: '1 photo' }).waitFor()
		expect([keys.length, new Set(keys).size]).toEqual([2, 1])
		await next.reload()
		await next.mouse.move(210, 310)
		await cardOf(next).getByRole('button', { name: '1 photo' }).waitFor()
		expect(await cardOf(next).getByRole('button', { name: 'Add note' }).count()).toBe(1)
	})

	it('waits for the sign-in, and is nobody else’s after the sign-out', async () => {
		const [meera, anil] = [await anAccount(), await anAccount()]
		const page = await visitor.open(path, { expectedErrors: /Failed to load/ })
		await choose(page)
		await cardOf(page).getByText('Please log in to save your notes and photos').waitFor()
		await isStored(page)
		await signedInAs(meera)(page.context())
		await page.reload()
		await hydrated(page)
		await page.mouse.move(200, 300)
		await openUnsaved(page)
		await signedInAs(anil)(page.context())
		await page.reload()
		await expectNothingUnsaved(page)
		await logOut(page)
		await expect
			.poll(async () => (await page.evaluate(() => indexedDB.databases())).map(({ name }) => name))
			.not.toContain('unsentPhotos')
	})
})

it('a photo that is refused offers another try where that can help, and leaves the device as it is removed', async () => {
	const page = await visitor.open(path, { before: signedInAs(await anAccount()), expectedErrors: /Failed to load/ })
	await cardOf(page).getByRole('button', { name: 'Add note' }).click()
	for (const [status, tries] of [
		[415, 0],
		[429, 1],
		[503, 1],
	] as const) {
		const name = `page ${status}.png`
		await page.route(uploads, refused(status, `The server says why: ${status}.`))
		await cardOf(page)
			.getByLabel('Add photo')
			.setInputFiles({ ...picture, name })
		const sentence = status < 500 ? `The server says why: ${status}.` : 'Failed to process photo. Please try again.'
		await unsaved(page).getByText(sentence).waitFor()
		expect(
			await unsaved(page)
				.getByRole('button', { name: /^Try Again/ })
				.count(),
		).toBe(tries)
		await page.unroute(uploads)
		await isStored(page)
		await unsaved(page)
			.getByRole('button', { name: `Remove ${name}` })
			.click()
		await unsaved(page).getByRole('listitem').waitFor({ state: 'detached' })
	}
	await page.reload()
	await expectNothingUnsaved(page)
})

it('a photo outlives a browser that is killed as soon as the card has said that it is not saved', async () => {
	const browser = await aKillableBrowser(visitor.origin)
	const address = new URL(path, visitor.origin).href
	const page = await (await browser.start()).newPage()
	await page.goto(address)
	await hydrated(page)
	await choose(page)
	await unsaved(page).getByText('kept on this device').waitFor()
	await browser.kill()
	const next = await (await browser.start()).newPage()
	await next.goto(address)
	await hydrated(next)
	await next.mouse.move(200, 300)
	await openUnsaved(next)
	await unsaved(next).getByRole('button', { name: 'Remove page 1.png' }).waitFor()
})
