/** Shows that a whole test can be taken on a cheap phone, and that nothing of it is lost: without a network, by a kill, on another device, between two tabs. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { anAccount, demoPassword, signedInAs } from './harness/an-account.ts'
import { logIn } from './harness/by-hand.ts'
import { aKillableBrowser } from './harness/killable-browser.ts'
import { anAttempt, answerAttempt, aPaper, resultOf } from './harness/mock-tests.ts'
import { aVisitor, hydrated } from './harness/open-browser.ts'
import { origin } from './harness/this-product.ts'

const visitor = aVisitor()

const option = (page: Page, letter: string) => page.locator(`input[type="radio"][value="${letter}"]`)
const next = (page: Page) => page.getByRole('button', { name: /^(Next|अगला)$/ }).click()
const question = (page: Page, number: number) =>
	page.getByRole('heading', { level: 2, name: new RegExp(`^(Question|प्रश्न) ${number}\\b`) }).waitFor()
const saved = (page: Page) => page.getByText(/^(All answers saved|सभी उत्तर सहेजे गए)$/).waitFor()
const attemptIn = (page: Page) => new URL(page.url()).pathname.split('/')[2] ?? ''

/** Reads how many seconds are left. */
async function secondsLeft(page: Page): Promise<number> {
	const text = (await page.getByRole('timer').textContent()) ?? ''
	return text.split(':').reduce((sum, part) => 60 * sum + Number(part), 0)
}

it('a whole test on a phone is killed without a network, and goes on there and on another device to its result', async () => {
	const [email, paperId, device] = await Promise.all([anAccount(), aPaper(), aKillableBrowser(origin)])
	const start = async () => {
		const context = await device.start()
		await context.addCookies([{ name: 'preferredLanguage', value: 'hindi', url: origin }])
		// A browser that is killed may not have written its cookies yet.
		await context.request.post(`${origin}/api/auth/login`, {
			data: { email, password: demoPassword },
			headers: { origin },
		})
		const page = context.pages()[0] ?? (await context.newPage())
		await page.setViewportSize({ width: 360, height: 740 })
		return { context, page }
	}
	const first = await start()
	await first.page.goto(`${origin}/prelims-mock-tests/${paperId}`)
	await hydrated(first.page)
	await first.page.getByRole('button', { name: 'टेस्ट शुरू करें' }).locator('visible=true').click()
	await question(first.page, 1)
	await option(first.page, 'B').check()
	await next(first.page)
	await question(first.page, 2)
	await option(first.page, 'E').check()
	await next(first.page)
	await question(first.page, 3)
	await option(first.page, 'C').check()
	await first.page.getByLabel('अनुमान लगाया').check()
	await first.page.getByRole('button', { name: 'निशान लगाएँ' }).click()

	// 50 changes of the language change no answer.
	const switchOf = first.page.locator('article fieldset').first()
	for (let count = 0; count < 25; count += 1)
		for (const name of ['EN – English', 'हिं – हिंदी']) await switchOf.getByRole('button', { name }).click()
	expect(await option(first.page, 'C').isChecked()).toBe(true)
	await saved(first.page)

	await first.context.setOffline(true)
	await next(first.page)
	await question(first.page, 4)
	await option(first.page, 'D').check()
	await next(first.page)
	await option(first.page, 'A').check()
	await first.page.getByText('2 उत्तर नेटवर्क की प्रतीक्षा में').waitFor()
	const leftBefore = await secondsLeft(first.page)
	const path = new URL(first.page.url()).pathname
	await device.kill()

	const second = await start()
	await second.page.goto(origin + path)
	await question(second.page, 5)
	expect(await option(second.page, 'A').isChecked()).toBe(true)
	expect(await secondsLeft(second.page)).toBeLessThanOrEqual(leftBefore)
	await saved(second.page)
	await device.kill()

	const page = await visitor.open(path, { before: signedInAs(email) })
	await question(page, 5)
	expect(await secondsLeft(page)).toBeLessThanOrEqual(leftBefore)
	const palette = page.getByRole('complementary', { name: 'All questions' })
	for (const name of [
		'Question 1, answered B',
		'Question 2, E, not attempted',
		'Question 3, answered C, guessed, flagged',
		'Question 4, answered D',
		'Question 5, answered A',
		'Question 6, not seen yet',
	])
		await palette.getByRole('button', { name, exact: true }).waitFor()
	for (const key of ['n', 'b', 'Delete', 'd', 'j']) await page.keyboard.press(key)
	await page.getByRole('dialog').getByRole('textbox').fill('12')
	await page.keyboard.press('Enter')
	await question(page, 12)
	await page.keyboard.press('5')
	await page.getByRole('button', { name: 'Submit', exact: true }).click()
	const dialog = page.getByRole('dialog')
	await dialog.getByText('5 questions without any option cost').waitFor()
	await dialog.getByText('this would disqualify you').waitFor()
	await dialog.getByRole('button', { name: 'Submit the test' }).click()
	await page.waitForURL(/\/result$/)
	await page.getByRole('heading', { level: 1, name: 'Mock test result' }).waitFor()
	await page.getByText('Disqualified', { exact: true }).first().waitFor()

	const result = await resultOf(page, attemptIn(page))
	const answers = result.solutions.map(({ answer }: { answer: string | null }) => answer)
	expect(answers).toEqual(['B', 'E', 'C', 'D', 'A', 'D', null, null, null, null, null, 'E'])
	const { marksHundredths } = result.scores[0]
	const marks = `${marksHundredths < 0 ? '−' : ''}${(Math.abs(marksHundredths) / 100).toFixed(2)}`
	await page.locator('main').getByText(`${marks} / 16`, { exact: true }).first().waitFor()
})

