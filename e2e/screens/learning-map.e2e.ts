/** Looks at the map of learning through map. To find places on it is in find-places.e2e.ts. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { answer } from '../harness/finding-places.ts'
import {
	baseMapFile,
	demoMap,
	frame,
	mapAlive,
	mapPath,
	mapWords,
	onScreen,
	phone,
	press,
} from '../harness/learning-map.ts'
import { fingersOf } from '../harness/mind-map.ts'
import { aVisitor } from '../harness/open-browser.ts'

const visitor = aVisitor()
const words = mapWords.english

const scale = (page: Page) => page.locator('svg text', { hasText: /^\d+ km$/ }).textContent()

async function expectAllListed(page: Page, language: 'english' | 'hindi') {
	const { places, lines } = await demoMap(language)
	const list = (await page.locator('section[aria-labelledby="map-list"]').textContent()) ?? ''
	for (const { name, district, note } of places)
		expect([name, district, note].filter((text) => !list.includes(text))).toEqual([])
	for (const { name, note } of lines) expect([name, note].filter((text) => !list.includes(text))).toEqual([])
	expect(list).toContain(`${places[0]?.latitude.toFixed(1)}°`)
	expect(await frame(page).getAttribute('aria-label')).toBe(mapWords[language].map)
}

/** Notes what moves on the page, from its beginning. @returns asks for it once the code of the page has come */
async function noteShifts(page: Page) {
	await page.evaluate(() => {
		const shifts: number[] = []
		Object.assign(window, { shifts })
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
		}).observe({ type: 'layout-shift', buffered: true })
	})
	return async () => {
		await page.waitForLoadState('networkidle')
		const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
		return shifts.reduce((sum, value) => sum + value, 0)
	}
}

describe('the map and its list', () => {
	it('are drawn with numbers, and the border of the State, and say all of it, before any code comes', async () => {
		const { places } = await demoMap()
		const page = await visitor.open(mapPath, { javaScriptEnabled: false })
		const numbers = await frame(page)
			.locator('text')
			.evaluateAll((all) => all.filter((text) => /^\d+$/.test(text.textContent ?? '') && text.checkVisibility()).length)
		expect(numbers).toBe(places.length)
		const box = await frame(page).boundingBox()
		expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1.146, 2)
		// Each mark stands where its coordinates say.
		for (const { name, longitude, latitude } of places.slice(0, 4)) {
			const { x, y } = await onScreen(page, longitude, latitude)
			const number = await page.getByRole('heading', { name }).locator('xpath=../preceding-sibling::span').textContent()
			const mark = await frame(page)
				.getByText(number ?? '', { exact: true })
				.first()
				.boundingBox()
			expect(Math.hypot((mark?.x ?? 0) - x, (mark?.y ?? 0) + (mark?.height ?? 0) - y)).toBeLessThan(24)
		}
		expect(await page.getByRole('button', { name: words.find }).isVisible()).toBe(false)

		await page.goto(`${mapPath}?lang=hindi`)
		await expectAllListed(page, 'hindi')
	})

	it('say all of it, do not move when the code comes, and tell of a district and a river that is pressed', async () => {
		const page = await visitor.open(mapPath)
		const shifted = await noteShifts(page)
		await expectAllListed(page, 'english')
		await mapAlive(page)
		expect(await shifted()).toBeLessThanOrEqual(0.02)
		await press(page, 71, 27.2)
		const said = page.getByText('District of Rajasthan').locator('..')
		expect(await said.textContent()).toContain('Jaisalmer')
		await press(page, 70, 24)
		await page.locator('p', { hasText: 'Outside Rajasthan' }).waitFor()
		await page.getByRole('main').getByRole('button', { name: 'Close' }).click()
		await page.getByText('Tap a mark, a line or a district to read about it.').waitFor()

		const { lines } = await demoMap()
		const ghaggar = lines.find(({ id }) => id === 'ghaggar')
		await press(page, 73.35, 29.28)
		expect(await page.locator('p', { hasText: ghaggar?.note ?? '-' }).count()).toBe(2)
	})

	it('take a kind off by its entry in the legend, and show a place by keys alone', async () => {
		const page = await visitor.open(mapPath)
		await mapAlive(page)
		const name = frame(page).getByText('Bisalpur Dam')
		await name.waitFor()
		const toggle = page.getByRole('button', { name: /^Dams/ })
		await toggle.click()
		expect(await toggle.getAttribute('aria-pressed')).toBe('false')
		expect(await name.count()).toBe(0)
		await page.getByRole('button', { name: words.show('Bisalpur Dam') }).click()
		expect(await toggle.getAttribute('aria-pressed')).toBe('true')
		await name.waitFor()

		const button = page.getByRole('button', { name: words.show('Jawai Dam') })
		await button.focus()
		await page.keyboard.press('Enter')
		await page.locator('p', { hasText: /^Jawai Dam$/ }).waitFor()
		expect(await button.getAttribute('aria-current')).toBe('true')
		expect(await page.locator('#announcer').textContent()).toContain('Jawai Dam')
		const box = await frame(page).boundingBox()
		expect(box?.y).toBeGreaterThanOrEqual(0)
		expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
	})

	it('on a phone do not move when the code comes, and tell of a place that is pressed', async () => {
		const page = await visitor.open(mapPath, phone)
		const shifted = await noteShifts(page)
		await mapAlive(page)
		expect(await shifted()).toBeLessThanOrEqual(0.02)
		const { places } = await demoMap()
		const dam = places.find(({ id }) => id === 'bisalpur-dam')
		if (!dam) throw new Error('the demo has no Bisalpur Dam')
		await press(page, dam.longitude, dam.latitude)
		const card = page.locator('p', { hasText: dam.note }).first().locator('..')
		await card.waitFor()
		expect(await card.textContent()).toContain(dam.name)
		expect(await card.textContent()).toContain(dam.district)
		expect(await page.locator('[data-chosen] h4').textContent()).toBe(dam.name)
		// The ground lies beside it: nothing is told of the dam any more.
		await press(page, 73, 27.5)
		await expect.poll(() => page.locator('p', { hasText: dam.note }).count()).toBe(1)
	})
})

