import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { answerWithNodes, LARGE, largeMindMap } from '../harness/large-mind-map.ts'
import { address, drawnMap, openedMap, phone } from '../harness/mind-map.ts'
import { aVisitor } from '../harness/open-browser.ts'
import { codeAfterFonts } from '../harness/shift-of.ts'

const visitor = aVisitor()
const names = { english: ['Uprising of 1857', 'Mind map'], hindi: ['1857 का विद्रोह', 'माइंड मैप'] } as const

const open = openedMap(visitor)
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))

describe('a mind map', () => {
	it('shows its root and main branches at once, then a list and the quiz', async () => {
		const page = await open({ locale: 'hi-IN', ...phone })
		const map = drawnMap(page)
		const [first, title] = names.hindi
		expect(await page.getByRole('tree', { name: title }).count()).toBe(1)
		expect(await page.getByRole('treeitem').count()).toBe(9)
		expect(await map.node(first).getAttribute('aria-expanded')).toBe('false')
		expect(await map.node(first).getAttribute('aria-level')).toBe('2')
		expect(await map.outsideTheFrame()).toEqual([])
		const order = await page.locator('main :is(h1, h2)').evaluateAll((all) => all.map(({ id }) => id))
		expect(order).toEqual(['', 'mind-map', 'mind-map-list', 'quiz', 'on-this-topic'])
	})

	it('opens and folds a branch where it is tapped', async () => {
		const page = await open(phone)
		const map = drawnMap(page)
		const [first] = names.english
		await map.tap(first)
		expect(await map.node(first).getAttribute('aria-expanded')).toBe('true')
		expect(await page.getByRole('treeitem').count()).toBe(12)
		const inside = await map.outsideTheFrame(await map.node(first).getByRole('treeitem').all())
		expect(inside).toEqual([])
		await map.tap(first)
		expect(await map.node(first).getAttribute('aria-expanded')).toBe('false')
		expect(await page.getByRole('treeitem').count()).toBe(9)
	})

	it('fades in what a step brings, and not itself where the server had drawn it', async () => {
		const page = await open({ ...phone, reducedMotion: 'no-preference' })
		const nodes = page.locator('[data-face]')
		const fades = () =>
			nodes.evaluateAll((all) => all.some((node) => getComputedStyle(node).transitionProperty === 'opacity'))
		expect(await fades()).toBe(false)
		await drawnMap(page).tap(names.english[0])
		expect(await fades()).toBe(true)
	})

	it('shows the note of the chosen node, and says it', async () => {
		const page = await open()
		const map = drawnMap(page)
		await map.node('Uprising of 1857').click()
		await map.node('Auwa (Marwar)').click()
		expect(await page.getByRole('status').filter({ hasText: 'Thakur Kushal Singh Champawat' }).isVisible()).toBe(true)
	})

	it('opens and folds everything', async () => {
		const page = await open()
		await page.getByRole('button', { name: 'Open all' }).click()
		expect(await page.getByRole('treeitem', { expanded: false }).count()).toBe(0)
		expect(await page.getByRole('treeitem', { name: 'Nasirabad, 28 May 1857' }).count()).toBe(1)
		await page.getByRole('button', { name: 'Fold all' }).click()
		expect(await page.getByRole('treeitem').count()).toBe(9)
	})
})

describe('the keys of a mind map', () => {
	it('walk along the branches from one stop of the tab key', async () => {
		const page = await open()
		await page.getByRole('button', { name: 'Show all in the frame' }).focus()
		await page.keyboard.press('Tab')
		const steps = [
			['', 'Freedom movement in Rajasthan'],
			['ArrowRight', 'Uprising of 1857'],
			['ArrowRight', 'Uprising of 1857'],
			['ArrowRight', 'Cantonments that rose'],
			['ArrowDown', 'Auwa (Marwar)'],
			['ArrowLeft', 'Uprising of 1857'],
			['End', 'For the Mains answer'],
			['ArrowLeft', 'For the Mains answer'],
			['ArrowLeft', 'Common causes'],
			['ArrowRight', 'For the Mains answer'],
			['ArrowUp', 'Martyrs and turning points'],
			['Home', 'Freedom movement in Rajasthan'],
			['ArrowLeft', 'Praja Mandals'],
		] as const
		for (const [key, name] of steps) {
			if (key) await page.keyboard.press(key)
			expect([key, await focused(page)]).toEqual([key, name])
		}
		await page.keyboard.press('Tab')
		expect(await page.evaluate(() => document.activeElement?.closest('[role=tree]'))).toBe(null)
	})

	it('open and fold, and zoom', async () => {
		const page = await open()
		const map = drawnMap(page)
		await map.node('Uprising of 1857').focus()
		for (const [key, expanded] of [
			['Enter', 'true'],
			['Space', 'false'],
			['ArrowRight', 'true'],
			['ArrowLeft', 'false'],
		] as const) {
			await page.keyboard.press(key)
			expect([key, await map.node('Uprising of 1857').getAttribute('aria-expanded')]).toEqual([key, expanded])
		}
		const fitting = await map.scale()
		await page.keyboard.press('+')
		expect(await map.scale()).toBeCloseTo(fitting * 1.3)
		await page.keyboard.press('-')
		await page.keyboard.press('-')
		expect(await map.scale()).toBeLessThan(fitting)
		await page.keyboard.press('0')
		expect(await map.scale()).toBeCloseTo(fitting)
	})
})

