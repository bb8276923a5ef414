import type { Page, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { aVisitor } from '../harness/open-browser.ts'

const visitor = aVisitor()

const titles = {
	'/about': { english: 'About us', hindi: 'हमारे बारे में' },
	'/help': { english: 'Help', hindi: 'सहायता' },
	'/privacy-policy': { english: 'Privacy policy', hindi: 'गोपनीयता नीति' },
	'/terms-conditions': { english: 'Terms and conditions', hindi: 'नियम एवं शर्तें' },
	'/refund-policy': { english: 'Refund policy', hindi: 'धनवापसी नीति' },
	'/contact': { english: 'Contact us', hindi: 'संपर्क करें' },
}
const cases = Object.entries(titles).flatMap(([path, title]) =>
	(['english', 'hindi'] as const).map((language) => ({ path, language, title: title[language] })),
)
const phone = { viewport: { width: 360, height: 740 } }

const isInSight = (page: Page, selector: string) =>
	page.waitForFunction((wanted) => {
		const { top } = document.querySelector(wanted)?.getBoundingClientRect() ?? { top: -1 }
		return top >= 0 && top < 200
	}, selector)

describe('an information page', () => {
	it('is there before and without JavaScript, in both languages', async () => {
		const page = await visitor.open('/about', { javaScriptEnabled: false })
		for (const { path, language, title } of cases) {
			const address = `${path}?lang=${language}`
			await page.goto(address)
			expect(await page.getByRole('heading', { level: 1 }).textContent(), address).toBe(title)
			expect(await page.title(), address).toContain(title)
			expect((await page.locator('main').textContent())?.length, address).toBeGreaterThan(800)
			expect(await page.locator('main section').last().isVisible(), address).toBe(true)
			expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(visitor.origin + address)
			expect(await page.locator('nav [aria-current=page]').last().textContent(), address).toBe(title)
		}
	})

	it('leads from its contents to a section, with JavaScript and without', async () => {
		for (const javaScriptEnabled of [true, false]) {
			const page = await visitor.open('/privacy-policy', { ...phone, javaScriptEnabled })
			await page.locator('main summary').first().click()
			await page.getByRole('link', { name: 'How long we keep it' }).click()
			await isInSight(page, '#how-long')
			expect(new URL(page.url()).hash).toBe('#how-long')
		}
	})

	it('has its sections folded, opens one by the keyboard, and all of them on paper', async () => {
		for (const javaScriptEnabled of [true, false]) {
			const page = await visitor.open('/terms-conditions', { ...phone, javaScriptEnabled })
			const text = page.getByText('The law of India applies.')
			const last = page.locator('main section').last()
			expect(await last.getByRole('heading', { name: 'Changes and law' }).isVisible()).toBe(true)
			expect(await text.isVisible()).toBe(false)
			await last.locator('summary').focus()
			await page.keyboard.press('Enter')
			await text.waitFor()
			await page.keyboard.press('Enter')
			await text.waitFor({ state: 'hidden' })
			await page.emulateMedia({ media: 'print' })
			await text.waitFor()
		}
	})

	it('opens the section that a link in it names', async () => {
		const page = await visitor.open('/privacy-policy#how-long', phone)
		await page.getByRole('link', { name: 'The table above' }).click()
		await page.getByRole('table', { name: 'Data about you in our database' }).waitFor()
		await isInSight(page, '#stored-on-server')
	})

	it('is left for a section of another page, and come back to', async () => {
		const page = await visitor.open('/help?lang=hindi')
		await page.getByText('खाता बंद कैसे करें').click()
		await page.locator('details[open]').getByRole('link', { name: 'गोपनीयता नीति' }).click()
		await page.waitForURL('**/privacy-policy#how-long')
		await isInSight(page, '#how-long')
		expect(await page.title()).toContain('गोपनीयता नीति')
		await page.goBack()
		await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'सहायता')
	})

	it('changes its language in place, title and table included', async () => {
		const page = await visitor.open('/privacy-policy?lang=english#stored-in-browser')
		await page.getByRole('button', { name: 'हिं' }).click()
		await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'गोपनीयता नीति')
		await page.waitForFunction(() => document.title.startsWith('गोपनीयता नीति'))
		expect(await page.getByRole('cell', { name: 'पिछली बार चुनने के 1 वर्ष बाद तक' }).isVisible()).toBe(true)
	})

	it('costs the other pages nothing', async () => {
		const page = await visitor.open('/answer-writing-practice')
		await page.waitForLoadState('networkidle')
		const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
		expect(files.filter((name) => /\.js/.test(name)).length).toBeGreaterThan(2)
		expect(files.filter((name) => /\/(content|information|section-part)[^/]*\.js/.test(name))).toEqual([])
	})
})

describe('the help page', () => {
	it('opens its questions by the keyboard', async () => {
		const page = await visitor.open('/help')
		const question = page.getByText('How do I change the language?')
		await page.locator('summary', { has: question }).focus()
		await page.keyboard.press('Enter')
		const answer = page.getByText('The page stays where it is')
		await answer.waitFor()
		await page.keyboard.press('Enter')
		await answer.waitFor({ state: 'hidden' })
	})
})

