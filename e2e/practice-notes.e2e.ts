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
const refuse = (route: Route) => route.fulfill({ status: 500, json: { success: false, message: 'x', code: 'y' } })

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
	it('is saved with its line breaks, unless it is of spaces alone, and the box is cleared and closed', async () => {
		const { page, card } = await openAsLearner()
		const sent: string[] = []
		page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
		const field = await openBox(page)
		await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true)
		await field.fill('  \n ')
		await card.getByRole('button', { name: 'Save note' }).click()
		expect(await field.inputValue()).toBe('  \n ')
		expect(await card.getByRole('alert').count()).toBe(0)
		await field.fill('Intro: aquifers\nBody: metering')
		await card.getByRole('button', { name: 'Save note' }).click()
		const saved = card.getByRole('listitem').filter({ hasText: 'Intro: aquifers' })
		await saved.waitFor()
		expect(sent.filter((url) => url.includes('practice-notes'))).toHaveLength(1)
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

	it('opens at the second press where its code failed, and is the same note at each try to save or delete it', async () => {
		const { page, card } = await openAsLearner(/Failed to (load|fetch)|ERR_FAILED/)
		await page.route(/\/notes-panel-[\w-]+\.js/, cut)
		await card.getByRole('button', { name: 'Add note' }).click()
		await card.getByRole('alert').waitFor()
		await page.unroute(/\/notes-panel-[\w-]+\.js/)
		await card.getByRole('button', { name: 'Try Again' }).click()

		// It is lost, then refused, and stays.
		const keys: (string | undefined)[] = []
		page.on('request', (request) => {
			if (request.method() === 'POST' && request.url().endsWith('practice-notes'))
				keys.push(request.headers()['idempotency-key'])
		})
		const field = card.getByLabel('Your notes')
		await field.fill('Half a thought')
		const save = card.getByRole('button', { name: 'Save note' })
		const problem = card.getByText('Failed to save comment. Please try again.')
		for (const work of [cut, refuse]) {
			await page.route(notes, work)
			const tries = keys.length
			await save.click()
			await expect.poll(() => keys.length).toBe(tries + 1)
			await save.and(page.locator(':not([aria-busy=true])')).waitFor()
			await problem.waitFor()
			expect(await field.inputValue()).toBe('Half a thought')
			await page.unroute(notes)
		}
		await save.click()
		const saved = card.getByRole('listitem').filter({ hasText: 'Half a thought' })
		await saved.waitFor()
		expect([keys.length, new Set(keys).size]).toEqual([3, 1])

		// It is deleted after a question, and is there again where that fails.
		const remove = async () => {
			await saved.getByRole('button', { name: 'Delete' }).click()
			await card.getByRole('group').getByRole('button', { name: 'Delete' }).click()
		}
		await saved.getByRole('button', { name: 'Delete' }).click()
		await card.getByText('Delete this note for good?').waitFor()
		await card.getByRole('button', { name: 'Keep it' }).click()
		await page.route(`${notes}/*`, cut)
		await remove()
		await page.getByText('Nothing was deleted. Please try again.').first().waitFor()
		await saved.waitFor()
		await page.unroute(`${notes}/*`)
		await remove()
		await saved.waitFor({ state: 'detached' })
		await page.reload()
		await card.getByRole('button', { name: 'Add note' }).waitFor()
		expect(await card.getByRole('button', { name: '1 note' }).count()).toBe(0)
	})

	it('outlives its tab and goes through the sign-in, with the mark of a question that one cannot answer', async () => {
		const email = await anAccount()
		const page = await visitor.open(path)
		const card = cardOf(page)
		const mark = card.getByRole('button', { name: "Don't Know Answer" })
		const marked = card.getByText('To revise')
		await mark.click()
		await marked.waitFor()
		expect(await card.locator('details').getAttribute('open')).not.toBeNull()
		const tab = await page.context().newPage()
		await tab.goto(path)
		await hydrated(tab)
		await (await openBox(tab)).fill('Half a thought')
		await tab.close()
		await page.reload()
		await marked.waitFor()
		await hydrated(page)
		expect(await (await openBox(page)).inputValue()).toBe('Half a thought')

		// The sign-in leads back to it, and takes the mark along.
		await card.getByRole('button', { name: 'Save note' }).click()
		await card.getByText('Please log in to save your notes and photos').waitFor()
		await card.getByRole('link', { name: 'Log in' }).click()
		await logIn(page, email)
		await page.waitForURL('**/mains-practice?set=1#q-*')
		await expect.poll(() => card.getByLabel('Your notes').inputValue()).toBe('Half a thought')
		await card.getByRole('button', { name: 'Save note' }).click()
		await card.getByRole('listitem').filter({ hasText: 'Half a thought' }).waitFor()
		await expect.poll(() => page.evaluate(() => localStorage.getItem('practiceMarks'))).toBe('{"mains":[]}')
		await marked.waitFor()
		await page.evaluate(() => localStorage.clear())
		await page.reload()
		await marked.waitFor()
		await mark.click()
		await marked.waitFor({ state: 'detached' })
	})
})

describe('a photo', () => {
	it('is kept with its question, unless it is none, opens large, and can be deleted', {
		tags: ['smoke'],
	}, async () => {
		const { page, card } = await openAsLearner()
		await openBox(page)
		const add = card.getByLabel('Add photo')
		for (const [name, mimeType, sentence] of [
			['notes.pdf', 'application/pdf', 'Please select an image file.'],
			['IMG_1.HEIC', 'image/heic', 'HEIC photos cannot be shown here. Please send a JPEG'],
		] as const) {
			await add.setInputFiles({ name, mimeType, buffer: Buffer.alloc(10) })
			await card.getByText(sentence).waitFor()
		}
		expect(await card.getByRole('list', { name: 'Photos not saved yet' }).count()).toBe(0)
		await add.setInputFiles({ ...picture, name: 'page 1.png' })
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

	it('that did not arrive stays, with a button to try again, and each goes after the one before', async () => {
		const { page, card } = await openAsLearner(/Failed to load/)
		await openBox(page)
		const add = card.getByLabel('Add photo')
		await page.route(uploads, cut)
		await add.setInputFiles(['a', 'b'].map((name) => ({ ...picture, name: `${name}.png` })))
		await expect.poll(() => card.getByText('Failed to process photo. Please try again.').count()).toBe(2)
		await page.unroute(uploads)
		await card.getByRole('button', { name: 'Try Again: a.png' }).click()
		await card.getByRole('button', { name: '1 photo' }).waitFor()
		await card.getByRole('button', { name: 'Remove b.png' }).click()
		expect(await card.getByText('Failed to process photo').count()).toBe(0)

		let running = 0
		let most = 0
		await page.route(uploads, async (route) => {
			running += 1
			most = Math.max(most, running)
			await new Promise((resolve) => setTimeout(resolve, 200))
			running -= 1
			await route.continue()
		})
		await add.setInputFiles([1, 2, 3].map((place) => ({ ...picture, name: `${place}.png` })))
		await card.getByRole('button', { name: '4 photos' }).waitFor()
		expect(most).toBe(1)
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
