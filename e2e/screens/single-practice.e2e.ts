import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { anAccount, signedInAs } from '../harness/an-account.ts'
import { aVisitor } from '../harness/open-browser.ts'

const visitor = aVisitor()
const path = '/mains-practice?subject=economy'
const heading = (page: Page, place: number) => page.getByRole('heading', { name: new RegExp(`^Question ${place} of`) })

async function start(page: Page) {
	await page.getByRole('link', { name: 'Start Practice' }).click()
	await heading(page, 1).waitFor()
	await page.getByRole('textbox', { name: 'Your notes' }).waitFor()
}

describe('one question at a time', () => {
	it('leads through the list, with the focus on each question, and back', async () => {
		const page = await visitor.open(path)
		const first = await page.locator('main li[id^="q-"]').first().getAttribute('id')
		await start(page)
		await page.getByRole('link', { name: 'Next question' }).click()
		await heading(page, 2).waitFor()
		await expect.poll(() => heading(page, 2).evaluate((element) => element === document.activeElement)).toBe(true)
		await page.getByRole('link', { name: 'Previous question' }).click()
		await heading(page, 1).waitFor()
		expect(await page.getByRole('link', { name: 'Previous question' }).count()).toBe(0)
		await page.getByRole('link', { name: 'Back to the list' }).click()
		await page.waitForURL(`**/mains-practice?subject=economy#${first}`)
		await page.getByRole('link', { name: 'Start Practice' }).waitFor()
	})

	it('goes on over the pages of the list', async () => {
		const page = await visitor.open('/mains-practice')
		const tenth = (await page.locator('main li[id^="q-"]').nth(9).getAttribute('id'))?.slice(2)
		await page.goto(`/mains-practice?question=${tenth}`)
		await heading(page, 10).waitFor()
		await page.getByRole('link', { name: 'Next question' }).click()
		await heading(page, 11).waitFor()
		expect(page.url()).toContain('page=2')
		await page.getByRole('link', { name: 'Previous question' }).click()
		await heading(page, 10).waitFor()
	})

	it('has keys, but not while somebody writes or has turned them off', async () => {
		const page = await visitor.open(path)
		await start(page)
		await page.keyboard.press('n')
		await heading(page, 2).waitFor()
		await page.keyboard.press('ArrowLeft')
		await heading(page, 1).waitFor()
		const answer = page.locator('main article details')
		await page.keyboard.press('s')
		await expect.poll(() => answer.getAttribute('open')).not.toBeNull()
		await page.keyboard.press('a')
		await expect.poll(() => answer.getAttribute('open')).toBeNull()
		await page.keyboard.press('t')
		await page.getByText('Paused').waitFor()
		const field = page.getByRole('textbox', { name: 'Your notes' })
		await field.pressSequentially('pnsat')
		expect(await field.inputValue()).toBe('pnsat')
		await page.getByText('Keyboard shortcuts').click()
		await page.getByRole('button', { name: 'Turn shortcuts off' }).click()
		await page.keyboard.press('n')
		await page.getByRole('button', { name: 'Turn shortcuts on' }).click()
		await page.keyboard.press('ArrowRight')
		await heading(page, 2).waitFor()
	})

	it('counts the time, also over a reload, and says once when the suggested one is over', async () => {
		const page = await visitor.open(path, { before: (context) => context.clock.install() })
		await start(page)
		const timer = page.getByRole('timer')
		await page.clock.runFor(61_000)
		await expect.poll(() => timer.textContent()).toMatch(/^1:0/)
		await page.reload()
		await heading(page, 1).waitFor()
		await expect.poll(() => timer.textContent()).toMatch(/^1:0/)
		await page.getByRole('main').getByRole('button', { name: 'Pause', exact: true }).click()
		const paused = await timer.textContent()
		await page.clock.runFor(60_000)
		expect(await timer.textContent()).toBe(paused)
		await page.getByRole('main').getByRole('button', { name: 'Resume', exact: true }).click()
		const minutes = Number(/\d+/.exec((await page.getByText(/^Suggested:/).textContent()) ?? '')?.[0])
		await page.clock.runFor(minutes * 60_000)
		await expect.poll(() => page.getByText('Time’s up.').count()).toBe(2)
		await page.getByRole('textbox', { name: 'Your notes' }).fill('I go on')
	})

	it('counts words beside the limit, and keeps what is saved on the page', async () => {
		const page = await visitor.open(path, { before: signedInAs(await anAccount()) })
		await start(page)
		const field = page.getByRole('textbox', { name: 'Your notes' })
		await field.fill('Three short words')
		await page.getByText(/^3 of [1-9]\d* words$/).waitFor()
		await page.keyboard.press('Control+Enter')
		await page
			.getByRole('list', { name: /^Saved notes/ })
			.getByText('Three short words')
			.waitFor()
		expect(await field.inputValue()).toBe('')
		await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true)
	})

	it('says that a question is gone', async () => {
		const page = await visitor.open('/mains-practice?question=no-such-question', { expectedErrors: /404/ })
		await page.getByRole('heading', { name: 'This question is no longer published.' }).waitFor()
		await page.getByRole('link', { name: 'Back to the list' }).waitFor()
	})

	it('leads to the list without JavaScript', async () => {
		const page = await visitor.open('/mains-practice?question=x', { javaScriptEnabled: false })
		await page.getByRole('link', { name: /turn on JavaScript/ }).click()
		await page.getByText('68 questions').waitFor()
	})
})
