import type { Page, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { aVisitor, hydrated } from '../harness/open-browser.ts'

const visitor = aVisitor()
const notesCalls = /\/api\/content\/to-the-point\?/
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

/** Comes from another page, as a link does: what the page shows is then asked for by the browser. */
async function goTo(page: Page, path: string, title: string) {
	await page.evaluate((address) => history.pushState(null, '', address), path)
	await page.getByRole('heading', { level: 1, name: title }).waitFor()
}

const papers = (page: Page) => page.locator('main section li h3').allTextContents()

const chosen: [section: string, lang: string, title: string, papers: string[]][] = [
	[
		'to-the-point',
		'english',
		'To-the-Point Notes',
		['GS Paper 1', 'GS Paper 2', 'GS Paper 3', 'Hindi and English', 'Prelims'],
	],
	[
		'mind-map',
		'hindi',
		'माइंड मैप',
		[1, 2, 3].map((number) => `सामान्य अध्ययन प्रश्नपत्र ${number}`).concat('हिंदी और अंग्रेज़ी', 'प्रारंभिक परीक्षा'),
	],
	[
		'mains-answer-enrichment-capsule',
		'english',
		'Mains Answer Enrichment Capsules',
		['GS Paper 1', 'GS Paper 2', 'GS Paper 3', 'Hindi and English'],
	],
]

const ofNothing = { page: 1, limit: 12, total: 0, totalPages: 0, isTotalCapped: false }
const none = (route: Route) => route.fulfill({ json: { success: true, data: [], pagination: ofNothing, papers: [] } })

describe('where a paper is chosen', () => {
	it('shows the papers that it has, in their order, and what each of them has, without JavaScript too', async () => {
		const page = await visitor.open('/help', { javaScriptEnabled: false })
		for (const [section, lang, title, names] of chosen) {
			await page.goto(`/${section}-select?lang=${lang}`)
			expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(title)
			expect(await papers(page)).toEqual(names)
			await page.locator('main section li a').last().click()
			expect(new URL(page.url()).pathname).toMatch(new RegExp(`^/${section}/(prelims|paper4)$`))
		}
		for (const [lang, heading, button, questions] of [
			['english', 'Folk deities of Rajasthan', 'View Details', '6 questions'],
			['hindi', 'राजस्थान के लोक देवता', 'विवरण देखें', '6 प्रश्न'],
		]) {
			await page.goto(`/to-the-point/prelims?lang=${lang}`)
			const card = page.locator('main li', { hasText: heading ?? '' })
			expect(await card.getByText(button ?? '').isVisible()).toBe(true)
			expect(await card.getByText(questions ?? '').isVisible()).toBe(true)
			await card.getByRole('link').first().click()
			expect(new URL(page.url()).pathname).toBe('/to-the-point/folk-deities-of-rajasthan')
		}
	})

	it('says how hard each paper is, and its button starts it', async () => {
		const page = await visitor.open('/to-the-point-select', phone)
		const cells = page.locator('main section li')
		expect(await cells.locator('p:first-child').allTextContents()).toEqual(
			expect.arrayContaining(['Medium', 'Hard', 'Easy', 'All Levels']),
		)
		expect(await cells.nth(1).textContent()).toContain('Hard')
		// The button is painted; what is pressed is the link over the whole cell.
		await cells.nth(1).scrollIntoViewIfNeeded()
		const start = await cells.nth(1).getByText('Start Now').boundingBox()
		await page.touchscreen.tap((start?.x ?? 0) + 5, (start?.y ?? 0) + 5)
		await page.waitForURL('**/to-the-point/paper2')
	})

	it('moves its words on every five seconds, until they are paused, and not where less motion is wanted', async () => {
		const page = await visitor.open('/mind-map-select', { before: (context) => context.clock.install() })
		const shown = page.locator('figure[data-shown="true"] figcaption')
		const button = (name: string) => page.getByRole('main').getByRole('button', { name })
		expect(await shown.textContent()).toBe('Swami Vivekananda')
		// The code that moves them on comes a second before the first one has been read.
		await page.clock.runFor(4100)
		await button('Pause').waitFor()
		await page.clock.runFor(5100)
		await expect.poll(() => shown.textContent()).toBe('Vrind, poet at Kishangarh')
		await button('Pause').click()
		await page.mouse.move(0, 0)
		await page.clock.runFor(11_000)
		expect(await shown.textContent()).toBe('Vrind, poet at Kishangarh')

		await page.emulateMedia({ reducedMotion: 'reduce' })
		await page.reload()
		await hydrated(page)
		await page.clock.runFor(4100)
		await button('Next').waitFor()
		await page.clock.runFor(20_000)
		expect(await shown.textContent()).toBe('Swami Vivekananda')
		expect(await button('Pause').count()).toBe(0)
	})

	it('leads back to where the reader came from, also from a page that was loaded anew', async () => {
		const page = await visitor.open('/mains')
		await page.goto('/to-the-point-select')
		await page.reload()
		await hydrated(page)
		await page.getByRole('link', { name: 'Back' }).click()
		await page.waitForURL('**/mains')
	})

	it('says what failed and opens the page anew, and that there are no papers', async () => {
		const page = await visitor.open('/help', { expectedErrors: /503|Failed to load resource/ })
		await page.route(notesCalls, (route) => route.fulfill({ status: 503, body: 'away' }))
		await goTo(page, '/to-the-point-select', 'To-the-Point Notes')
		await page.getByRole('alert').getByText('Failed to Load Data').waitFor()
		expect(await page.getByRole('alert').getByText('HTTP error: 503').isVisible()).toBe(true)
		await page.unroute(notesCalls)
		await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Try Again' }).click()])
		await expect.poll(() => papers(page)).toHaveLength(5)
		await hydrated(page)

		const mapCalls = /\/api\/content\/mind-map\?/
		await page.route(mapCalls, none)
		await goTo(page, '/mind-map-select', 'Mind Maps')
		await page.getByRole('heading', { name: 'No papers available' }).waitFor()
		await page.unroute(mapCalls)
		await page.getByRole('button', { name: 'Refresh' }).click()
		await expect.poll(() => papers(page)).toHaveLength(5)
	})
})

describe('the list of a paper', () => {
	it('leads to the other papers and to all of them, each item then with its paper, and from a page that is none', async () => {
		const page = await visitor.open('/to-the-point/paper1?page=9')
		await page.getByText('No such page.').waitFor()
		await page.getByRole('link', { name: 'Go to page 1' }).click()
		await page.waitForURL('**/to-the-point/paper1')
		await expect.poll(() => page.locator('main li article').count()).toBe(2)

		await goTo(page, '/mind-map/paper1', 'Mind Maps: GS Paper 1')
		await page.getByRole('navigation', { name: 'Papers' }).getByRole('link', { name: 'All papers' }).click()
		await page.waitForURL('**/mind-map/all-papers')
		await expect.poll(() => page.locator('main li article').count()).toBe(10)
		expect(await page.locator('main li article', { hasText: 'GS Paper 3' }).count()).toBe(2)
		await page.getByRole('link', { name: 'Back' }).click()
		await page.waitForURL('**/mind-map-select')
	})

	it('says that it is empty, what could not be loaded, and that an answer without data brought none', async () => {
		const page = await visitor.open('/help', { expectedErrors: /ERR_FAILED|Failed to load resource/ })
		for (const [section, empty, failed, title] of [
			['to-the-point', 'No Content Available', 'Failed to load To-the-Point Notes', 'To-the-Point Notes'],
			[
				'mains-answer-enrichment-capsule',
				'No Capsules Available',
				'Failed to load capsules',
				'Mains Answer Enrichment Capsules',
			],
			[
				'learning-through-map',
				'No Content Available',
				'Failed to load learning through map items',
				'Learning Through Map',
			],
		] as const) {
			const calls = new RegExp(`/api/content/${section}\\?`)
			await page.route(calls, (route) => route.abort())
			await goTo(page, `/${section}/paper1`, `${title}: GS Paper 1`)
			await page.getByRole('alert').getByText(failed).waitFor()
			await page.unroute(calls)
			await page.route(calls, none)
			await page.getByRole('button', { name: 'Try Again' }).click()
			await page.getByRole('heading', { name: empty }).waitFor()
			await page.unroute(calls)
			await page.getByRole('button', { name: 'Refresh' }).click()
			await expect.poll(() => page.locator('main li article').count()).toBeGreaterThan(0)
		}
		await page.route(notesCalls, (route) => route.fulfill({ json: { success: false } }))
		await goTo(page, '/to-the-point/paper2', 'To-the-Point Notes: GS Paper 2')
		await page.getByRole('alert').getByText('Failed to fetch data').waitFor()
	})

	it('has the tile of the section for a picture that is missing, and is none at an address that is none', async () => {
		const page = await visitor.open('/help', { expectedErrors: /404/ })
		await page.route(/\/assets\/mind-map\//, (route) => route.fulfill({ status: 404 }))
		await goTo(page, '/mind-map/paper1', 'Mind Maps: GS Paper 1')
		const tile = page.locator('main [data-section="mind-map"]').first()
		await tile.waitFor()
		expect(await tile.locator('svg').isVisible()).toBe(true)
		expect(await tile.evaluate((element) => getComputedStyle(element).backgroundImage)).toContain('linear-gradient')

		for (const path of [
			'/mind-map/paper9',
			'/to-the-point/nothing-there',
			'/mains-answer-enrichment-capsule/prelims',
			'/mind-map/a/b',
		]) {
			const answer = await page.goto(path, { waitUntil: 'domcontentloaded' })
			expect(answer?.status(), path).toBe(404)
			expect(await page.locator('main a').first().isVisible(), path).toBe(true)
		}
	})
})

describe('capsules', () => {
	it('show their questions one by one, by keyboard, and are saved under the name of their heading', async () => {
		const page = await visitor.open('/mains-answer-enrichment-capsule/paper1')
		const card = page.locator('main li', { has: page.getByRole('heading', { level: 2 }) }).first()
		expect(await card.getByRole('listitem').first().isVisible()).toBe(false)
		await card.locator('summary', { hasText: 'Show Quiz' }).focus()
		await page.keyboard.press('Enter')
		await card.getByText('Hide Quiz').waitFor()
		const question = card.getByRole('listitem').first()
		expect(await question.locator('p').isVisible()).toBe(false)
		await question.locator('summary').focus()
		await page.keyboard.press('Enter')
		await question.locator('p').waitFor()
		expect(await question.getByText('Hide Answer').isVisible()).toBe(true)

		const save = async (label: string) => {
			const download = page.waitForEvent('download')
			await page.getByRole('link', { name: label }).first().click()
			return (await download).suggestedFilename()
		}
		expect(await save('Download PDF')).toMatch(/^Water_heritage_of_Rajasthan[\w]*\.pdf$/)
		await page.goto('/mains-answer-enrichment-capsule/paper1?lang=hindi')
		expect(await save('PDF डाउनलोड करें')).toMatch(/^[\p{L}\p{M}\p{N}_]+\.pdf$/u)
	})
})
