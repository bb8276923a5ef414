import type { Page, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { anAccount, signedInAs } from './harness/an-account.ts'
import { logIn } from './harness/by-hand.ts'
import { picture } from './harness/comment-thread.ts'
import { heldAnswer } from './harness/held-answer.ts'
import { aVisitor, hydrated } from './harness/open-browser.ts'

const visitor = aVisitor()
const path = '/mains-practice?set=1'
const notes = '**/api/practice-notes'
const uploads = '**/api/answersheet/upload-file'
const cut = (route: Route) => route.abort()

const cardOf = (page: Page, place = 0) => page.locator('main li[id^="q-"]').nth(place)

async function openAsLearner(expectedErrors?: RegExp) {
	const email = await anAccount()
	const page = await visitor.open(path, { before: signedInAs(email), ...(expectedErrors && { expectedErrors }) })
	return { page, email, card: cardOf(page) }
}

async function openBox(page: Page, place = 0) {
	const card = cardOf(page, place)
	await card.getByRole('button', { name: /^(Add|Unsaved) note/ }).click()
	const field = card.getByLabel('Your notes')
	await field.waitFor()
	return field
}

describe('a note', () => {
	it('is saved with its line breaks, and the box is cleared and closed', async () => {
		const { page, card } = await openAsLearner()
		const field = await openBox(page)
		await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true)
		await field.fill('Intro: aquifers\nBody: metering')
		await card.getByRole('button', { name: 'Save note' }).click()
		const saved = card.getByRole('listitem').filter({ hasText: 'Intro: aquifers' })
		await saved.waitFor()
		expect(await saved.locator('p').first().textContent()).toBe('Intro: aquifers\nBody: metering')
		await page.getByText('Your note is saved.').waitFor({ state: 'attached' })
		expect(await field.count()).toBe(0)
		await expect.poll(() => saved.evaluate((element) => element === document.activeElement)).toBe(true)
		await page.reload()
		await card.getByRole('button', { name: '1 note' }).click()
		await saved.waitFor()
		await openBox(page)
		expect(await field.inputValue()).toBe('')
	})

	it('has no buttons that nothing would answer', async () => {
		const page = await visitor.open(path, { javaScriptEnabled: false })
		for (const name of ['Add note', "Don't Know Answer", 'Start Quiz'])
			expect(await page.getByRole('button', { name }).count()).toBe(0)
	})

	it('opens although its code could not be had at the first press', async () => {
		const page = await visitor.open(path, {
			expectedErrors: /Failed to (load|fetch)|ERR_FAILED/,
		})
		await page.route(/\/notes-panel-[\w-]+\.js/, cut)
		await cardOf(page).getByRole('button', { name: 'Add note' }).click()
		await cardOf(page).getByRole('alert').waitFor()
		await page.unroute(/\/notes-panel-[\w-]+\.js/)
		await cardOf(page).getByRole('button', { name: 'Try Again' }).click()
		await cardOf(page).getByLabel('Your notes').waitFor()
	})

	it('of spaces alone is ignored', async () => {
		const { page, card } = await openAsLearner()
		const sent: string[] = []
		page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
		const field = await openBox(page)
		await field.fill('  \n ')
		await card.getByRole('button', { name: 'Save note' }).click()
		expect(await field.inputValue()).toBe('  \n ')
		expect(await card.getByRole('alert').count()).toBe(0)
		await field.fill('Written')
		await card.getByRole('button', { name: 'Save note' }).click()
		await card.getByRole('listitem').filter({ hasText: 'Written' }).waitFor()
		expect(sent.filter((url) => url.includes('practice-notes'))).toHaveLength(1)
	})

	it.each([
		['lost', cut],
		['refused', (route: Route) => route.fulfill({ status: 500, json: { success: false, message: 'x', code: 'y' } })],
	])('that is %s stays, and is the same note at the next try', async (_, work) => {
		const { page, card } = await openAsLearner(/Failed to load/)
		const keys: (string | undefined)[] = []
		page.on('request', (request) => {
			if (request.method() === 'POST' && request.url().endsWith('practice-notes'))
				keys.push(request.headers()['idempotency-key'])
		})
		const field = await openBox(page)
		await field.fill('Half a thought')
		const save = card.getByRole('button', { name: 'Save note' })
		await page.route(notes, work)
		await save.click()
		await card.getByText('Failed to save comment. Please try again.').waitFor()
		expect(await field.inputValue()).toBe('Half a thought')
		await page.unroute(notes)
		await save.click()
		await card.getByRole('listitem').filter({ hasText: 'Half a thought' }).waitFor()
		expect([keys.length, new Set(keys).size]).toEqual([2, 1])
	})

	it('that was begun outlives the tab', async () => {
		const { page } = await openAsLearner()
		await (await openBox(page)).fill('Half a thought')
		const context = page.context()
		await page.close()
		const next = await context.newPage()
		await next.goto(path)
		await hydrated(next)
		expect(await (await openBox(next)).inputValue()).toBe('Half a thought')
	})

	it('can be written before the sign-in, which leads back to it', async () => {
		const email = await anAccount()
		const page = await visitor.open(path)
		await (await openBox(page)).fill('Half a thought')
		const card = cardOf(page)
		await card.getByRole('button', { name: 'Save note' }).click()
		await card.getByText('Please log in to save your notes and photos').waitFor()
		await card.getByRole('link', { name: 'Log in' }).click()
		await logIn(page, email)
		await page.waitForURL('**/mains-practice?set=1#q-*')
		await expect.poll(() => card.getByLabel('Your notes').inputValue()).toBe('Half a thought')
		await card.getByRole('button', { name: 'Save note' }).click()
		await card.getByRole('listitem').filter({ hasText: 'Half a thought' }).waitFor()
	})

	it('is deleted after a question, and is there again where that fails', async () => {
		const { page, card } = await openAsLearner(/Failed to load/)
		await (await openBox(page)).fill('Wrong')
		await card.getByRole('button', { name: 'Save note' }).click()
		const saved = card.getByRole('listitem').filter({ hasText: 'Wrong' })
		await saved.getByRole('button', { name: 'Delete' }).click()
		await card.getByText('Delete this note for good?').waitFor()
		await card.getByRole('button', { name: 'Keep it' }).click()
		await page.route(`${notes}/*`, cut)
		await saved.getByRole('button', { name: 'Delete' }).click()
		await card.getByRole('group').getByRole('button', { name: 'Delete' }).click()
		await page.getByText('Nothing was deleted. Please try again.').first().waitFor()
		await saved.waitFor()
		await page.unroute(`${notes}/*`)
		await saved.getByRole('button', { name: 'Delete' }).click()
		await card.getByRole('group').getByRole('button', { name: 'Delete' }).click()
		await saved.waitFor({ state: 'detached' })
		await page.reload()
		await cardOf(page).getByRole('button', { name: 'Add note' }).waitFor()
		expect(await cardOf(page).getByRole('button', { name: '1 note' }).count()).toBe(0)
	})
})