it('two tabs of one attempt show one truth, and nobody else’s attempt is found', async () => {
	const [email, other, paperId] = await Promise.all([anAccount(), anAccount(), aPaper({ questions: 3 })])
	const one = await visitor.open('/prelims-mock-tests', { before: signedInAs(email) })
	const attemptId = await anAttempt(one, paperId)
	await one.goto(`/mock-test/${attemptId}`)
	await question(one, 1)
	const two = await one.context().newPage()
	await two.goto(`/mock-test/${attemptId}`)
	await question(two, 1)
	await option(one, 'A').check()
	await expect.poll(() => option(two, 'A').isChecked()).toBe(true)
	await option(two, 'C').check()
	await expect.poll(() => option(one, 'C').isChecked()).toBe(true)
	await saved(one)
	await saved(two)
	await two.close()
	await one.reload()
	await question(one, 1)
	expect(await option(one, 'C').isChecked()).toBe(true)

	const stranger = await visitor.open(`/mock-test/${attemptId}`, {
		before: signedInAs(other),
		expectedErrors: /404/,
	})
	await stranger.getByRole('heading', { name: 'Test not found' }).waitFor()
	expect((await answerAttempt(stranger, attemptId, [{ place: 1, answer: 'D' }])).status()).toBe(404)
	expect((await answerAttempt(one, attemptId, [{ place: 4, answer: 'D' }])).status()).toBe(400)
	expect((await answerAttempt(one, attemptId, [{ place: 1, answer: 'F' }])).status()).toBe(400)
})

it('a session that ends in the middle takes nothing away', async () => {
	const [email, paperId] = await Promise.all([anAccount(), aPaper({ questions: 3 })])
	const page = await visitor.open('/prelims-mock-tests', { before: signedInAs(email), expectedErrors: /401/ })
	await page.goto(`/mock-test/${await anAttempt(page, paperId)}`)
	await question(page, 1)
	await page.context().clearCookies({ name: /session/ })
	await option(page, 'D').check()
	await page.getByRole('button', { name: 'Log in again' }).click()
	await logIn(page, email)
	await question(page, 1)
	expect(await option(page, 'D').isChecked()).toBe(true)
	await saved(page)
})

it('when the time is over only what is blank can get an option, and then the test submits itself', async () => {
	const [email, paperId] = await Promise.all([anAccount(), aPaper({ questions: 3 })])
	const page = await visitor.open('/prelims-mock-tests', {
		async before(context) {
			await signedInAs(email)(context)
			await context.clock.install()
		},
	})
	await page.goto(`/mock-test/${await anAttempt(page, paperId)}`)
	await question(page, 1)
	await option(page, 'A').check()
	await page.clock.fastForward(30 * 60_000)
	await page.getByText('Time is over. 10 minutes to check: 2 questions have no option.').first().waitFor()
	expect(await option(page, 'B').isDisabled()).toBe(true)
	await page.getByRole('button', { name: 'Next question without an option' }).click()
	await question(page, 2)
	await option(page, 'B').check()
	await page.getByText('The time is over: an option that was chosen stays.').waitFor()
	await page.clock.fastForward(10 * 60_000)
	await page.waitForURL(/\/result$/)
	const result = await resultOf(page, attemptIn(page))
	expect(result.solutions.map(({ answer }: { answer: string | null }) => answer)).toEqual(['A', 'B', null])
})
