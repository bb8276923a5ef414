import { type BrowserContextOptions, devices } from 'playwright-core'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { marksOf, middleOf, openDesk, openFirst, placeOn, savedOf, shown, stageOf } from './harness/evaluators-desk.ts'
import { aKillableBrowser } from './harness/killable-browser.ts'
import { oneBrowser } from './harness/one-browser.ts'
import type { Place } from './harness/place.ts'
import { seededPlace } from './harness/seeded-place.ts'
import { type Product, startProduct } from './harness/start-product.ts'
import { storedEntries } from './harness/stored-entries.ts'

let place: Place
let product: Product

beforeAll(async () => {
	const seeded = await seededPlace()
	product = await startProduct(seeded)
	// It comes again where it was: what a browser keeps belongs to an address.
	place = { ...seeded, variables: { ...seeded.variables, PORT: new URL(product.origin).port } }
})
afterAll(async () => {
	await product.stop()
	await place.remove()
})

async function aBrowser(options: BrowserContextOptions = {}) {
	const context = await (await oneBrowser()).newContext({ viewport: { width: 1_280, height: 800 }, ...options })
	onTestFinished(() => context.close())
	return context
}

const { isMobile, hasTouch, deviceScaleFactor } = devices['Pixel 7']

it.each([
	['a laptop', {}],
	['a phone', { viewport: { width: 360, height: 740 }, isMobile, hasTouch, deviceScaleFactor }],
])('a mark lies where it was set, at two sizes, on %s', async (_, options) => {
	const page = await openDesk(await aBrowser(options), product.origin)
	await openFirst(page)
	const before = await marksOf(page).count()
	await page.getByRole('button', { name: 'Cross', exact: true }).click()
	const spots = [
		{ x: 0.3, y: 0.25 },
		{ x: 0.55, y: 0.3 },
	]
	for (const [index, spot] of spots.entries()) {
		const { x, y } = await placeOn(page, spot)
		await ('hasTouch' in options ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
		await marksOf(page)
			.nth(before + index)
			.waitFor()
		for (const size of ['', 'Zoom in', 'Zoom in']) {
			if (size) await page.getByRole('button', { name: size }).click()
			for (const [number, set] of spots.slice(0, index + 1).entries()) {
				const [mark, wanted] = [await middleOf(marksOf(page).nth(before + number)), await placeOn(page, set)]
				expect(Math.abs(mark.x - wanted.x)).toBeLessThanOrEqual(2)
				expect(Math.abs(mark.y - wanted.y)).toBeLessThanOrEqual(2)
			}
		}
		await page.getByRole('button', { name: /^\d+%$/ }).click()
	}
	for (const _mark of spots) await page.getByRole('button', { name: 'Undo' }).click()
	await page.getByText(/^Saved \d/).waitFor()
	expect((await savedOf(page)).annotations).toHaveLength(before)
})

it('nothing is lost of what is drawn while the server is killed, and the browser after it', async () => {
	const browser = await aKillableBrowser(product.origin)
	const page = await openDesk(await browser.start(), product.origin)
	await page.setViewportSize({ width: 1_280, height: 800 })
	await openFirst(page)
	const before = await marksOf(page).count()
	const tick = async (y: number) => {
		const { x, y: down } = await placeOn(page, { x: 0.8, y })
		await page.mouse.click(x, down)
	}
	await tick(0.2)
	await page.getByText(/^Saved \d/).waitFor()
	await product.kill()
	await tick(0.24)
	await page.getByText('Not saved – will try again').waitFor()
	await tick(0.28)
	await page.getByRole('textbox', { name: 'Overall remark' }).fill('Written without a server.')
	expect(await marksOf(page).count()).toBe(before + 3)
	const copy = new URL(page.url()).searchParams.get('copy') ?? ''
	await expect.poll(() => storedEntries(page, 'unsavedEvaluations').then(JSON.stringify)).toContain('without a server')
	await browser.kill()

	product = await startProduct(place)
	const again = await openDesk(await browser.start(), product.origin, { copy })
	await again.getByText('What was not saved yet is back').waitFor()
	await again.getByText(/^Saved \d/).waitFor()
	const { annotations, remark } = await savedOf(again)
	expect([annotations.length, remark]).toEqual([before + 3, 'Written without a server.'])
})

it('a copy is taken, marked and returned by keys alone, and the next one is there', async () => {
	const page = await openDesk(await aBrowser(), product.origin, { account: 'admin' })
	const { keyboard } = page
	await page.getByRole('button', { name: 'Take the first copy' }).waitFor()
	await keyboard.press('n')
	await shown(page)
	const before = await marksOf(page).count()
	const first = await page.getByRole('heading', { level: 1 }).textContent()
	// From the tools to the page it is one step of the Tab key behind the last of them.
	await keyboard.press('3')
	await stageOf(page).focus()
	await keyboard.press('ArrowUp')
	await keyboard.press('Enter')
	for (let step = 0; step < 3; step++) await keyboard.press('Shift+ArrowRight')
	await keyboard.press('Enter')
	await marksOf(page).nth(before).waitFor({ state: 'attached' })
	await keyboard.press('6')
	await keyboard.press('Shift+ArrowDown')
	await keyboard.press('Enter')
	await keyboard.type('Name the source.')
	await keyboard.press('Escape')
	await keyboard.press('2')
	await keyboard.press('Shift+ArrowDown')
	await keyboard.press('Enter')
	await keyboard.press('z')
	await keyboard.press('Shift+Z')
	expect(await marksOf(page).count()).toBe(before + 3)
	await page.getByRole('spinbutton', { name: 'Content' }).focus()
	for (let half = 0; half < 3; half++) await keyboard.press('ArrowUp')
	await page
		.getByText('1.5/')
		.or(page.locator('[data-total]', { hasText: '1.5' }))
		.first()
		.waitFor()
	await keyboard.press('s')
	await page.getByText(/^Saved \d/).waitFor()
	const { annotations } = await savedOf(page)
	expect(annotations.slice(before).map(({ tool, text }) => [tool, text])).toEqual([
		['underline', ''],
		['comment', 'Name the source.'],
		['tick', ''],
	])
	await page.getByRole('button', { name: 'Return copy' }).press('Enter')
	await page.getByText(/returned with 1\.5 of/).waitFor()
	await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).not.toBe(first)
})
