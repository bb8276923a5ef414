import { describe, expect, it } from 'vitest'
import { aVisitor } from '../harness/open-browser.ts'

const visitor = aVisitor()

describe('a landing page', () => {
	const routes = {
		'/prelims': [
			'/prelims-syllabus-strategy',
			'/prelims-syllabus',
			'/prelims-success-tips',
			'/prelims-high-probability',
			'/prelims-faq',
			'/prelims-practice',
			'/prelims-miq',
			'/prelims-mock-tests',
			'/prelims-resources',
			'/to-the-point-select',
			'/learning-through-map-select',
			'/dmpp-routine',
			'/blogs',
			'/dashboard',
		],
		'/mains': [
			'/mains-syllabus-strategy',
			'/mains-syllabus',
			'/mains-answer-writing',
			'/mains-exam-hall-tips',
			'/mains-faq',
			'/mains-practice',
			'/mains-miq',
			'/mains-mock-tests',
			'/mains-resources',
			'/mains-questions',
			'/mains-answer-enrichment-capsule-select',
			'/answer-writing-practice',
			'/dmpp-routine',
			'/blogs',
			'/dashboard',
		],
	}

	it.each(Object.entries(routes))('%s leads to every page of its stage', async (path, links) => {
		const page = await visitor.open(path, { javaScriptEnabled: false })
		const found = await page.locator('main a').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
		expect(links.filter((link) => !found.includes(link))).toEqual([])
		for (const link of links)
			expect((await fetch(visitor.origin + link, { redirect: 'manual' })).status).toBeLessThan(400)
	})

	it.each([true, false])('opens its menus by the keyboard, JavaScript: %s', async (javaScriptEnabled) => {
		const page = await visitor.open('/mains', { javaScriptEnabled })
		const link = page.locator('main details').getByRole('link', { name: /^Exam hall tips/ })
		expect(await link.isVisible()).toBe(false)
		await page.locator('main summary', { hasText: 'Syllabus & Strategy' }).focus()
		await page.keyboard.press('Enter')
		await link.waitFor()
		await link.press('Enter')
		await page.waitForURL('**/mains-exam-hall-tips')
		await page.getByRole('heading', { level: 1, name: 'Mains Exam Hall Tips' }).waitFor()
	})

	it('says what helps on the way, in Hindi too', async () => {
		const page = await visitor.open('/mains', { locale: 'hi-IN' })
		const names = await page
			.getByRole('region', { name: 'तैयारी में सहायक' })
			.getByRole('heading', { level: 3 })
			.allTextContents()
		expect(names).toEqual(['साप्ताहिक दिनचर्या', 'आदर्श उत्तर', 'साथियों द्वारा मूल्यांकन'])
	})
})

describe('the weekly routine', () => {
	it.each(['/dmpp', '/dmpp-routine'])('is a table at %s, before and without JavaScript', async (path) => {
		const page = await visitor.open(path, { javaScriptEnabled: false })
		const rows = await page
			.locator('main tbody tr')
			.evaluateAll((all) =>
				all.map((row) => [
					row.querySelector('th')?.textContent,
					row.querySelector('td a')?.getAttribute('href') ?? null,
				]),
			)
		const questions = (paper: string) => `/answer-writing-practice?category=${paper}`
		expect(rows).toEqual([
			['Monday', questions('GS_PAPER_1')],
			['Tuesday', questions('GS_PAPER_2')],
			['Wednesday', questions('GS_PAPER_3')],
			['Thursday', questions('GS_PAPER_4')],
			['Friday', questions('ESSAY')],
			['Saturday and Sunday', null],
		])
		expect(await page.locator('main [aria-current=date]').count()).toBe(0)
		expect(await page.getByRole('row', { name: /Thursday.*\(language\)/ }).count()).toBe(1)
	})

	it.each([
		['2026-11-25T18:29:00Z', 'Wednesday'],
		['2026-11-25T18:31:00Z', 'Thursday'],
		['2026-11-29T06:00:00Z', 'Saturday and Sunday'],
	])('marks the day that it is in India at %s: %s', async (moment, day) => {
		const page = await visitor.open('/dmpp-routine', {
			timezoneId: 'America/New_York',
			before: ({ clock }) => clock.setFixedTime(moment),
		})
		const today = page.locator('main [aria-current=date]')
		await today.waitFor()
		expect(await today.locator('th').textContent()).toBe(`${day}today`)
	})

	it('is pairs of label and value on a phone', async () => {
		const page = await visitor.open('/dmpp-routine', { viewport: { width: 360, height: 740 }, locale: 'hi-IN' })
		const cell = page.locator('main tbody td').first()
		const label = await cell.evaluate((td) => getComputedStyle(td, '::before').content)
		expect(label).toBe('"प्रश्नपत्र"')
		const [name, value] = [await page.locator('main tbody th').first().boundingBox(), await cell.boundingBox()]
		expect(value?.y ?? 0).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? 0))
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
	})
})
