import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { aVisitor, hydrated } from './harness/open-browser.ts'
import { signIn } from './harness/sign-in.ts'

const visitor = aVisitor({ isInvited: true })
const DAY_MILLISECONDS = 86_400_000

/** Opens a page with a clock that the story moves. */
const openAlone = (path: string, seenDaysAgo?: number, expectedErrors?: RegExp) =>
	visitor.open(path, {
		...(expectedErrors && { expectedErrors }),
		before: async (context: BrowserContext) => {
			await context.clock.install()
			if (seenDaysAgo === undefined) return
			await context.addInitScript(
				(seenAt) => {
					localStorage.setItem('inquiryFormSeen', 'true')
					localStorage.setItem('inquiryFormSeenAt', String(seenAt))
				},
				Date.now() - seenDaysAgo * DAY_MILLISECONDS,
			)
		},
	})

/** The form is for somebody who is there. */
async function open(...visit: Parameters<typeof openAlone>) {
	const page = await openAlone(...visit)
	await moves(page)
	return page
}

async function moves(page: Page) {
	await page.mouse.move(20, 20)
	await settle(page)
}

/**
 * Asks twenty questions, after which what a timer has asked the server for is there as well: what is not there then
 * does not come.
 */
async function settle(page: Page) {
	await page.evaluate(async () => {
		for (let turn = 0; turn < 20; turn++) await fetch('/healthz', { cache: 'no-store' })
	})
}

const titles = { '/blogs': 'Blogs', '/mains': 'Mains Examination' }

/** Goes to another page as a link does, without a reload. */
async function goOn(page: Page, path: keyof typeof titles) {
	await page.evaluate((address) => history.pushState(null, '', address), path)
	await page.getByRole('heading', { level: 1, name: titles[path] }).waitFor()
	await settle(page)
}

const form = (page: Page) => page.getByRole('dialog', { name: 'Ask us a question' })

async function passes(page: Page, seconds: number) {
	await page.clock.runFor(seconds * 1000)
	await settle(page)
}

describe('the inquiry form by itself', () => {
	it('opens 20 s after the second page, not on the first and not before, and not again once it was closed', async () => {
		const page = await open('/courses?lang=english')
		await passes(page, 90)
		expect(await form(page).count()).toBe(0)
		await goOn(page, '/blogs')
		await passes(page, 18)
		expect(await form(page).count()).toBe(0)
		await passes(page, 3)
		await form(page).waitFor()
		await page.keyboard.press('Escape')
		await form(page).waitFor({ state: 'detached' })
		expect(await page.evaluate(() => localStorage.getItem('inquiryFormSeen'))).toBe('true')
		await goOn(page, '/mains')
		await passes(page, 90)
		expect(await form(page).count()).toBe(0)
	})

	it('counts a page that was left before anybody moved', async () => {
		const page = await openAlone('/courses?lang=english')
		await goOn(page, '/blogs')
		await moves(page)
		await passes(page, 21)
		await form(page).waitFor()
	})

	it('does not count the splash', async () => {
		const page = await open('/?lang=english')
		await page.getByRole('link', { name: 'Skip · छोड़ें' }).click()
		await page.waitForURL('**/dashboard')
		await settle(page)
		await passes(page, 90)
		expect(await form(page).count()).toBe(0)
		await goOn(page, '/blogs')
		await passes(page, 21)
		await form(page).waitFor()
	})

	it('counts pages that were loaded anew, and a page loaded again as one', async () => {
		const page = await open('/courses?lang=english')
		await page.reload()
		await hydrated(page)
		await passes(page, 30)
		expect(await form(page).count()).toBe(0)
		await page.goto('/blogs?lang=english')
		await hydrated(page)
		await passes(page, 21)
		await form(page).waitFor()
	})

	it('does not come again within 30 days, and then does', async () => {
		const early = await open('/courses?lang=english', 29)
		await goOn(early, '/blogs')
		await passes(early, 90)
		expect(await form(early).count()).toBe(0)
		const late = await open('/courses?lang=english', 30)
		await goOn(late, '/blogs')
		await passes(late, 21)
		await form(late).waitFor()
	})

	it('never lies over what is read or practised on: there a card at the end leads to it', async () => {
		const page = await open('/courses?lang=english')
		await page.evaluate(() => history.pushState(null, '', '/mains-questions'))
		const card = page.getByText('Something unclear or wrong?')
		await card.waitFor()
		await passes(page, 90)
		expect(await form(page).count()).toBe(0)
		await page.getByRole('link', { name: 'Ask us' }).first().click()
		await form(page).waitFor()
		await page.keyboard.press('Escape')
		await goOn(page, '/blogs')
		expect(await card.count()).toBe(0)
	})

	it('never comes to whoever works here', async () => {
		const page = await visitor.open('/admin/announcements', {
			before: async (context) => {
				await context.clock.install()
				await signIn(context, 'content', visitor.origin)
			},
		})
		await moves(page)
		await page.evaluate(() => history.pushState(null, '', '/admin/blogs'))
		await settle(page)
		await passes(page, 90)
		expect(await form(page).count()).toBe(0)
	})

	it('waits while a question lies open, and while somebody types', async () => {
		const page = await open('/answer-writing-practice?lang=english')
		await page.locator('main ol a[href^="/answer-writing-practice/"]').first().click()
		const question = page.getByRole('dialog')
		await question.waitFor()
		await passes(page, 50)
		expect(await page.getByRole('dialog').count()).toBe(1)
		expect(await form(page).count()).toBe(0)
		await page.keyboard.press('Escape')
		await question.waitFor({ state: 'detached' })
		await page.getByRole('searchbox').focus()
		await passes(page, 50)
		expect(await form(page).count()).toBe(0)
		await page.getByRole('searchbox').blur()
		await passes(page, 21)
		await form(page).waitFor()
	})
})