describe('the contact form', () => {
	const message = { name: 'Meera', email: 'meera@example.com', phone: '9876543210', message: 'A question about Q.3' }

	const refuse = (status: number, reason: string, errors?: { path: string; message: string }[]) => (route: Route) =>
		route.fulfill({ status, json: { success: false, message: reason, code: 'request.invalid', errors } })

	async function fill(page: Page) {
		for (const [name, value] of Object.entries(message)) await page.locator(`[name=${name}]`).fill(value)
	}

	const typed = (page: Page) =>
		page.locator('main form').evaluate((form) => Object.fromEntries(new FormData(form as HTMLFormElement)))

	const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click()

	it('names what is missing below each field, and keeps what was written when the server refuses it', async () => {
		const page = await visitor.open('/contact', { expectedErrors: /status of/ })
		await page.locator('[name=email]').fill('meera')
		await send(page)
		await page.getByText('Name is required').waitFor()
		expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name')
		const email = page.locator('[name=email]')
		expect(await email.getAttribute('aria-invalid')).toBe('true')
		const note = await email.getAttribute('aria-describedby')
		expect(await page.locator(`[id="${note}"]`).textContent()).toBe('Please enter a valid email address')
		expect(await email.inputValue()).toBe('meera')

		// It shows why.
		await fill(page)
		for (const [status, reason] of [
			[400, 'The message is too long'],
			[429, 'Too many messages'],
			[503, 'The database is away'],
		] as const) {
			await page.route('**/api/inquiry', refuse(status, reason))
			await send(page)
			await page.getByRole('alert').filter({ hasText: reason }).waitFor()
			expect(await typed(page)).toEqual(message)
			await page.unroute('**/api/inquiry')
		}

		// What is wrong with a field stands below it.
		await page.route('**/api/inquiry', refuse(400, 'No', [{ path: 'phone', message: 'This number cannot be called' }]))
		await send(page)
		const phoneField = page.getByLabel('Phone (optional)')
		await page.getByText('This number cannot be called').waitFor()
		expect(await phoneField.getAttribute('aria-invalid')).toBe('true')
		expect(await phoneField.evaluate((input) => input === document.activeElement)).toBe(true)
		expect(await typed(page)).toEqual(message)
	})

	it('keeps what was written when the network goes, and sends it when it is back, says so and moves there', async () => {
		const page = await visitor.open('/contact', { expectedErrors: /ERR_FAILED/ })
		await page.route('**/api/inquiry', (route) => route.abort())
		await fill(page)
		await send(page)
		await page.getByRole('alert').filter({ hasText: 'Couldn’t send your message' }).waitFor()
		expect(await typed(page)).toEqual(message)
		const sent: unknown[] = []
		await page.route('**/api/inquiry', async (route) => {
			sent.push(route.request().postDataJSON())
			await route.fulfill({ json: { success: true, message: 'Thank you' } })
		})
		await send(page)
		await page.getByText('Thank you', { exact: true }).waitFor()
		expect(sent).toEqual([message])
		const focused = page.locator(':focus')
		expect(await focused.textContent()).toMatch(/^Thank you/)
		await page.getByRole('button', { name: 'Write another message' }).click()
		expect(await typed(page)).toEqual({ name: '', email: '', phone: '', message: '' })
	})

	it('sends what was written, and sent off, before the page came alive', async () => {
		// A worker would have the scripts already.
		const page = await visitor.open('/contact')
		const { promise: held, resolve: release } = Promise.withResolvers<void>()
		await page.route('**/*.js', async (route) => {
			await held
			await route.continue()
		})
		await page.goto('/contact?lang=english', { waitUntil: 'commit' })
		await page.locator('main form').waitFor()
		await page.route('**/api/inquiry', (route) => route.fulfill({ json: { success: true, message: 'Thank you' } }))
		await fill(page)
		await send(page)
		expect(await typed(page)).toEqual(message)
		release()
		await page.getByText('Thank you', { exact: true }).waitFor()
		expect(new URL(page.url()).search).toBe('?lang=english')
	})
})

describe('the privacy policy', () => {
	it('lists everything that a browser keeps after a walk through the product', async () => {
		const page = await visitor.open('/answer-writing-practice')
		await page.getByRole('button', { name: 'Dark theme' }).click()
		await page.getByRole('button', { name: 'Text size and contrast' }).click()
		await page.getByText('High contrast', { exact: true }).click()
		await page.keyboard.press('Escape')
		await page.getByRole('link', { name: 'Essay', exact: true }).click()
		await page.waitForURL(/ESSAY/)
		await page.locator('main a[href^="/answer-writing-practice/"]').first().click()
		await page.getByRole('dialog', { name: 'Question details' }).waitFor()
		await page.keyboard.press('Escape')
		// The question has a switch of its own until it has gone.
		await page.getByRole('dialog').waitFor({ state: 'detached' })
		await page.getByRole('button', { name: 'हिं' }).click()
		await page.waitForFunction(() => document.documentElement.lang === 'hi')
		await page.reload()
		const kept = await page.evaluate(async () => ({
			localStorage: Object.keys(localStorage),
			sessionStorage: Object.keys(sessionStorage),
			cache: await caches.keys(),
		}))
		const cookies = (await page.context().cookies()).map(({ name }) => name)
		const found = Object.entries({ ...kept, cookie: cookies }).flatMap(([kind, names]) =>
			names.map((name) => ({ kind, name })),
		)
		expect(found.length).toBeGreaterThan(4)
		await page.goto(new URL('/privacy-policy?lang=english#stored-in-browser', page.url()).href)
		const listed = await page
			.getByRole('table', { name: 'Cookies and other data in your browser' })
			.locator('tbody tr')
			.evaluateAll((rows) =>
				rows.map((row) => [...row.children].slice(0, 2).map((cell) => cell.textContent?.replace(/…$/, '') ?? '')),
			)
		const kindNames: Record<string, string> = {
			localStorage: 'Local storage',
			sessionStorage: 'Tab storage',
			cache: 'File cache',
			cookie: 'Cookie',
		}
		const isListed = ({ kind, name }: { kind: string; name: string }) =>
			listed.some(
				([start = '', ofKind]) => ofKind === kindNames[kind] && name.replace(/^__Host-/, '').startsWith(start),
			)
		expect(found.filter((thing) => !isListed(thing))).toEqual([])
	})
})
