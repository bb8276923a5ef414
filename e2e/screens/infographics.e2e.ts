import type { Language } from '@aravalli/shared/language'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { auditPage, lookOf } from '../audit/audit-page.ts'
import { everyKind } from '../harness/every-kind.ts'
import { aVisitor, hydrated } from '../harness/open-browser.ts'
import { origin } from '../harness/this-product.ts'

const visitor = aVisitor()
const list = '/infographics/all-papers'
const phone = { width: 360, height: 740 }

interface Item {
	_id: string
	heading: string
	blocks: object[]
	quizQuestions: { question: string; answer: string }[]
}

const ids: string[] = []

const ask = async <T>(path: string): Promise<T> => {
	const response = await fetch(`${origin}/api/content/infography${path}`)
	return ((await response.json()) as { data: T }).data
}

beforeAll(async () => {
	const items = await ask<Item[]>('?page=1&limit=50')
	ids.push(...items.map(({ _id }) => _id))
	expect(ids.length).toBeGreaterThan(0)
})

/** Lists every text of the blocks, in the order of the file. */
function wordsIn(value: unknown): string[] {
	if (typeof value === 'string') return [value]
	if (typeof value !== 'object' || value === null) return []
	return Object.entries(value).flatMap(([key, part]) => (key === 'kind' ? [] : wordsIn(part)))
}

/** Lists every number that is drawn. */
function valuesIn(value: unknown): number[] {
	if (typeof value === 'number') return [value]
	if (typeof value !== 'object' || value === null) return []
	return Object.values(value).flatMap(valuesIn)
}

const inLanguage = (value: unknown, language: Language): unknown => {
	if (Array.isArray(value)) return value.map((part) => inLanguage(part, language))
	if (typeof value !== 'object' || value === null) return value
	if ('english' in value && 'hindi' in value) return value[language as keyof typeof value]
	return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inLanguage(part, language)]))
}

/** Reads what the page shows, with single spaces. */
async function shownWords(page: Page): Promise<string> {
	const [shown = ''] = await page.locator('main').allInnerTexts()
	return shown.replace(/\s+/g, ' ')
}

const isWithoutSidewaysScroll = (page: Page) =>
	page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)

/** Opens the first infographic of the list with a block of every kind in the place of its own. */
async function openEveryKind(language: Language, locale: string, options: Parameters<typeof visitor.open>[1] = {}) {
	const blocks = inLanguage(everyKind, language)
	const page = await visitor.open(list, { locale, reducedMotion: 'reduce', ...options })
	const [id = ''] = ids
	await page.route(`**/api/content/infography/${id}?*`, async (route) => {
		const response = await route.fetch()
		const answer = await response.json()
		await route.fulfill({ response, json: { ...answer, data: { ...answer.data, blocks } } })
	})
	await page.locator(`main a[href*="${id}"]`).first().click()
	await page.getByRole('heading', { name: (inLanguage(everyKind[0]?.title, language) as string) ?? '' }).waitFor()
	return page
}

