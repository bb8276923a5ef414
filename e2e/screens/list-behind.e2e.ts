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
		const page = await visitor.open('/about')
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

	it('has the focus before its code has come, and Escape leads to the list then', async () => {
		const page = await visitor.open('/about', { expectedErrors: /Failed to load resource/ })
		await page.route('**/assets/*.js', (route) => route.abort())
		await page.goto(question)
		expect(await page.locator('dialog:modal :focus').count()).toBe(1)
		await page.keyboard.press('Escape')
		await page.waitForURL((url) => url.href.endsWith(question.replace(/\/[^/?]+\?/, '?')))
	})

	// The browser would lay out and paint all of it once more.
	it('becomes modal once', async () => {
		const page = await visitor.open('/about')
		await page.addInitScript(() => {
			const { showModal } = HTMLDialogElement.prototype
			HTMLDialogElement.prototype.showModal = function show() {
				const root = document.documentElement
				root.dataset.shown = String(Number(root.dataset.shown ?? 0) + 1)
				showModal.call(this)
			}
		})
		await page.goto(question)
		await page.locator('main section ol > li').first().waitFor({ state: 'attached' })
		expect(await page.locator('html').getAttribute('data-shown')).toBe('1')
	})
})