describe('a mind map of another size', () => {
	it('is laid out anew with the reader’s text size and with the window', async () => {
		const page = await open()
		const map = drawnMap(page)
		const letters = () => map.layer.locator('text').first().getAttribute('font-size')
		expect(await letters()).toBe('18')
		await page.evaluate(() => {
			localStorage.setItem('accessibility', JSON.stringify({ fontSize: 'extra-large' }))
			dispatchEvent(new StorageEvent('storage'))
		})
		await expect.poll(letters).toBe('22.5')
		const left = () =>
			map
				.node('Praja Mandals')
				.boundingBox()
				.then((box) => box?.x ?? 0)
		const root = () =>
			map
				.node('Freedom movement in Rajasthan')
				.locator('rect')
				.first()
				.boundingBox()
				.then((box) => box?.x ?? 0)
		expect(await left()).toBeLessThan(await root())
		await page.setViewportSize(phone.viewport)
		await expect.poll(async () => (await left()) > (await root())).toBe(true)
		expect(await map.outsideTheFrame()).toEqual([])
	})

	it(`of ${LARGE} nodes opens without one label on another`, async () => {
		const page = await visitor.open('/mind-map/all-papers', { locale: 'hi-IN', ...phone })
		await answerWithNodes(page, largeMindMap('hindi'))
		await page.locator(`main a[href^="${address}"]`).first().click()
		await page.getByRole('treeitem').first().waitFor()
		await page.getByRole('button', { name: 'सब खोलें' }).click()
		expect(await page.getByRole('treeitem').count()).toBe(LARGE)
		const map = drawnMap(page)
		expect(await map.overlapping()).toEqual([])
		expect(await map.labelsOutOfTheirNodes()).toEqual([])
	})
})

describe('the list of a mind map', () => {
	it('stands alone without JavaScript', async () => {
		const page = await open({ javaScriptEnabled: false })
		expect(await page.locator('#mind-map').isVisible()).toBe(false)
		const list = page.getByRole('region').filter({ has: page.locator('#mind-map-list') })
		expect(await list.getByRole('heading', { level: 3 }).first().textContent()).toBe(names.english[0])
		expect(await list.locator('ul ul ul li').first().isVisible()).toBe(true)
	})

	it('has all that the map has', async () => {
		const page = await open()
		await page.getByRole('button', { name: 'Open all' }).click()
		const drawn = await page
			.getByRole('treeitem')
			.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
		const listed = await page
			.locator('section:has(#mind-map-list) :is(li > span:first-child, h3)')
			.evaluateAll((all) => all.map((one) => one.textContent))
		expect(listed).toEqual(drawn.slice(1))
	})

	it('is what is printed', async () => {
		const page = await open()
		await page.emulateMedia({ media: 'print' })
		expect(await page.locator('#mind-map').isVisible()).toBe(false)
		expect(await page.getByRole('tree').isVisible()).toBe(false)
		expect(await page.getByRole('heading', { name: 'As a list' }).isVisible()).toBe(true)
		expect(await page.getByText('Neemuch lies in Madhya Pradesh today.').last().isVisible()).toBe(true)
	})
})

describe('the page of a mind map', () => {
	it('does not move when the drawing comes', async () => {
		const page = await open({
			locale: 'hi-IN',
			...phone,
			// The window is so high that what is below the drawing is seen, too.
			viewport: { width: 360, height: 2400 },
			before: codeAfterFonts,
		})
		await page.waitForLoadState('networkidle')
		const shifts: number[] = await page.evaluate('shifts')
		expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(0.02)
	})
})
