/** Follows what comes back to a learner: the marked pages, their comments, and the request to look at them once more. */
import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { signedInAs } from './harness/an-account.ts'
import { aVisitor } from './harness/open-browser.ts'
import { aReturnedCopy, type SetMark, type StoredCopy } from './harness/returned-copy.ts'

const visitor = aVisitor()
const phone = { locale: 'hi-IN', viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
const laptop = { viewport: { width: 1280, height: 800 } }

const red = { tone: 'correct' as const, text: '' }
const marks: SetMark[] = [
	{
		page: 0,
		...red,
		tool: 'underline',
		points: [
			{ x: 300, y: 500 },
			{ x: 900, y: 500 },
		],
	},
	{
		page: 0,
		...red,
		tool: 'circle',
		points: [
			{ x: 300, y: 700 },
			{ x: 700, y: 800 },
		],
	},
	{ page: 0, ...red, tool: 'comment', points: [{ x: 400, y: 1000 }], text: 'आँकड़े का स्रोत लिखें।' },
	{ page: 1, ...red, tone: 'good', tool: 'comment', points: [{ x: 700, y: 300 }], text: 'उदाहरण अच्छा है।' },
]

const open = ({ email, copyId }: StoredCopy, device: object) =>
	visitor.open(`/upload-answersheet/history/${copyId}`, { ...device, before: signedInAs(email) })

const isFocused = (place: Locator) => place.evaluate((element) => element === document.activeElement)
const pin = (page: Page, number: number) =>
	page.getByRole('link', { name: new RegExp(`^टिप्पणी ${number}: (सुधारें|अच्छा बिंदु)$`) })

it('a learner goes from comments to pins and back, turns pages, reads the model answer, and asks for another look', async () => {
	const copy = await aReturnedCopy(marks)
	const home = await visitor.open('/dashboard', { ...phone, before: signedInAs(copy.email) })
	await home.getByRole('heading', { name: 'आपके जाँचे हुए उत्तर' }).waitFor()
	const page = await open(copy, phone)
	await page.getByRole('heading', { level: 1, name: 'आपकी जाँची हुई कॉपी' }).waitFor()
	const second = page.getByRole('link', { name: /उदाहरण अच्छा है।/ })
	await second.tap()
	await page.waitForURL(/page=2/)
	await expect.poll(() => isFocused(pin(page, 2))).toBe(true)
	await page.keyboard.press('Enter')
	await expect.poll(() => isFocused(second)).toBe(true)
	expect(await second.getAttribute('aria-current')).toBe('true')
	await page.getByRole('link', { name: 'पिछला' }).tap()
	await pin(page, 1).tap()
	const first = page.getByRole('link', { name: /आँकड़े का स्रोत लिखें।/ })
	await expect.poll(() => isFocused(first)).toBe(true)

	await page.getByRole('button', { name: 'आदर्श उत्तर देखें' }).tap()
	await page.getByRole('button', { name: 'आदर्श उत्तर छिपाएँ' }).waitFor()
	await page.getByText('पुनर्मूल्यांकन का अनुरोध करें').tap()
	await page.getByLabel('क्या फिर से देखा जाए?').fill('दूसरा पृष्ठ फिर से देखें।')
	await page.getByRole('button', { name: 'अनुरोध भेजें' }).tap()
	await page.getByText('आपने पुनर्मूल्यांकन का अनुरोध किया है।').waitFor()
	await page.getByText('दूसरा पृष्ठ फिर से देखें।').waitFor()
	await home.reload()
	await home.getByRole('heading', { level: 1 }).first().waitFor()
	expect(await home.getByRole('heading', { name: 'आपके जाँचे हुए उत्तर' }).count()).toBe(0)
})

/** Gives the edges of something drawn, in pixels of the reading picture, and how large one of them is on the screen. */
async function edges(page: Page, selector: string) {
	return page.evaluate((wanted) => {
		const picture = document.querySelector('main img')?.getBoundingClientRect()
		const drawn = document.querySelector(wanted)?.getBoundingClientRect()
		if (!picture || !drawn) throw new Error(`${wanted} is not shown`)
		const scale = picture.width / 1200
		const x = (value: number) => (value - picture.left) / scale
		const y = (value: number) => (value - picture.top) / scale
		return { left: x(drawn.left), right: x(drawn.right), top: y(drawn.top), bottom: y(drawn.bottom), scale }
	}, selector)
}

/** Two pixels of the screen are more of the picture where it is shown smaller. */
const near = (found: number, expected: number, scale: number) =>
	expect(Math.abs(found - expected) * Math.min(1, scale)).toBeLessThanOrEqual(2)

async function expectMarksInPlace(page: Page) {
	const line = await edges(page, '[data-mark=underline] path')
	near(line.left, 300, line.scale)
	near(line.right, 900, line.scale)
	near((line.top + line.bottom) / 2, 500, line.scale)
	const circle = await edges(page, '[data-mark=circle] path')
	near(circle.left, 300, circle.scale)
	near(circle.top, 700, circle.scale)
	near(circle.right, 700, circle.scale)
	near(circle.bottom, 800, circle.scale)
	const drop = await edges(page, 'a[id^=pin-] path')
	near(drop.left, 400, drop.scale)
	near(drop.bottom, 1000, drop.scale)
	return line.scale
}

it('marks lie within two pixels of where they were set, on a phone and on a laptop, at two zooms each', async () => {
	const copy = await aReturnedCopy(marks)
	for (const [device, zoomIn] of [
		[phone, 'बड़ा करें'],
		[laptop, 'Zoom in'],
	] as const) {
		const page = await open(copy, device)
		await page
			.locator('main img')
			.first()
			.evaluate((picture: HTMLImageElement) => picture.decode())
		const whole = await expectMarksInPlace(page)
		await page.getByRole('button', { name: zoomIn }).click()
		await page.getByRole('button', { name: zoomIn }).click()
		const larger = await expectMarksInPlace(page)
		expect(larger / whole).toBeCloseTo(2.25, 1)
	}
})
