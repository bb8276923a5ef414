import { describe, expect, it } from 'vitest'
import { drawnMap, fingersOf, openedMap, phone } from '../harness/mind-map.ts'
import { aVisitor } from '../harness/open-browser.ts'

const open = openedMap(aVisitor())

describe('fingers, mouse and wheel on a mind map', () => {
	it('a finger scrolls the page while all of the map is there, and moves the map when it is higher than its frame', async () => {
		const page = await open(phone)
		const map = drawnMap(page)
		await map.frame.scrollIntoViewIfNeeded()
		const fingers = await fingersOf(page)
		const place = () => page.evaluate(() => scrollY)
		const before = await place()
		const shown = await map.transform()
		await fingers.swipe(await map.middle(), { x: 0, y: -120 })
		await expect.poll(place).toBeGreaterThan(before + 60)
		expect(await map.transform()).toBe(shown)

		await page.getByRole('button', { name: 'Open all' }).click()
		await map.frame.scrollIntoViewIfNeeded()
		const then = await place()
		const opened = await map.transform()
		await fingers.swipe(await map.middle(), { x: 0, y: -120 })
		expect(await place()).toBe(then)
		expect(await map.transform()).not.toBe(opened)
	})

	it('lets the page go on where the map ends', async () => {
		const page = await open(phone)
		const map = drawnMap(page)
		await page.getByRole('button', { name: 'Zoom in' }).click()
		await page.getByRole('button', { name: 'Zoom in' }).click()
		await map.frame.scrollIntoViewIfNeeded()
		const fingers = await fingersOf(page)
		const before = await page.evaluate(() => scrollY)
		for (let swipe = 0; swipe < 6; swipe += 1) await fingers.swipe(await map.middle(), { x: 0, y: -180 })
		expect(await page.evaluate(() => scrollY)).toBeGreaterThan(before + 100)
	})

	it('two fingers zoom the map and not the page', async () => {
		const page = await open(phone)
		const map = drawnMap(page)
		await map.frame.scrollIntoViewIfNeeded()
		const fitting = await map.scale()
		await (await fingersOf(page)).pinch(await map.middle(), 60, 120)
		expect(await map.scale()).toBeGreaterThan(fitting * 1.5)
		expect(await page.evaluate(() => visualViewport?.scale)).toBe(1)
		expect(await page.getByRole('treeitem').count()).toBe(9)
	})

	it('the wheel scrolls the page, and zooms with Ctrl', async () => {
		const page = await open()
		const map = drawnMap(page)
		const fitting = await map.scale()
		const { x, y } = await map.middle()
		await page.mouse.move(x, y)
		await page.mouse.wheel(0, 100)
		await expect.poll(() => page.evaluate(() => scrollY)).toBe(100)
		expect(await map.scale()).toBe(fitting)
		await page.keyboard.down('Control')
		await page.mouse.wheel(0, -100)
		await expect.poll(() => map.scale()).toBeGreaterThan(fitting)
		expect(await page.evaluate(() => scrollY)).toBe(100)
	})

	it('a mouse drags it, which is no press', async () => {
		const page = await open()
		const map = drawnMap(page)
		for (let time = 0; time < 4; time += 1) await page.getByRole('button', { name: 'Zoom in' }).click()
		const before = await map.transform()
		const { x, y } = await map.middle()
		await page.mouse.move(x, y)
		await page.mouse.down()
		await page.mouse.move(x - 60, y - 40, { steps: 4 })
		await page.mouse.up()
		expect(await map.transform()).not.toBe(before)
		expect(await page.getByRole('treeitem').count()).toBe(9)
	})
})