describe('an infographic with a block of every kind', () => {
	it('shows its words and numbers, each drawing as a list or a table, too, for readers who do not see it', async () => {
		const page = await openEveryKind('english', 'en-IN')
		const shown = await shownWords(page)
		for (const word of wordsIn(inLanguage(everyKind, 'english'))) expect(shown).toContain(word)
		for (const value of valuesIn(everyKind)) expect(shown).toContain(value.toLocaleString('en-IN'))
		expect(await page.locator('main h2').count()).toBeGreaterThanOrEqual(everyKind.length)
		const block = (title: string) =>
			page.locator('main section').filter({ has: page.getByRole('heading', { name: title }) })
		expect(await block('Peaks of the Aravalli').getByRole('listitem').count()).toBe(7)
		expect(await block('Length of rivers').getByRole('listitem').first().textContent()).toBe('Chambal966 km')
		expect(await block('Physical divisions').getByRole('listitem').count()).toBe(4)
		const table = page.getByRole('table', { name: 'Governor and President' })
		expect(await table.getByRole('columnheader').allInnerTexts()).toEqual(['Governor', 'President'])
		expect(await table.getByRole('rowheader').allInnerTexts()).toEqual(['Ordinance', 'Pardon', 'Comes to office'])
		expect(await page.locator('main section svg:not([aria-hidden="true"])').count()).toBe(0)
		expect(await auditPage(page, { look: lookOf(0) })).toEqual({})
	})

	it('is whole in Hindi on a phone, also with the largest text, and on paper without buttons', async () => {
		const page = await openEveryKind('hindi', 'hi-IN', { viewport: phone, hasTouch: true })
		expect(await isWithoutSidewaysScroll(page)).toBe(true)
		expect(await auditPage(page, { look: lookOf(3) })).toEqual({})
		await page.setViewportSize({ width: 320, height: 640 })
		await page.evaluate(() => document.documentElement.setAttribute('data-fs', 'xl'))
		expect(await isWithoutSidewaysScroll(page)).toBe(true)
		// The poster cuts what would reach beyond its edges: nothing does.
		const cut = await page.locator('main section *:not(svg *, .visuallyHidden)').evaluateAll((elements) =>
			elements
				.filter((element) => {
					const { left, right, width } = element.getBoundingClientRect()
					return width > 1 && (left < 0 || right > innerWidth)
				})
				.map(({ outerHTML }) => outerHTML.slice(0, 120)),
		)
		expect(cut).toEqual([])

		// Paper is as wide as the sheet, and has two columns.
		await page.setViewportSize({ width: 718, height: 1000 })
		await page.evaluate(() => document.documentElement.removeAttribute('data-fs'))
		await page.emulateMedia({ media: 'print' })
		expect(await isWithoutSidewaysScroll(page)).toBe(true)
		expect(await page.getByRole('button', { name: 'प्रिंट करें' }).isVisible()).toBe(false)
		const [left, right] = await page
			.locator('main section')
			.filter({ hasText: /नदियों की लंबाई|भौतिक विभाग/ })
			.evaluateAll((blocks) => blocks.map((block) => block.getBoundingClientRect().top))
		expect(left).toBe(right)
	})
})