describe('the scale', () => {
	it('follows the buttons, the keys, and Ctrl with the wheel, and goes back to the whole map', async () => {
		const page = await visitor.open(mapPath, { reducedMotion: 'reduce' })
		await mapAlive(page)
		expect(await scale(page)).toBe('200 km')
		await page.getByRole('button', { name: 'Zoom in' }).click()
		await expect.poll(() => scale(page)).toBe('100 km')
		await frame(page).focus()
		await page.keyboard.press('+')
		await page.keyboard.press('ArrowRight')
		await expect.poll(() => scale(page)).toBe('50 km')
		await page.getByRole('button', { name: 'Show all in the frame' }).click()
		await expect.poll(() => scale(page)).toBe('200 km')
		await frame(page).focus()
		await page.keyboard.press('+')
		await expect.poll(() => scale(page)).toBe('100 km')
		await page.keyboard.press('0')
		await expect.poll(() => scale(page)).toBe('200 km')

		// The wheel alone scrolls the page.
		const { x, y } = await onScreen(page, 74, 26.6)
		await page.mouse.move(x, y)
		const before = await page.evaluate(() => scrollY)
		await page.mouse.wheel(0, 200)
		await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before)
		expect(await scale(page)).toBe('200 km')
		await page.keyboard.down('Control')
		await page.mouse.wheel(0, -800)
		await page.keyboard.up('Control')
		await expect.poll(() => scale(page)).toBe('20 km')
	})

	it('follows two fingers, and one moves the map then, but lets the page go on where the map ends', async () => {
		const page = await visitor.open(mapPath, { ...phone, reducedMotion: 'reduce' })
		await mapAlive(page)
		const { x, y } = await onScreen(page, 74, 26.6)
		const browser = await page.context().newCDPSession(page)
		const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]) =>
			browser.send('Input.dispatchTouchEvent', {
				type,
				touchPoints: points.map(([px, py], id) => ({ x: px, y: py, id })),
			})
		await touch('touchStart', [x - 20, y])
		await touch('touchStart', [x - 20, y], [x + 20, y])
		for (let step = 1; step <= 20; step++) await touch('touchMove', [x - 20 - 2 * step, y], [x + 20 + 2 * step, y])
		await touch('touchEnd')
		await expect.poll(() => scale(page)).toBe('50 km')
		const sheet = () =>
			frame(page)
				.locator('[data-moves=both]')
				.evaluate((element) => element.style.transform)
		const before = await sheet()
		await touch('touchStart', [x, y])
		for (let step = 1; step <= 10; step++) await touch('touchMove', [x - 4 * step, y - 2 * step])
		await touch('touchEnd')
		expect(await sheet()).not.toBe(before)
		expect(await page.getByText('Tap a mark').count()).toBe(1)

		await page.getByRole('button', { name: 'Show all in the frame' }).click()
		await expect.poll(() => scale(page)).toBe('200 km')
		await page.getByRole('button', { name: 'Zoom in' }).click()
		await expect.poll(() => scale(page)).toBe('100 km')
		const at = await onScreen(page, 74, 26.6)
		const fingers = await fingersOf(page)
		const scrolled = await page.evaluate(() => scrollY)
		for (let swipe = 0; swipe < 4; swipe += 1) await fingers.swipe(at, { x: 0, y: -150 })
		expect(await page.evaluate(() => scrollY)).toBeGreaterThan(scrolled + 60)
	})
})

describe('without the districts', () => {
	it('the map says so, works, asks for its places, and has them when they are asked for again', async () => {
		let isAway = true
		const page = await visitor.open(mapPath, {
			expectedErrors: /ERR_FAILED/,
			before: (context) => context.route(baseMapFile, (route) => (isAway ? route.abort() : route.continue())),
		})
		await mapAlive(page, { hasDistricts: false })
		await page.getByText('Couldn’t load the districts').waitFor()
		const { places } = await demoMap()
		const dam = places.find(({ id }) => id === 'bisalpur-dam')
		await press(page, dam?.longitude ?? 0, dam?.latitude ?? 0)
		await page.locator('p', { hasText: /^Bisalpur Dam$/ }).waitFor()
		await page.getByRole('button', { name: words.find, exact: true }).click()
		await answer(page, places, 0)
		await page.locator('p').getByText('Less than 1 km off.').waitFor()
		await page.getByRole('button', { name: 'Leave' }).click()

		isAway = false
		await page.getByRole('button', { name: 'Try Again' }).click()
		await mapAlive(page)
		expect(await page.getByText('Couldn’t load the districts').count()).toBe(0)
	})
})