describe('a photo', () => {
	it('is judged before it is sent: first whether it is one, then its size', async () => {
		const { page, card } = await openAsLearner()
		await openBox(page)
		const add = card.getByLabel('Add photo')
		const problems: [string, string, number, string][] = [
			['notes.pdf', 'application/pdf', 5_242_881, 'Please select an image file.'],
			['big.png', 'image/png', 5_242_881, 'File size must be less than 5MB'],
			['IMG_1.HEIC', 'image/heic', 10, 'HEIC photos cannot be shown here. Please send a JPEG'],
		]
		for (const [name, mimeType, size, sentence] of problems) {
			await add.setInputFiles({ name, mimeType, buffer: Buffer.alloc(size) })
			await card.getByText(sentence).waitFor()
		}
		expect(await card.getByRole('list', { name: 'Photos not saved yet' }).count()).toBe(0)
	})

	it('is kept with its question, opens large, and can be deleted', { tags: ['smoke'] }, async () => {
		const { page, card } = await openAsLearner()
		await openBox(page)
		await card.getByLabel('Add photo').setInputFiles({ ...picture, name: 'page 1.png' })
		await page.getByText('Photo uploaded successfully!').first().waitFor()
		await page.reload()
		await card.getByRole('button', { name: '1 photo' }).click()
		await card.getByRole('button', { name: 'Photo 1 of 1' }).click()
		await page.getByRole('dialog').getByRole('img', { name: 'Photo 1 of 1' }).waitFor()
		await page.keyboard.press('Escape')
		await card.getByRole('button', { name: 'Delete photo 1' }).click()
		await card.getByRole('group').getByRole('button', { name: 'Delete' }).click()
		await card.getByRole('button', { name: 'Photo 1 of 1' }).waitFor({ state: 'detached' })
		await page.getByText('The photo is deleted.').waitFor({ state: 'attached' })
	})

	it('that did not arrive stays, with a button to try again', async () => {
		const { page, card } = await openAsLearner(/Failed to load/)
		await openBox(page)
		await page.route(uploads, cut)
		await card.getByLabel('Add photo').setInputFiles(['a', 'b'].map((name) => ({ ...picture, name: `${name}.png` })))
		await expect.poll(() => card.getByText('Failed to process photo. Please try again.').count()).toBe(2)
		await page.unroute(uploads)
		await card.getByRole('button', { name: 'Try Again: a.png' }).click()
		await card.getByRole('button', { name: '1 photo' }).waitFor()
		await card.getByRole('button', { name: 'Remove b.png' }).click()
		expect(await card.getByText('Failed to process photo').count()).toBe(0)
	})

	it('goes after the one before', async () => {
		const { page, card } = await openAsLearner()
		await openBox(page)
		let running = 0
		let most = 0
		await page.route(uploads, async (route) => {
			running += 1
			most = Math.max(most, running)
			await new Promise((resolve) => setTimeout(resolve, 300))
			running -= 1
			await route.continue()
		})
		await card.getByLabel('Add photo').setInputFiles([1, 2, 3].map((place) => ({ ...picture, name: `${place}.png` })))
		await card.getByRole('button', { name: '3 photos' }).waitFor()
		expect(most).toBe(1)
	})
})