describe('the infographics of the demo', () => {
	it('are whole in Hindi without JavaScript', async () => {
		const page = await visitor.open(list, { locale: 'hi-IN', javaScriptEnabled: false, viewport: phone })
		for (const id of ids) {
			const item = await ask<Item>(`/${id}?lang=hindi`)
			await page.goto(`/infographics/${id}`)
			const shown = await shownWords(page)
			for (const word of wordsIn(item.blocks)) expect(shown, id).toContain(word.replace(/\s+/g, ' '))
			expect(await isWithoutSidewaysScroll(page), id).toBe(true)
			await page.locator('main details summary').first().click()
			expect(await page.getByText(item.quizQuestions[0]?.answer ?? '').isVisible()).toBe(true)
		}
	})

	it('do not move when the code comes, are printed by a press, and reached and opened with the keyboard', async () => {
		const page = await visitor.open(`/infographics/${ids.at(-1)}`)
		await page.waitForLoadState('networkidle')
		const moved = await page.evaluate(
			() =>
				new Promise<number>((resolve) => {
					let sum = 0
					const add = (entries: PerformanceEntryList) => {
						for (const entry of entries) sum += (entry as PerformanceEntry & { value: number }).value
					}
					new PerformanceObserver((seen) => add(seen.getEntries())).observe({ type: 'layout-shift', buffered: true })
					setTimeout(() => resolve(sum), 500)
				}),
		)
		expect(moved).toBeLessThanOrEqual(0.02)

		await page.evaluate(() => {
			window.print = () => document.documentElement.setAttribute('data-printed', '')
		})
		await page.getByRole('button', { name: 'Print' }).focus()
		await page.keyboard.press('Enter')
		await page.waitForSelector('html[data-printed]')
		await page.keyboard.press('Tab')
		const focused = page.locator(':focus')
		expect(await focused.textContent()).toBe('Share')
		// It stands far below, and comes once the page is at rest.
		await page.getByRole('button', { name: 'Show all answers' }).waitFor()
		await page.keyboard.press('Tab')
		expect(await focused.textContent()).toBe('Show all answers')
		await page.keyboard.press('Tab')
		await page.keyboard.press('Enter')
		await expect.poll(() => page.locator('main details[open]').count()).toBe(1)
		expect((await focused.allInnerTexts())[0]).toContain('Hide Answer')
	})

	it('are drawn anew in the other language, and one after the other', async () => {
		const [first = '', second = ''] = ids
		const page = await visitor.open(`/infographics/${first}`)
		const hindi = await ask<Item>(`/${first}?lang=hindi`)
		await page.getByRole('button', { name: 'हिं' }).click()
		await page.getByRole('heading', { level: 1, name: hindi.heading }).waitFor()
		for (const word of wordsIn(hindi.blocks)) await expect.poll(() => shownWords(page)).toContain(word)
		await page.goto(list)
		await hydrated(page)
		await page.locator(`main a[href*="${second}"]`).first().click()
		await page.waitForURL(`**/infographics/${second}`)
		const other = await ask<Item>(`/${second}?lang=hindi`)
		for (const word of wordsIn(other.blocks)) await expect.poll(() => shownWords(page)).toContain(word)
	})
})

describe('the list of infographics', () => {
	it('previews three questions with their answers, and keeps the other cards of the row as they are', async () => {
		const page = await visitor.open(list)
		const item = await ask<Item>(`/${ids[0]}?lang=english`)
		expect(item.quizQuestions.length).toBeGreaterThan(3)
		const second = page.locator('main ul > li:has(article)').nth(1)
		const heights = () => second.evaluate((card) => [...card.children].map((part) => part.clientHeight))
		const before = await heights()
		const card = page.locator('main ul > li', { has: page.locator(`a[href*="${ids[0]}"]`) })
		await card.locator('summary').focus()
		await page.keyboard.press('Space')
		const shown = card.locator('details li')
		await expect.poll(() => shown.first().isVisible()).toBe(true)
		const expected = item.quizQuestions.slice(0, 3).map(({ question, answer }) => [question, answer])
		expect(await shown.evaluateAll((all) => all.map((one) => [...one.children].map((p) => p.textContent)))).toEqual(
			expected,
		)
		expect(await heights()).toEqual(before)
	})

	it('leads to an infographic with the keyboard, and on a phone without sideways scroll', async () => {
		const page = await visitor.open(list, { viewport: phone, locale: 'hi-IN' })
		expect(await isWithoutSidewaysScroll(page)).toBe(true)
		await page.locator('main ul h2 a').first().focus()
		await page.keyboard.press('Enter')
		await page.waitForURL(`**/infographics/${ids[0]}`)
		await page.locator('main section h2').first().waitFor()
	})

	it('shows the tile of the section, and nothing broken, where a picture cannot be had', async () => {
		const page = await visitor.open('/infographics-select', { expectedErrors: /404/ })
		await page.route('**/assets/infographics/**', (route) => route.fulfill({ status: 404, body: '' }))
		await page.goto(list, { waitUntil: 'networkidle' })
		await hydrated(page)
		const tile = page.locator('main article [data-section="infographics"]').first()
		expect(await tile.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(0)
		const withPicture = await tile.screenshot()
		await tile.locator('img').evaluate((img) => img.remove())
		expect(withPicture.equals(await tile.screenshot())).toBe(true)
		expect(await tile.locator('svg').isVisible()).toBe(true)
	})
})
