import { describe, expect, it } from 'vitest'
import { aVisitor } from '../harness/open-browser.ts'

const visitor = aVisitor()

describe.each([
	{
		question: '/mains-miq/stepwells-craft-and-community?paper=GS_PAPER_1',
		title: 'Most Important Questions',
		api: '/api/miq/list',
	},
	{
		question: '/answer-writing-practice/prajamandal-political-awakening?category=ESSAY',
		title: 'Answer Writing Practice',
		api: '/api/content/answer-writing-practice?',
	},
])('a question opened by its own address: $title', ({ question, title, api }) => {
	it('closes to its list, which is asked for once', async () => {
		const page = await visitor.open('/about', { serviceWorkers: 'block' })
		const asked: string[] = []
		page.on('request', (request) => asked.push(request.url()))
		await page.goto(question)
		await page.locator('main section ol > li').first().waitFor({ state: 'attached' })
		expect(asked.filter((url) => url.includes(api))).toHaveLength(1)
		await page.getByRole('link', { name: 'Close', exact: true }).click()
		await page.getByRole('dialog').waitFor({ state: 'detached' })
		expect(await page.locator('main section ol > li h2').count()).toBeGreaterThan(0)
		expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual([expect.stringContaining(title)])
		expect(asked.filter((url) => url.includes(api))).toHaveLength(1)
	})
})