describe('the inquiry form from the footer', () => {
	it('opens although its code comes only after the press, and leads to the contact page where it cannot come', async () => {
		for (const isAway of [false, true]) {
			const page = await visitor.open('/courses?lang=english', {
				expectedErrors: /Failed to load resource/,
				before: (context) =>
					context.route(/inquiry-invitation/, async (route) => {
						await new Promise((resolve) => setTimeout(resolve, 300))
						await (isAway ? route.abort() : route.continue())
					}),
			})
			await page.evaluate(() => {
				const links = [...document.querySelectorAll<HTMLElement>('footer a')]
				links.find(({ textContent }) => textContent === 'Ask us')?.click()
			})
			if (isAway) await page.waitForURL('**/contact')
			else await form(page).waitFor()
		}
	})

	it('opens at any time, and what was typed is there again after it was closed', async () => {
		const page = await open('/courses?lang=english', 1)
		const ask = page.getByRole('contentinfo').getByRole('link', { name: 'Ask us' })
		await ask.click()
		await form(page).getByLabel('Your message').fill('When does the next batch begin?')
		await page.keyboard.press('Escape')
		await form(page).waitFor({ state: 'detached' })
		await expect.poll(() => ask.evaluate((link) => link === document.activeElement)).toBe(true)
		await page.keyboard.press('Enter')
		expect(await form(page).getByLabel('Your message').inputValue()).toBe('When does the next batch begin?')
	})
})

describe('a question to the team', () => {
	it('keeps what was typed when it is refused or the network is away, until it is sent', async () => {
		const page = await open('/courses?lang=english', undefined, /400|ERR_FAILED/)
		await goOn(page, '/blogs')
		await passes(page, 21)
		const message = form(page).getByLabel('Your message')
		const send = form(page).getByRole('button', { name: 'Send message' })
		await form(page).getByLabel('Name').fill('Meera Rathore')
		await form(page).getByLabel('Phone (optional)').fill('98765 43210')
		await form(page).getByLabel('Email').fill('meera')
		await message.fill('When does the next batch begin?')
		await send.click()
		await form(page).getByText('Please enter a valid email address').waitFor()
		await expect
			.poll(() =>
				form(page)
					.getByLabel('Email')
					.evaluate((field) => field === document.activeElement),
			)
			.toBe(true)
		await form(page).getByLabel('Email').fill('meera@example.com')
		await page.route('**/api/inquiry', (route) => route.abort())
		await send.click()
		await form(page).getByRole('alert').getByText('It’s still here').waitFor()
		expect(await message.inputValue()).toBe('When does the next batch begin?')
		await page.unroute('**/api/inquiry')
		await send.click()
		await form(page).getByText('Thank you. We’ve got your message').waitFor()
		await page.keyboard.press('Escape')
		await form(page).waitFor({ state: 'detached' })
	})
})
