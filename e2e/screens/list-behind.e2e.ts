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
	it('asks for the list when somebody is there, and closes to it', async () => {
		const page = await visitor.open('/about', { serviceWorkers: 'block' })
		const asked: string[] = []
		page.on('request', (request) => asked.push(request.url()))
		await page.goto(question, { waitUntil: 'networkidle' })
		expect(asked.filter((url) => url.includes(api))).toEqual([])
		await page.mouse.move(300, 300)
		await page.locator('main section ol > li').first().waitFor()
		expect(asked.filter((url) => url.includes(api))).toHaveLength(1)
		await page.getByRole('link', { name: 'Close', exact: true }).click()
		await page.getByRole('dialog').waitFor({ state: 'detached' })
		expect(await page.locator('main section ol > li h2').count()).toBeGreaterThan(0)
		expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual([expect.stringContaining(title)])
	})

	it('brings the list by itself after a while', async () => {
		const page = await visitor.open(question)
		await page.locator('main section ol > li').first().waitFor({ state: 'attached', timeout: 15_000 })
	})
})
