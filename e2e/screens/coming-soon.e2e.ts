import { describe, expect, it } from 'vitest'
import { aVisitor } from '../harness/open-browser.ts'

const visitor = aVisitor()

describe('whoever wants to be told when a page opens', () => {
	it('leaves an address, and reads that it is stored', async () => {
		const page = await visitor.open('/coming-soon?lang=english')
		await page.getByRole('button', { name: 'Notify Me When Ready' }).click()
		const email = page.getByLabel('Email')
		await expect.poll(() => email.evaluate((field) => field === document.activeElement)).toBe(true)
		const sent = page.waitForRequest('**/api/coming-soon/notify')
		await email.fill('Meera@Example.com')
		await page.keyboard.press('Enter')
		expect((await sent).postDataJSON()).toEqual({ email: 'Meera@Example.com', page: '/coming-soon' })
		await page.getByRole('status').getByText('We’ll email you when this page is ready.').waitFor()
		expect(await email.count()).toBe(0)
	})

	it('keeps what was typed when the address is refused or the network is away, and can try again', async () => {
		const page = await visitor.open('/coming-soon', { locale: 'hi-IN', expectedErrors: /400|ERR_FAILED/ })
		await page.getByRole('button', { name: 'तैयार होने पर मुझे बताएँ' }).click()
		const email = page.getByLabel('ईमेल')
		const send = page.getByRole('button', { name: 'मुझे बताएँ' })
		await email.fill('meera@')
		await send.click()
		await page.getByText('कृपया सही ईमेल पता लिखें').waitFor()
		expect(await email.inputValue()).toBe('meera@')
		await email.fill('meera@example.com')
		await page.route('**/api/coming-soon/notify', (route) => route.abort())
		await send.click()
		await page.getByText('अपना इंटरनेट कनेक्शन जाँचें').waitFor()
		expect(await email.inputValue()).toBe('meera@example.com')
		await page.unroute('**/api/coming-soon/notify')
		await send.click()
		await page.getByText('यह पृष्ठ तैयार होते ही हम आपको ईमेल भेजेंगे।').waitFor()
	})

	it('sees no button without JavaScript that would do nothing', async () => {
		const page = await visitor.open('/coming-soon?lang=english', { javaScriptEnabled: false })
		expect(await page.getByRole('heading', { level: 1, name: 'Test Series' }).isVisible()).toBe(true)
		expect(await page.getByRole('button', { name: 'Notify Me When Ready' }).count()).toBe(0)
		expect(await page.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/dashboard')
	})
})
