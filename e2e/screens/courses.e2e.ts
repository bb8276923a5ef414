/** Buys a course, from the list to the lecture that goes on where it was stopped. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { anAccount, demoPassword, signedInAs } from '../harness/an-account.ts'
import { aVisitor, hydrated } from '../harness/open-browser.ts'

const visitor = aVisitor()
const course = '/courses/foundation-course'

const english = {
	title: 'Courses',
	enroll: 'Enroll Now: Foundation course',
	email: 'Email',
	password: 'Password',
	login: /^Log in/,
	dialog: 'Complete Payment',
	access: '6 Months Course Access',
	pay: 'Pay ₹135',
	success: 'Payment successful',
	goTo: 'Go to the course: Foundation course',
	until: /^Open to you until /,
	closed: 'Opens with the course',
	second: 'The four physical divisions of Rajasthan',
	material: 'Geography of the Aravallis: notes',
	secret: 'relict range',
	file: 'Download PDF',
	goesOn: /^Goes on at 0:20/,
}
const hindi = {
	closed: 'पाठ्यक्रम लेने पर खुलेगा',
	second: 'राजस्थान के चार भौतिक विभाग',
	secret: 'अवशिष्ट पर्वतमाला',
}

/** Not every Chromium has the codec; then there is nothing to see, and what was sent is looked at instead. */
const canPlay = (page: Page) =>
	page.evaluate(() => document.createElement('video').canPlayType('video/mp4; codecs="avc1.640028"') !== '')

async function expectPlaying(page: Page) {
	const player = page.locator('video')
	const address = String(await player.getAttribute('src'))
	const part = await page.context().request.get(address, { headers: { range: 'bytes=0-99' } })
	expect([part.status(), (await part.body()).length]).toEqual([206, 100])
	if (!(await canPlay(page))) return
	await player.evaluate((video: HTMLVideoElement) => {
		video.muted = true
		return video.play()
	})
	await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.2)
	await player.evaluate((video: HTMLVideoElement) => video.pause())
}

it('a course is bought through the sign-in, opens, and goes on where it was stopped', async () => {
	const m = english
	const email = await anAccount()
	const page = await visitor.open('/courses')
	await page.getByRole('heading', { level: 1, name: m.title }).waitFor()
	expect(await page.getByRole('main').getByRole('heading', { level: 2 }).count()).toBe(3)
	await page.getByRole('link', { name: m.enroll }).click()
	await page.waitForURL('**/login?redirect=**')
	await page.getByLabel(m.email).fill(email)
	await page.getByLabel(m.password, { exact: true }).fill(demoPassword)
	await page.getByRole('main').getByRole('button', { name: m.login }).click()

	const dialog = page.getByRole('dialog', { name: m.dialog })
	await dialog.getByText(m.access).waitFor()
	await dialog.getByRole('button', { name: m.pay }).click()
	const pay = page.frameLocator('iframe.razorpay-checkout-frame')
	await pay.getByRole('button', { name: /₹135/ }).click()
	await page
		.getByRole('dialog', { name: m.success })
		.getByText(/^CR-\d{8}$/)
		.waitFor()

	await page.goto('/courses')
	await page.getByRole('link', { name: m.goTo }).click()
	await page.getByText(m.until).filter({ visible: true }).waitFor()
	expect(await page.getByText(m.closed).count()).toBe(0)
	await page.getByRole('link', { name: m.second }).click()
	await page.getByRole('heading', { level: 2, name: m.second }).waitFor()
	await expectPlaying(page)

	const saved = page.waitForEvent('download')
	await page.getByText(m.material).click()
	await page.getByText(m.secret).waitFor()
	await page.getByRole('link', { name: m.file }).click()
	expect((await saved).suggestedFilename()).toMatch(/\.pdf$/)

	const lecture = `${course}?lecture=physical-divisions-of-rajasthan`
	await page.context().request.put(`/api${course}/lectures/physical-divisions-of-rajasthan/position`, {
		data: { seconds: 20 },
		headers: { origin: visitor.origin },
	})
	await page.goto(lecture)
	await page.getByText(m.goesOn).waitFor()
	if (await canPlay(page))
		await expect
			.poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
			.toBeCloseTo(20, 0)
})

it('a course shows a visitor its outline and one free lecture, and holds nothing of the rest', async () => {
	const m = hindi
	const width = 360
	const page = await visitor.open(course, { locale: 'hi-IN', viewport: { width, height: 800 } })
	await expectPlaying(page)
	expect(await page.getByText(m.closed).count()).toBe(3)
	expect(await page.getByRole('link', { name: m.second }).count()).toBe(0)
	const html = await (await page.context().request.get(course)).text()
	for (const secret of [m.secret, 'course-files', 'physical-divisions-of-rajasthan/video'])
		expect(html).not.toContain(secret)
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
})

it('the payment of a course that was opened by its address is left to where it was', async () => {
	const page = await visitor.open('/courses?course=foundation-course', { before: signedInAs(await anAccount()) })
	const dialog = page.getByRole('dialog', { name: english.dialog })
	await dialog.waitFor()
	await page.keyboard.press('Escape')
	await page.waitForURL('**/courses')
	await hydrated(page)
	expect(await dialog.count()).toBe(0)
})
