import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { hydrated } from './harness/open-browser.ts'
import { aQuestionDesk, button, desk, field, saved, toTheList } from './harness/question-desk.ts'
import { askDesk, deleteQuestion } from './harness/questions.ts'

const word = 'Jantarmantar'
const { visitor, openAs, openQuestion } = aQuestionDesk(word)
const offline = /ERR_FAILED|Failed to load resource/

const storedAs = async (page: Page, id: string) => (await askDesk(page, 'GET', `/${id}`)).body.data.content

describe('new questions in several tabs', () => {
	it('are each tab’s own, and what a closed tab has left goes on in one of the next', async () => {
		const first = await openAs('content', `${desk}/new`)
		const question = (page: Page) => field(page, 'english.questionText')
		const openTab = async () => {
			const tab = await first.context().newPage()
			await tab.goto(`${desk}/new`)
			await hydrated(tab)
			tab.on('dialog', (dialog) => void dialog.accept())
			return tab
		}
		const isEmptyAfterAMoment = async (tab: Page) => {
			const later = await tab.evaluate(() => performance.now() + 1_000)
			await tab.waitForFunction((moment) => performance.now() > moment, later)
			expect(await question(tab).inputValue()).toBe('')
		}
		await question(first).fill(`The ${word} of the first tab`)
		const second = await openTab()
		await isEmptyAfterAMoment(second)
		await question(second).fill(`The ${word} of the second tab`)
		for (const [tab, name] of [
			[second, 'second'],
			[first, 'first'],
		] as const) {
			await tab.keyboard.press('Control+s')
			await tab.waitForURL(new RegExp(`answer-writing/the-jantarmantar-of-the-${name}-tab-[a-z0-9]{6}$`))
			const id = new URL(tab.url()).pathname.split('/').at(-1) ?? ''
			expect((await storedAs(tab, id)).english.questionText).toBe(`The ${word} of the ${name} tab`)
			await deleteQuestion(tab, id)
		}

		const third = await openTab()
		await question(third).fill(`Left with the ${word}`)
		await third.close()
		const fourth = await openTab()
		await expect.poll(() => question(fourth).inputValue()).toBe(`Left with the ${word}`)
		await question(fourth).focus()
		await isEmptyAfterAMoment(await openTab())
		await fourth.reload()
		await expect.poll(() => question(fourth).inputValue()).toBe(`Left with the ${word}`)
	})
})

describe('what cannot be saved', () => {
	it('stays in the fields while the network is away, comes back after a reload, and is saved then', async () => {
		const { page, id } = await openQuestion({}, { expectedErrors: offline })
		const isAway = '**/api/admin/answer-writing/**'
		await page.route(isAway, (route) => (route.request().method() === 'GET' ? route.continue() : route.abort()))
		await field(page, 'english.answer').fill('Written without a network.')
		await page.keyboard.press('Control+s')
		await page.getByText('Can’t reach the server').waitFor()
		expect(await field(page, 'english.answer').inputValue()).toBe('Written without a network.')
		page.on('dialog', (dialog) => void dialog.accept())
		await page.reload()
		await page.getByText('Some changes weren’t saved last time').waitFor()
		expect(await field(page, 'english.answer').inputValue()).toBe('Written without a network.')
		await page.unroute(isAway)
		await saved(page).waitFor({ timeout: 40_000 })
		expect((await storedAs(page, id)).english.answer).toBe('Written without a network.')
		expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('unsaved')))).toEqual([])
	})

	it('keeps the page open: whoever leaves is asked, and may go', async () => {
		const { page, id } = await openQuestion({}, { expectedErrors: offline })
		await field(page, 'english.answer').fill('Saved on the way out.')
		await toTheList(page).click()
		await page.waitForURL(visitor.origin + desk)
		expect((await storedAs(page, id)).english.answer).toBe('Saved on the way out.')

		await page.goto(`${desk}/${id}`)
		await page.route('**/api/admin/answer-writing/**', (route) => route.abort())
		await field(page, 'english.answer').fill('Not to be saved.')
		await toTheList(page).click()
		await button(page, 'Stay').click()
		expect(await field(page, 'english.answer').inputValue()).toBe('Not to be saved.')
		await toTheList(page).click()
		await button(page, 'Leave').click()
		await page.waitForURL(visitor.origin + desk)
	})

	it('waits through a sign-in when the session has ended', async () => {
		const { page, id } = await openQuestion({}, { expectedErrors: /401/ })
		await page.waitForLoadState('networkidle')
		await page.context().clearCookies({ name: 'aravalli_session' })
		await field(page, 'english.answer').fill('Written after the session.')
		await page.keyboard.press('Control+s')
		await page.getByText('Your session has ended.').waitFor()
		await button(page, 'Log in').click()
		await page.waitForURL(/\/login\?redirect=/)
		await page.getByLabel('Email').fill('content@example.com')
		await page.getByLabel('Password', { exact: true }).fill('aravalli-demo-1')
		await button(page, 'Log in').click()
		await page.waitForURL(`**/admin/answer-writing/${id}`)
		await expect.poll(() => field(page, 'english.answer').inputValue()).toBe('Written after the session.')
		await saved(page).waitFor()
	})

	it('is said of a question that somebody has deleted, which can be restored there', async () => {
		const { page, id } = await openQuestion({ isDraft: true }, { expectedErrors: /409/ })
		await deleteQuestion(page, id)
		await field(page, 'english.answer').fill('Too late?')
		await page.keyboard.press('Control+s')
		await page.getByText('This entry has been deleted.').waitFor()
		await button(page, 'Restore').click()
		await saved(page).waitFor()
		expect((await storedAs(page, id)).english.answer).toBe('Too late?')
	})
})
