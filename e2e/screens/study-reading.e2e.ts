import { describe, expect, it } from 'vitest'
import { aVisitor } from '../harness/open-browser.ts'

const visitor = aVisitor()
const path = '/to-the-point/folk-deities-of-rajasthan'
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

describe('notes', () => {
	it.each([
		['english', 'Folk deities of Rajasthan', 'The five pirs', 'How it is asked', 'Test yourself'],
		['hindi', 'राजस्थान के लोक देवता', 'पाँच पीर', 'कैसे पूछा जाता है', 'स्वयं को परखें'],
	])('are read in %s before and without JavaScript, the answers included', async (lang, title, chapter, last, quiz) => {
		const page = await visitor.open(`${path}?lang=${lang}`, { javaScriptEnabled: false, ...phone })
		expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(title)
		for (const name of [chapter, last, quiz])
			expect(await page.getByRole('heading', { level: 2, name }).isVisible()).toBe(true)
		const question = page.locator('section[aria-labelledby="quiz"] li').first()
		expect(await question.locator('p').isVisible()).toBe(false)
		await question.locator('summary').click()
		expect(await question.locator('p').isVisible()).toBe(true)
	})

	it('have a list of their chapters that leads to each', async () => {
		const page = await visitor.open(path)
		await page.getByRole('link', { name: 'Phad and instrument' }).first().click()
		await expect.poll(() => new URL(page.url()).hash).toBe('#part-4')
		await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Phad and instrument')
	})

	it('grow with the size of the text', async () => {
		const page = await visitor.open(path)
		const size = () =>
			page.locator('main h1').evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize))
		const before = await size()
		await page.getByRole('button', { name: 'Extra large' }).click()
		await expect.poll(size).toBeGreaterThan(before)
		await page.reload()
		await expect.poll(size).toBeGreaterThan(before)
	})

	it('are printed by themselves: the text, the answers at its end, and nothing of the frame around', async () => {
		const page = await visitor.open(path)
		await page.evaluate(() => {
			window.print = () => document.body.setAttribute('data-printed', '')
		})
		await page.getByRole('button', { name: 'Print' }).click()
		expect(await page.locator('body[data-printed]').count()).toBe(1)
		await page.emulateMedia({ media: 'print' })
		expect(await page.getByRole('heading', { level: 2, name: 'The five pirs' }).isVisible()).toBe(true)
		const answers = page.locator('h3:text-is("Answers") + ol > li')
		expect(await answers.count()).toBe(0)
		await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
		expect(await answers.locator('visible=true').count()).toBe(6)
		for (const gone of ['header nav', 'footer', 'main nav', 'main button', 'main summary'])
			expect([gone, await page.locator(`${gone} >> visible=true`).count()]).toEqual([gone, 0])
	})

	it('are saved as a PDF file named by their heading', async () => {
		const page = await visitor.open(path)
		const [file] = await Promise.all([
			page.waitForEvent('download'),
			page.getByRole('link', { name: 'Save as PDF' }).click(),
		])
		expect(file.suggestedFilename()).toMatch(/^Folk_deities_of_Rajasthan[\w]*\.pdf$/)
	})

	it('show and hide all answers at once, and remember what one knew', async () => {
		const page = await visitor.open(path)
		const answers = page.locator('section[aria-labelledby="quiz"] li p')
		await page.getByRole('button', { name: 'Show all answers' }).click()
		await expect.poll(() => answers.locator('visible=true').count()).toBe(6)
		await page.getByRole('button', { name: 'Hide all answers' }).click()
		await expect.poll(() => answers.locator('visible=true').count()).toBe(0)
		const questions = page.locator('section[aria-labelledby="quiz"] ol > li')
		for (const [index, name] of ['Did not know', 'Knew it'].entries()) {
			await questions.nth(index).locator('summary').click()
			await questions.nth(index).getByRole('button', { name }).click()
		}
		await page.getByText('1 of 6 known').waitFor()
		await page.reload()
		await page.getByText('1 of 6 known').waitFor()
		await page.getByRole('button', { name: 'Only what I didn’t know' }).click()
		await expect.poll(() => questions.count()).toBe(1)
	})

	it('come after a page that led to them, with their title, and say what failed', async () => {
		const page = await visitor.open('/to-the-point/prelims', { expectedErrors: /503|Failed to load resource/ })
		const calls = /\/api\/content\/to-the-point\/folk/
		await page.route(calls, (route) =>
			route.fulfill({ status: 503, json: { success: false, code: 'x', message: 'Away.' } }),
		)
		await page.getByRole('link', { name: 'Folk deities of Rajasthan' }).click()
		await page.getByRole('alert').getByText('Away.').waitFor()
		await page.unroute(calls)
		await page.getByRole('button', { name: 'Try Again' }).click()
		await page.getByRole('heading', { level: 1, name: 'Folk deities of Rajasthan' }).waitFor()
		await expect.poll(() => page.title()).toContain('Folk deities of Rajasthan')
	})

	// Breaks where a query is not named by its call and what it is given: the page then had no heading.
	it.each([
		[path, 'राजस्थान के लोक देवता'],
		['/infographics/rajasthan-at-a-glance', 'एक नज़र में राजस्थान'],
		['/mind-map/paper1', 'माइंड मैप: सामान्य अध्ययन प्रश्नपत्र 1'],
		['/learning-through-map-select', 'मानचित्र से सीखें'],
	])('and all other pages change their language in place: %s', async (address, title) => {
		const page = await visitor.open(address)
		await page.getByRole('button', { name: 'हिं' }).first().click()
		await page.getByRole('heading', { level: 1, name: title }).waitFor()
		await expect.poll(() => page.title()).toContain(title.split(':')[0] ?? '')
		expect(await page.getByRole('alert').count()).toBe(0)
	})
})
