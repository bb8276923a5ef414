import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { aVisitor } from '../harness/open-browser.ts'
import { pass, stoppedClock } from '../harness/stopped-clock.ts'

const visitor = aVisitor()
const list = '/answer-writing-practice'

/** Notes that the guard has started; `isDeaf`: changes of the document are not heard, so that only the passes are left. */
const watched = (isDeaf: boolean) => async (context: BrowserContext) => {
	await stoppedClock()(context)
	await context.addInitScript((deaf) => {
		const start = window.setInterval.bind(window)
		Object.assign(window, {
			setInterval: (run: TimerHandler, milliseconds?: number) => {
				if (milliseconds === 5000) Object.assign(window, { isGuarded: true })
				return start(run, milliseconds)
			},
		})
		if (deaf) MutationObserver.prototype.observe = () => undefined
	}, isDeaf)
}

async function guarded(isDeaf: boolean): Promise<Page> {
	const page = await visitor.open(list, { before: watched(isDeaf) })
	await page.waitForFunction(() => Reflect.get(window, 'isGuarded'))
	return page
}

const turnRound = (page: Page) =>
	page.evaluate(() => {
		for (const element of [document.documentElement, document.querySelector('[type=search]')]) {
			element?.setAttribute('dir', 'rtl')
		}
	})

const directions = (page: Page) =>
	page.evaluate(() =>
		[document.documentElement, document.querySelector('[type=search]')].map((element) => element?.getAttribute('dir')),
	)

const wrong = ['rtl', 'rtl']
const right = ['ltr', 'ltr']

describe('text runs from left to right', () => {
	it('after passes at once, at 500 and 1000 ms, and every 5 seconds', async () => {
		const page = await guarded(true)
		await turnRound(page)
		await pass(page, 1)
		expect(await directions(page)).toEqual(right)
		for (const [waits, at] of [
			[498, 500],
			[499, 1000],
			[3999, 5000],
			[4999, 10_000],
		] as const) {
			await turnRound(page)
			await pass(page, waits)
			expect([at - 1, await directions(page)]).toEqual([at - 1, wrong])
			await pass(page, 1)
			expect([at, await directions(page)]).toEqual([at, right])
		}
	})

	it('100 ms after a change of the document, and in what is added to it', async () => {
		const page = await guarded(false)
		await pass(page, 1001)
		await turnRound(page)
		await pass(page, 99)
		expect(await directions(page)).toEqual(wrong)
		await pass(page, 1)
		expect(await directions(page)).toEqual(right)
		await page.evaluate(() => {
			document.body.insertAdjacentHTML(
				'beforeend',
				'<p id="added" contenteditable dir="auto">अ</p><textarea></textarea>',
			)
		})
		await pass(page, 100)
		expect(await page.locator('#added').getAttribute('dir')).toBe('ltr')
		expect(await page.locator('textarea').getAttribute('dir')).toBe('ltr')
	})

	it('also where a style or the body says otherwise', async () => {
		const page = await visitor.open(list)
		const seen = await page.evaluate(() => {
			document.documentElement.style.direction = 'rtl'
			document.body.dir = 'rtl'
			const field = document.querySelector<HTMLElement>('[type=search]')
			if (field) field.style.direction = 'rtl'
			return [document.documentElement, document.body, field].map(
				(element) => element && getComputedStyle(element).direction,
			)
		})
		expect(seen).toEqual(['ltr', 'ltr', 'ltr'])
	})

	it('at once in a field that is entered or typed into', async () => {
		const page = await guarded(true)
		const field = page.getByRole('searchbox')
		const turn = () => field.evaluate((element) => element.setAttribute('dir', 'rtl'))
		await turn()
		await field.focus()
		expect(await field.getAttribute('dir')).toBe('ltr')
		await turn()
		await page.keyboard.type('a')
		expect(await field.getAttribute('dir')).toBe('ltr')
	})
})
