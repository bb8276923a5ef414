import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { anAccount, signedInAs } from './harness/an-account.ts'
import { aVisitor } from './harness/open-browser.ts'

const visitor = aVisitor()
const list = '/answer-writing-practice'

/** Lets the server hear of what was judged only after the way through it was asked for, whose first answer comes last of all. */
async function answerLate(page: Page) {
	const [asked, told] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
	await page.route('**/api/practice-judgements/**', async (route) => {
		if (route.request().method() === 'PUT') await asked.promise
		await route.continue()
		if (route.request().method() === 'PUT') setTimeout(told.resolve, 1000)
	})
	await page.route(
		'**/api/practice-notes/to-revise?*limit=100*',
		async (route) => {
			const response = await route.fetch()
			asked.resolve()
			await told.promise
			await route.fulfill({ response }).catch(() => undefined)
		},
		{ times: 1 },
	)
}

describe('writing an answer and comparing', () => {
	it('takes two taps to write, and what was wrong is found again after a sign-in', { tags: ['smoke'] }, async () => {
		const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: 'hi-IN' }
		const page = await visitor.open(list, phone)
		const dialog = page.getByRole('dialog', { name: 'प्रश्न विवरण' })
		const field = dialog.getByRole('textbox', { name: 'आपके नोट' })
		await page.locator('section ol > li a').first().tap()
		const question = dialog.getByRole('heading', { level: 3 }).first()
		const text = ((await question.textContent()) ?? '').slice(0, 30)
		expect(await question.evaluate((heading) => heading.getBoundingClientRect().top)).toBeLessThan(420)
		await dialog.getByRole('button', { name: 'अभ्यास शुरू करें' }).tap()
		await expect.poll(() => field.evaluate((box) => box === document.activeElement)).toBe(true)
		await dialog.getByText('आदर्श उत्तर देखें').tap()
		await dialog.getByRole('button', { name: 'ग़लत' }).tap()
		await dialog.getByText('दोहराने के लिए जोड़ा गया').waitFor()
		// The next one is to be written, too; Back leads to the list.
		await dialog.getByRole('link', { name: 'अगला प्रश्न' }).last().tap()
		await expect.poll(() => question.textContent()).not.toContain(text)
		await field.waitFor()
		await page.goBack()
		await dialog.waitFor({ state: 'detached' })
		await page.locator('section ol > li').first().getByText('ग़लत').waitFor()

		await signedInAs(await anAccount())(page.context())
		await answerLate(page)
		await page.goto('/my-progress')
		const row = page.getByRole('region', { name: 'जो ग़लत हुआ' }).getByRole('listitem')
		await row.getByRole('link', { name: text }).waitFor()
		await page.getByRole('link', { name: 'इसका अभ्यास करें' }).tap()
		await dialog.getByText('आदर्श उत्तर देखें').tap()
		await dialog.getByRole('button', { name: 'सही', exact: true }).tap()
		await dialog.getByText('मान लिया गया कि यह आता है').waitFor()
		await page.keyboard.press('Escape')
		await page.getByText('दोहराने के लिए कुछ बाकी नहीं').waitFor()
		// The list and the way through it are asked for once each, where there is nothing new to tell.
		const asked: string[] = []
		page.on('request', (request) => request.url().includes('/to-revise') && asked.push(request.url()))
		await page.reload({ waitUntil: 'networkidle' })
		await page.getByText('दोहराने के लिए कुछ बाकी नहीं').waitFor()
		expect(asked).toHaveLength(2)
	})
})
