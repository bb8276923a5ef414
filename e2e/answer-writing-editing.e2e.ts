import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { alive } from './harness/alive.ts'
import { aQuestionDesk, button, desk, field, list, saved, toTheList } from './harness/question-desk.ts'
import { askDesk, questionAbout } from './harness/questions.ts'

const word = 'Chokelao'
const { visitor, openAs, openQuestion } = aQuestionDesk(word)

const stored = async (page: Page, id: string) => (await askDesk(page, 'GET', `/${id}`)).body.data
const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'))

/** Holds the answer of an address back until it is let go. */
async function holdBack(page: Page, address: string) {
	const gate = Promise.withResolvers<void>()
	const asked = page.waitForRequest(address)
	await page.route(address, async (route) => {
		await gate.promise
		await route.continue()
	})
	return { asked, letGo: () => gate.resolve() }
}

describe('a question that is opened again', () => {
	it('is as it was left, and meets nobody', async () => {
		const { page, id } = await openQuestion({ isDraft: true })
		await field(page, 'english.answer').fill('Of the first visit.')
		await page.keyboard.press('Control+s')
		await saved(page).waitFor()
		await toTheList(page).click()
		await page.waitForURL(visitor.origin + desk)
		await page.goBack()
		await expect.poll(() => field(page, 'english.answer').inputValue()).toBe('Of the first visit.')
		await field(page, 'english.answer').fill('Of the second visit.')
		await page.keyboard.press('Control+s')
		await saved(page).waitFor()
		await expect.poll(async () => (await stored(page, id)).version).toBe(3)
		expect(await button(page, 'Keep mine').count()).toBe(0)
	})
})

describe('who goes on typing', () => {
	it('publishes what was there when it was pressed', async () => {
		const { page, id } = await openQuestion({ isDraft: true })
		const save = await holdBack(page, `**/api/admin/answer-writing/${id}`)
		await field(page, 'hindi.answer').fill('प्रकाशित।')
		await field(page, 'english.answer').fill('Published.')
		await button(page, 'Publish').click()
		await save.asked
		await field(page, 'english.answer').fill('Published. And typed on.')
		save.letGo()
		await expect.poll(async () => (await stored(page, id)).publishedVersion).toBe(2)
		await page.getByText('Published, with changes').waitFor()
		await expect.poll(async () => (await stored(page, id)).content.english.answer).toBe('Published. And typed on.')
	})

	it('is not taken out of the text by somebody’s newer version, and is back in it after choosing', async () => {
		const { page, id } = await openQuestion({ isDraft: true }, { expectedErrors: /409/ })
		const content = { ...questionAbout(word), marks: 15 }
		expect((await askDesk(page, 'PATCH', `/${id}`, { version: 1, content })).status).toBe(200)
		await field(page, 'hindi.answer').fill('पहला वाक्य।')
		await page.getByText('You saved a newer version in another window').waitFor()
		expect(await focusedName(page)).toBe('hindi.answer')
		await button(page, 'Keep mine').click()
		await saved(page).waitFor()
		expect(await focusedName(page)).toBe('english.questionText')
	})

	it('has a tag saved that still stands in its box', async () => {
		const { page, id } = await openQuestion({ isDraft: true })
		await field(page, 'english.tags').pressSequentially('Garden')
		await page.keyboard.press('Control+s')
		await expect.poll(async () => (await stored(page, id)).content.english.tags).toEqual(['Jaipur', 'Garden'])
		await field(page, 'english.tags').press('Enter')
		await button(page, 'Remove Garden').waitFor()
		await button(page, 'Remove Jaipur').click()
		await page.keyboard.press('Control+s')
		await expect.poll(async () => (await stored(page, id)).content.english.tags).toEqual(['Garden'])
	})
})

