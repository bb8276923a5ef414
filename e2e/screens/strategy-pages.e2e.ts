import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { aVisitor } from '../harness/open-browser.ts'

const visitor = aVisitor()
const strategy = '/prelims-syllabus-strategy'
const withoutScript = { javaScriptEnabled: false }

const fetchHtml = async (path: string) => {
	const response = await fetch(visitor.origin + path)
	return { status: response.status, html: await response.text() }
}

/** Reads the data that a page has for search engines. */
function dataOf(html: string): { '@type': string; [key: string]: unknown }[] {
	const scripts = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)
	return [...scripts].map(([, json = '']) => JSON.parse(json))
}

const tab = (page: Page, name: string) =>
	page.getByRole('navigation', { name: 'Parts of the strategy' }).getByRole('link', { name, exact: true })

describe('what search engines read', () => {
	const open = ['/prelims-success-tips', '/prelims-high-probability', '/mains-answer-writing', '/mains-exam-hall-tips']
	const faqs = ['/prelims-faq', '/mains-faq', `${strategy}?tab=faq`]

	it.each(faqs)('has questions and answers on %s', async (path) => {
		for (const lang of ['english', 'hindi']) {
			const { html } = await fetchHtml(`${path}${path.includes('?') ? '&' : '?'}lang=${lang}`)
			const data = dataOf(html)
			expect(data.map((object) => object['@type'])).toEqual(['BreadcrumbList', 'FAQPage'])
			const questions = data[1]?.mainEntity as { name: string; acceptedAnswer: { text: string } }[]
			expect(questions.length).toBeGreaterThan(10)
			for (const { name, acceptedAnswer } of questions) {
				expect(name).toMatch(/\?$/)
				expect(acceptedAnswer.text.length).toBeGreaterThan(20)
				expect(/[ऀ-ॿ]/.test(name)).toBe(lang === 'hindi')
			}
		}
	})

	it.each([strategy, ...open, '/prelims-syllabus', '/mains-syllabus', '/dmpp-routine', '/prelims', '/mains'])(
		'has only the way to the page on %s',
		async (path) => {
			const { html } = await fetchHtml(path)
			expect(dataOf(html).map((object) => object['@type'])).toEqual(['BreadcrumbList'])
			expect(html).toContain(`<link rel="canonical" href="${visitor.origin}${path}"`)
			expect(html).not.toContain('content="noindex"')
		},
	)

	it('names one address for what has two', async () => {
		for (const [path, canonical] of [
			['/dmpp', '/dmpp-routine'],
			[`${strategy}?tab=faq`, '/prelims-faq'],
			[`${strategy}?tab=exam-hall-tips`, `${strategy}?tab=exam-hall-tips`],
			[`${strategy}?tab=nothing`, strategy],
		]) {
			expect((await fetchHtml(path ?? '')).html).toContain(`<link rel="canonical" href="${visitor.origin}${canonical}"`)
		}
	})
})

describe('a tab’s own page', () => {
	it('leads to the others, with JavaScript and without', async () => {
		for (const javaScriptEnabled of [true, false]) {
			const page = await visitor.open('/prelims-faq', { javaScriptEnabled })
			await tab(page, 'Success Tips').click()
			await page.waitForURL('**/prelims-success-tips')
			await page.getByRole('heading', { level: 1, name: 'Prelims Success Tips' }).waitFor()
			await page.getByRole('heading', { level: 2, name: 'Study habits' }).waitFor()
			await tab(page, 'Exam Hall Tips').click()
			await page.waitForURL(`**${strategy}?tab=exam-hall-tips`)
			await page.getByRole('heading', { level: 2, name: 'The marking scheme' }).waitFor()
		}
	})

	it('is public for the mains', async () => {
		const { html } = await fetchHtml('/mains-exam-hall-tips')
		expect(html).toContain('Divide the three hours')
		const hindi = await fetchHtml('/mains-faq?lang=hindi')
		expect(hindi.html).toContain('मुख्य परीक्षा: अक्सर पूछे जाने वाले प्रश्न')
	})
})

describe('the syllabus', () => {
	it('of the mains has the official papers, each topic with what there is on it, and below them our grouping', async () => {
		const page = await visitor.open('/mains-syllabus', withoutScript)
		expect(await page.locator('main section h2').allTextContents()).toEqual([
			'Paper 1: General Studies',
			'Paper 2: General Studies',
			'Paper 3: General Studies',
			'Paper 4: General Hindi and General English',
			'History, art and culture',
			'Polity, social justice and international relations',
			'Economy, science and environment',
			'Ethics',
		])
		expect(await page.locator('main').textContent()).not.toContain('%')
		await page.getByRole('link', { name: 'Aravalli range' }).first().click()
		await page.waitForURL('**/topics/aravalli-range')
		for (const kind of ['To-the-point notes', 'Maps', 'Current affairs', 'Answer writing', 'Mains questions'])
			expect(await page.getByRole('heading', { level: 2, name: new RegExp(`^${kind}`) }).isVisible()).toBe(true)
	})

	it('of the prelims has its subjects, and leads to each', async () => {
		const page = await visitor.open('/prelims-syllabus')
		const deities = page.getByRole('listitem').filter({ hasText: 'Saints, sects, folk deities' }).last()
		expect(await deities.textContent()).toMatch(/Folk deities, saints and sects 1\snote, 1\smap/)
		expect(await page.getByRole('heading', { level: 3 }).count()).toBe(11)
		await page.getByRole('link', { name: 'Reasoning and Mental Ability' }).click()
		await expect
			.poll(() =>
				page
					.getByRole('heading', { name: 'Reasoning and Mental Ability' })
					.evaluate((h) => h.getBoundingClientRect().top),
			)
			.toBeLessThan(800)
	})
})
