/**
 * Shows how a quiz behaves under the finger, with the keyboard, and in the eyes of whoever has colours of their own.
 */
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { attemptAll, markButton, quizPath, startQuiz, submitButton } from '../harness/mains-quiz.ts'
import { aVisitor } from '../harness/open-browser.ts'

const visitor = aVisitor()
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

const overlay = (page: Page) => page.locator('dialog:modal', { hasText: /Submit/ })
const styleOf = (place: Locator, name: string) =>
	place.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name)
const topOf = async (place: Locator) => Math.round((await place.boundingBox())?.y ?? -1)

it('a phone shows the first question at once, and a slim bar as long as the quiz lasts', async () => {
	const page = await visitor.open('/mains-practice', { ...phone, locale: 'hi-IN' })
	await page.getByRole('button', { name: 'क्विज़ शुरू करें' }).scrollIntoViewIfNeeded()
	await page.getByLabel('क्विज़ में प्रश्न').selectOption('5')
	await page.getByRole('button', { name: 'क्विज़ शुरू करें' }).click()
	await page.getByText('0 / 5').waitFor()
	const bar = page.locator('main section > div').first()
	const first = page.locator('main li[id^="q-"]').first()
	await expect.poll(() => topOf(first)).toBeLessThan(150)
	expect(await topOf(first)).toBeGreaterThan(0)
	await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2))
	const box = await bar.boundingBox()
	expect(box?.height).toBeLessThanOrEqual(56)
	expect(box?.y).toBeLessThanOrEqual(64)
	expect(await page.locator('main').getByRole('combobox').count()).toBe(0)
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

describe('while a quiz is handed in', () => {
	it('the words stand on a sky of their own', async () => {
		const page = await visitor.open(quizPath)
		await startQuiz(page)
		await attemptAll(page)
		await submitButton(page).click()
		await page.getByText('Submitting Quiz...').waitFor()
		expect(await styleOf(overlay(page), 'background-image')).toMatch(/^linear-gradient\(rgb/)
	})

	it('Escape does not take them away, however often it is pressed', async () => {
		const page = await visitor.open(quizPath)
		await startQuiz(page)
		await attemptAll(page)
		await submitButton(page).click()
		await page.getByText('Submitting Quiz...').waitFor()
		for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Escape')
		expect(await overlay(page).count()).toBe(1)
		await page.getByText('Quiz Submitted Successfully!').waitFor()
	})
})

describe('showing an answer', () => {
	it.each(['Show answer', 'Add note'])(
		'leaves what was pressed, and its neighbours, in their places: %s',
		async (name) => {
			const page = await visitor.open('/mains-practice?set=1', phone)
			const card = page.locator('main li[id^="q-"]').first()
			const watched = name === 'Add note' ? card.getByRole('button', { name }) : card.locator('summary')
			const next = card.getByRole('button', { name: "Don't Know Answer" })
			// A part that waits for its code has the same size.
			await next.hover()
			const before = [await topOf(watched), await topOf(next)]
			await card.locator('summary').click()
			await card.locator('details[open]').waitFor()
			expect([await topOf(watched), await topOf(next)]).toEqual(before)
		},
	)

	it('pressed twice in the same place opens and closes it, and does nothing else', async () => {
		const page = await visitor.open('/mains-practice?set=1', phone)
		const card = page.locator('main li[id^="q-"]').first()
		// The first movement brings the code of the buttons beside it.
		await card.hover()
		await page.waitForLoadState('networkidle')
		await card.locator('summary').scrollIntoViewIfNeeded()
		const box = await card.locator('summary').boundingBox()
		const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + (box?.height ?? 0) / 2]
		await page.touchscreen.tap(x, y)
		await card.locator('details[open]').waitFor()
		await page.touchscreen.tap(x, y)
		await card.locator('details:not([open])').waitFor()
		expect(await card.getByText('To revise').count()).toBe(0)
	})

	it('keeps the order of the buttons in a quiz', async () => {
		const page = await visitor.open(quizPath)
		await startQuiz(page)
		const card = page.locator('main li[id^="q-"]').first()
		const before = await topOf(card.locator('summary'))
		await card.locator('summary').click()
		await page.getByText('1 / 2').waitFor()
		expect(await topOf(card.locator('summary'))).toBe(before)
		expect(await topOf(card.getByRole('button', { name: 'Already Attempted' }))).toBe(before)
	})
})

describe('with the keyboard', () => {
	it('the focus goes to the first question when the quiz is started', async () => {
		const page = await visitor.open(quizPath)
		const start = page.getByRole('button', { name: 'Start Quiz' })
		await expect.poll(() => start.isEnabled()).toBe(true)
		await start.press('Enter')
		await page.getByText('0 / 2').waitFor()
		await page.getByLabel('Your notes').waitFor()
		expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Q\.1 /)
	})

	it('the focus stays on a question that was marked as attempted', async () => {
		const page = await visitor.open(quizPath)
		await startQuiz(page)
		await markButton(page).first().press('Enter')
		await page.getByText('1 / 2').waitFor()
		const done = page.getByRole('button', { name: 'Already Attempted' })
		expect(await done.isDisabled()).toBe(true)
		expect(await done.evaluate((element) => element === document.activeElement)).toBe(true)
	})
})

it('the judgements fit a narrow screen with large text', async () => {
	const before = (context: ReturnType<Page['context']>) =>
		context.addInitScript(() => localStorage.setItem('accessibility', JSON.stringify({ fontSize: 'extra-large' })))
	for (const locale of ['en-IN', 'hi-IN']) {
		const page = await visitor.open(quizPath, { viewport: { width: 320, height: 640 }, locale, before })
		await page.getByRole('button', { name: /^(Start Quiz|क्विज़ शुरू करें)$/ }).click()
		await page.getByText('0 / 2').waitFor()
		await page.locator('main summary').first().click()
		await page.locator('main details[open] fieldset').waitFor()
		const html = page.locator('html')
		expect(await styleOf(html, 'font-size')).toBe('20px')
		expect(await html.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
	}
})

it('what is done and what is chosen can be told apart in forced colours', async () => {
	const page = await visitor.open(quizPath, { forcedColors: 'active' })
	await startQuiz(page)
	await page.locator('main summary').first().click()
	await page.getByRole('button', { name: 'Right', exact: true }).click()
	const pips = page.locator('main [aria-hidden] > span:empty')
	expect(await styleOf(pips.first(), 'background-color')).not.toBe(await styleOf(pips.last(), 'background-color'))
	const [right, wrong] = ['Right', 'Wrong'].map((name) => page.getByRole('button', { name, exact: true }))
	if (right && wrong) {
		expect(await styleOf(right, 'background-color')).not.toBe(await styleOf(wrong, 'background-color'))
	}
	await markButton(page).first().click()
	await submitButton(page).click()
	await page.getByText('Submitting Quiz...').waitFor()
	expect(await styleOf(overlay(page), 'background-color')).toMatch(/^rgb\(/)
})
