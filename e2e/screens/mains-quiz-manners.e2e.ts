/**
 * Shows how a quiz behaves under the finger, with the keyboard, and in the eyes of whoever has colours of their own.
 */
import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { markButton, quizPath, startQuiz, submitButton } from '../harness/mains-quiz.ts'
import { aVisitor } from '../harness/open-browser.ts'

const visitor = aVisitor()
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

const overlay = (page: Page) => page.locator('dialog:modal', { hasText: /Submit/ })
const styleOf = (place: Locator, name: string) =>
	place.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name)
const topOf = async (place: Locator) => Math.round((await place.boundingBox())?.y ?? -1)

it('a phone has room for the page, shows the first question at once, and a slim bar as long as the quiz lasts', async () => {
	const page = await visitor.open('/mains-practice', { ...phone, locale: 'hi-IN' })
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
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

it('a quiz by keyboard leads the focus, keeps the buttons in their places, and its end is not taken away', async () => {
	const page = await visitor.open(quizPath)
	const start = page.getByRole('button', { name: 'Start Quiz' })
	await expect.poll(() => start.isEnabled()).toBe(true)
	await start.press('Enter')
	await page.getByText('0 / 2').waitFor()
	await page.getByLabel('Your notes').waitFor()
	expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Q\.1 /)

	// An answer that is shown leaves the buttons where they are.
	const card = page.locator('main li[id^="q-"]').first()
	const before = await topOf(card.locator('summary'))
	await card.locator('summary').click()
	await page.getByText('1 / 2').waitFor()
	expect(await topOf(card.locator('summary'))).toBe(before)
	expect(await topOf(card.getByRole('button', { name: 'Already Attempted' }))).toBe(before)

	// The focus stays on a question that was marked as attempted.
	await markButton(page).press('Enter')
	await page.getByText('2 / 2').waitFor()
	const done = page.getByRole('button', { name: 'Already Attempted' }).last()
	expect(await done.isDisabled()).toBe(true)
	expect(await done.evaluate((element) => element === document.activeElement)).toBe(true)

	// While it is handed in, the words stand on a sky of their own, however often Escape is pressed.
	await submitButton(page).click()
	await page.getByText('Submitting Quiz...').waitFor()
	expect(await styleOf(overlay(page), 'background-image')).toMatch(/^linear-gradient\(rgb/)
	for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Escape')
	expect(await overlay(page).count()).toBe(1)
	await page.getByText('Quiz Submitted Successfully!').waitFor()
})

it('showing an answer leaves what was pressed, and its neighbours, in their places, and a second press hides it', async () => {
	const page = await visitor.open('/mains-practice?set=1', phone)
	const card = page.locator('main li[id^="q-"]').first()
	const names = ['Add note', "Don't Know Answer"].map((name) => card.getByRole('button', { name }))
	const tops = () => Promise.all([card.locator('summary'), ...names].map(topOf))
	// The first movement brings the code of the buttons. A part that waits for its code has the same size.
	await names[1]?.hover()
	const before = await tops()
	await card.locator('summary').click()
	await card.locator('details[open]').waitFor()
	expect(await tops()).toEqual(before)
	await card.locator('summary').click()
	await card.locator('details:not([open])').waitFor()

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

it('the judgements fit a narrow screen with large text', async () => {
	const before = (context: ReturnType<Page['context']>) =>
		context.addInitScript(() => localStorage.setItem('accessibility', JSON.stringify({ fontSize: 'extra-large' })))
	const page = await visitor.open(quizPath, { viewport: { width: 320, height: 640 }, before })
	const html = page.locator('html')
	const expectFit = async () => {
		await page.locator('main summary').first().click()
		await page.locator('main details[open] fieldset').waitFor()
		expect(await styleOf(html, 'font-size')).toBe('20px')
		expect(await html.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
	}
	await startQuiz(page)
	await expectFit()
	await page.goto(`${quizPath}&lang=hindi`)
	await page.getByRole('heading', { level: 1, name: 'मुख्य परीक्षा अभ्यास' }).waitFor()
	await page.getByText('1 / 2').waitFor()
	await expectFit()
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
