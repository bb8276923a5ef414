import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { demoPassword } from '../harness/an-account.ts'
import { aVisitor } from '../harness/open-browser.ts'

const visitor = aVisitor()

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')

async function tabTo(page: Page, text: string | RegExp) {
	for (let presses = 0; presses < 60; presses++) {
		await page.keyboard.press('Tab')
		const now = await focused(page)
		if (typeof text === 'string' ? now === text : text.test(now)) return
	}
	throw new Error(`the keyboard does not reach ${text}`)
}

/** Moves to the field, or the group of choices, that has this name. */
async function tabToField(page: Page, name: string) {
	for (let presses = 0; presses < 30; presses++) {
		await page.keyboard.press('Tab')
		if (await page.evaluate((wanted) => Reflect.get(document.activeElement ?? {}, 'name') === wanted, name)) return
	}
	throw new Error(`the keyboard does not reach ${name}`)
}

async function typeInto(page: Page, name: string, text: string) {
	await tabToField(page, name)
	await page.keyboard.type(text)
}

/** Makes the choice beside the one that was made, or that the Tab key comes to. */
async function chooseNext(page: Page, name: string): Promise<string> {
	await tabToField(page, name)
	await page.keyboard.press('ArrowDown')
	const { value, isChosen } = await page.evaluate(() => {
		const radio = document.activeElement as HTMLInputElement
		return { value: radio.value, isChosen: radio.checked }
	})
	expect(isChosen).toBe(true)
	return value
}

describe('with the keyboard alone', () => {
	it('registers, makes the first choices and comes to the dashboard', async () => {
		const page = await visitor.open('/login')
		await tabTo(page, 'Create an account')
		await page.keyboard.press('Enter')
		await page.waitForURL('**/login?mode=register')
		await page.getByRole('heading', { level: 1, name: 'Create an account' }).waitFor()
		await typeInto(page, 'name', 'Meera Rathore')
		await typeInto(page, 'email', `keyboard-${Date.now()}@example.com`)
		const year = await chooseNext(page, 'examYear')
		await typeInto(page, 'password', demoPassword)
		await typeInto(page, 'Cpassword', demoPassword)
		await page.keyboard.press('Enter')
		await page.waitForURL('**/onboarding')
		await page.getByRole('heading', { name: 'What’s your name?' }).waitFor()
		await typeInto(page, 'fullName', 'Meera Kanwar')
		await page.keyboard.press('Enter')
		await page.getByRole('heading', { name: 'Which exam are you preparing for?' }).waitFor()
		expect(await page.locator('[name=selectedGoal]:checked').inputValue()).toBe(year)
		await chooseNext(page, 'selectedGoal')
		await tabTo(page, /^Continue/)
		await page.keyboard.press('Enter')
		await page.getByRole('heading', { name: 'How many hours can you study each day?' }).waitFor()
		await chooseNext(page, 'selectedHours')
		await tabTo(page, /^Complete Setup/)
		await page.keyboard.press('Enter')
		await page.getByRole('heading', { name: 'Welcome, Meera Kanwar' }).waitFor()
		await tabTo(page, 'Go to Dashboard')
		await page.keyboard.press('Enter')
		await page.waitForURL('**/dashboard')
	})

	it('skips to the content, opens a question, reads the answer and comes back to where it was', async () => {
		const page = await visitor.open('/answer-writing-practice')
		await page.keyboard.press('Tab')
		expect(await focused(page)).toBe('Skip to content')
		await page.keyboard.press('Enter')
		expect(await page.evaluate(() => document.activeElement?.id)).toBe('content')
		await tabTo(page, 'Essay')
		await page.keyboard.press('Enter')
		await page.waitForURL(/category=ESSAY/)
		// The address changes before the list does.
		await page.getByRole('link', { name: 'Essay', exact: true }).and(page.locator('[aria-current]')).first().waitFor()
		const first = (await page.locator('section ol > li a').first().textContent()) ?? ''
		await tabTo(page, first)
		await page.keyboard.press('Enter')
		// The dialog's frame comes before its text.
		await page.locator('dialog summary').first().waitFor()
		await tabTo(page, /^Show model answer/)
		await page.keyboard.press('Enter')
		expect(await page.locator('dialog details').first().getAttribute('open')).not.toBeNull()
		await page.keyboard.press('Escape')
		await page.getByRole('dialog').waitFor({ state: 'detached' })
		expect(await focused(page)).toBe(first)
	})

	it('stays inside an open question', async () => {
		const page = await visitor.open('/answer-writing-practice/prajamandal-political-awakening')
		for (let presses = 0; presses < 15; presses++) {
			await page.keyboard.press('Tab')
			const isInside = await page.evaluate(() => {
				const { activeElement } = document
				return activeElement === document.body || activeElement?.closest('dialog') !== null
			})
			expect(isInside).toBe(true)
		}
	})

	it('stays in the search field after a search, and in the list where a button has gone', async () => {
		const page = await visitor.open('/answer-writing-practice')
		const field = page.getByRole('searchbox')
		await field.fill('essay')
		await field.press('Enter')
		await page.getByText('for “essay”').waitFor()
		expect(await field.evaluate((input) => input === document.activeElement)).toBe(true)
		await tabTo(page, 'Clear search')
		await page.keyboard.press('Enter')
		await page.getByText('Newest first').waitFor()
		await page.waitForFunction(() => !document.body.textContent?.includes('Clear search'))
		expect(await field.inputValue()).toBe('')
		expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)
	})

	it('does not leave the panel of text sizes by Tab', async () => {
		const page = await visitor.open('/answer-writing-practice')
		await page.getByRole('button', { name: 'Text size and contrast' }).press('Enter')
		const panel = page.getByRole('dialog', { name: 'Text size and contrast' })
		await panel.waitFor()
		for (let presses = 0; presses < 12; presses++) {
			await page.keyboard.press('Tab')
			await page.waitForFunction(() => document.activeElement?.closest('[role=dialog]'))
		}
		await page.keyboard.press('Escape')
		await panel.waitFor({ state: 'detached' })
	})

	it('shows where it is on everything that it reaches', async () => {
		const page = await visitor.open('/answer-writing-practice')
		for (let presses = 0; presses < 25; presses++) {
			await page.keyboard.press('Tab')
			const outline = await page.evaluate(() => {
				const element = document.activeElement
				if (!element) return 'nothing has the focus'
				const own = getComputedStyle(element)
				const after = getComputedStyle(element, '::after')
				const around = element.parentElement ? getComputedStyle(element.parentElement) : own
				return [own, after, around].some(
					({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
				)
			})
			expect(outline).toBe(true)
		}
	})
})