describe("'Don't Know Answer'", () => {
	it('opens the answer and marks the question, also before a sign-in, which takes the mark along', async () => {
		const email = await anAccount()
		const page = await visitor.open(path)
		const button = cardOf(page).getByRole('button', { name: "Don't Know Answer" })
		await button.click()
		await cardOf(page).getByText('To revise').waitFor()
		expect(await cardOf(page).locator('details').getAttribute('open')).not.toBeNull()
		await page.reload()
		await cardOf(page).getByText('To revise').waitFor()
		await signedInAs(email)(page.context())
		await page.reload()
		await expect.poll(() => page.evaluate(() => localStorage.getItem('practiceMarks'))).toBe('{"mains":[]}')
		await cardOf(page).getByText('To revise').waitFor()
		await page.evaluate(() => localStorage.clear())
		await page.reload()
		await cardOf(page).getByText('To revise').waitFor()
		await button.click()
		await cardOf(page).getByText('To revise').waitFor({ state: 'detached' })
	})
})

describe('the progress', () => {
	it('lists what is kept, question by question', async () => {
		const { page, card } = await openAsLearner()
		const question = await card.locator('ol p').first().textContent()
		await (await openBox(page)).fill('Kept')
		await card.getByRole('button', { name: 'Save note' }).click()
		await card.getByRole('button', { name: '1 note' }).waitFor()
		await (await openBox(page, 1)).fill('Other')
		await cardOf(page, 1).getByRole('button', { name: 'Save note' }).click()
		await cardOf(page, 1).getByRole('button', { name: '1 note' }).waitFor()
		await Promise.all([
			page.waitForResponse(/\/api\/practice-marks\//),
			card.getByRole('button', { name: "Don't Know Answer" }).click(),
		])
		await card.getByText('To revise').waitFor()
		await page.goto('/my-progress')
		const heading = page.getByRole('heading', { name: 'My notes' })
		await expect
			.poll(
				async () => {
					await page.mouse.wheel(0, 2_000)
					return heading.count()
				},
				{ timeout: 15_000 },
			)
			.toBe(1)
		const section = page.getByRole('region', { name: 'My notes' })
		const rowOf = (note: string) => section.getByRole('listitem').filter({ hasText: note }).first()
		const remove = async (note: string) => {
			await rowOf(note).getByRole('button', { name: 'Delete' }).click()
			await rowOf(note).getByRole('group').getByRole('button', { name: 'Delete' }).click()
			await rowOf(note).waitFor({ state: 'detached' })
		}
		const row = rowOf('Kept')
		const link = row.getByRole('link')
		expect(question).toContain((await link.textContent())?.slice(0, 30))
		await row.getByRole('button', { name: 'Unmark' }).click()
		await row.getByText('To revise').waitFor({ state: 'detached' })
		await link.click()
		await page.getByRole('heading', { name: /^Question/ }).waitFor()
		const sendOlder = await heldAnswer(page, /\/api\/practice-notes\?/)
		await page.goBack()
		await remove('Kept')
		await sendOlder()
		await remove('Other')
		await section.getByText('No notes yet').waitFor()
	})
})