describe('who leaves', () => {
	it('right after pressing Publish is kept where it is refused', async () => {
		const incomplete = { ...questionAbout(word), marks: null as unknown as number }
		const { page, id } = await openQuestion({ isDraft: true, content: incomplete }, { expectedErrors: /400/ })
		const publication = await holdBack(page, `**/api/admin/answer-writing/${id}/publish`)
		await button(page, 'Publish').click()
		await publication.asked
		await toTheList(page).click()
		publication.letGo()
		await expect.poll(() => field(page, 'marks').getAttribute('aria-invalid')).toBe('true')
		expect(new URL(page.url()).pathname).toBe(`${desk}/${id}`)
		expect(await page.getByRole('dialog').count()).toBe(0)
		await toTheList(page).click()
		await page.waitForURL(visitor.origin + desk)
	})

	it('is asked where the server does not answer, instead of waiting', async () => {
		const { page, id } = await openQuestion({ isDraft: true })
		const save = await holdBack(page, `**/api/admin/answer-writing/${id}`)
		await field(page, 'english.answer').fill('Slowly.')
		await toTheList(page).click()
		await button(page, 'Leave').click()
		await page.waitForURL(visitor.origin + desk)
		save.letGo()
		await expect.poll(async () => (await stored(page, id)).content.english.answer).toBe('Slowly.')
	})

	it('a new question by the browser’s Back finds the list there, and the question among the drafts', async () => {
		const page = await openAs('content', list)
		// Before it is alive the link opens another page: of leaving that the browser itself asks.
		await (await alive(page.getByRole('link', { name: 'Add question' }))).click()
		await page.waitForURL(/answer-writing\/new/)
		await field(page, 'english.questionText').fill(`The ${word} garden`)
		await page.goBack()
		await page.waitForURL(visitor.origin + list)
		await page.locator('section ol > li').first().waitFor()
		await page.getByRole('link', { name: 'Edit questions' }).click()
		await page.getByRole('link', { name: /^Drafts \d/ }).click()
		await page
			.getByRole('link', { name: `The ${word} garden` })
			.first()
			.waitFor()
	})

	it('to another page is not called back when the deletion before is done', async () => {
		const { page, id } = await openQuestion({ isDraft: true })
		const deletion = await holdBack(page, `**/api/admin/answer-writing/${id}`)
		await button(page, 'Delete').click()
		await deletion.asked
		await page.getByRole('banner').getByRole('link', { name: 'Current Affairs' }).click()
		deletion.letGo()
		await page.getByText('The entry has been deleted.').waitFor()
		await expect.poll(() => new URL(page.url()).pathname).not.toContain(list)
	})
})

describe('what the browser cannot keep', () => {
	it('is said, before leaving too', async () => {
		const { page } = await openQuestion({ isDraft: true }, { expectedErrors: /ERR_FAILED|Failed to load resource/ })
		await page.evaluate(() => {
			IDBObjectStore.prototype.put = () => {
				throw new DOMException('full', 'QuotaExceededError')
			}
		})
		await page.route('**/api/admin/answer-writing/**', (route) => route.abort())
		await field(page, 'english.answer').fill('Nowhere else.')
		await page.keyboard.press('Control+s')
		await page.getByText('This browser can’t store it').waitFor()
		await toTheList(page).click()
		await page.getByText('If you leave now, they’ll be lost.').waitFor()
		await button(page, 'Stay').click()
		expect(await field(page, 'english.answer').inputValue()).toBe('Nowhere else.')
		page.on('dialog', (dialog) => void dialog.accept())
	})
})

describe('an Undo that fails', () => {
	it('can be pressed again', async () => {
		const { page, id } = await openQuestion({}, { expectedErrors: /ERR_FAILED|Failed to load resource/ })
		await button(page, 'Unpublish').click()
		await page.getByText('Readers can no longer see this entry.').waitFor()
		await page.route('**/reinstate', (route) => route.abort(), { times: 1 })
		await button(page, 'Undo').click()
		await page.getByText('That did not work.').first().waitFor()
		// The first message is on its way out.
		await expect.poll(() => button(page, 'Undo').count()).toBe(1)
		await button(page, 'Undo').click()
		await page.getByText('Readers can see this entry again.').waitFor()
		expect((await stored(page, id)).status).toBe('published')
	})
})
