/** Shows prelims practice on a phone: nothing of what was answered changes or is lost, whatever is switched, reloaded or cut off. */
import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import type { PrelimsQuestionData } from '../shared/src/prelims-practice/contract.ts'
import { anAccount, signedInAs } from './harness/an-account.ts'
import { logIn } from './harness/by-hand.ts'
import { aVisitor, hydrated } from './harness/open-browser.ts'
import { origin } from './harness/this-product.ts'

const visitor = aVisitor({ viewport: { width: 360, height: 740 } })

const card = (page: Page, place: number) => page.locator('main li[data-question]').nth(place)
const choose = (page: Page, place: number, option: string) =>
	card(page, place).locator(`[data-option="${option}"]`).click()

async function questions(): Promise<PrelimsQuestionData[]> {
	return (await (await fetch(`${origin}/api/content/prelims-practice`)).json()).data
}

/** What stands on the page of every answer. */
const answers = (page: Page) =>
	page
		.locator('main [data-option]')
		.evaluateAll((options) => options.map((option) => [option.dataset.state, option.getAttribute('aria-pressed')]))

/** Six are right, three wrong, and one is left out. */
function optionAt(place: number, { key }: PrelimsQuestionData): string {
	if (place === 9) return 'E'
	if (place < 6) return key
	return key === 'A' ? 'B' : 'A'
}

/** Switches the language of one question to and fro: it stays where it is, and the switch keeps the focus. @returns its language */
async function turnFiftyTimes(page: Page, question: Locator): Promise<string | null> {
	await question.evaluate((element) => element.scrollIntoView())
	const lang = () => question.locator('p[lang]').first().getAttribute('lang')
	const was = await lang()
	const other = was === 'en' ? 'hi' : 'en'
	const top = async () => Math.round((await question.boundingBox())?.y ?? -1)
	const before = await top()
	for (let time = 0; time < 50; time += 1) {
		await question.locator('[data-shortcut="language"]').click()
		await expect.poll(lang).toBe(time % 2 === 0 ? other : was)
		expect(await top()).toBe(before)
		expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-pressed'))).toBe('true')
	}
	return was
}

const words = {
	english: {
		right: 'Right',
		wrong: /^Wrong\. The right option is [A-D]\.$/,
		finish: 'Finish this set',
		marks: '6.67 of 13.33 marks',
	},
	hindi: { right: 'सही', wrong: /^ग़लत। सही विकल्प [A-D] है।$/, finish: 'यह सेट पूरा करें', marks: '6.67 अंक, कुल 13.33 में से' },
} as const

it.each(['english', 'hindi'] as const)(
	'ten questions in %s: judged at once, marked like the exam, the same after 50 changes of language and a reload',
	async (language) => {
		const page = await visitor.open(`/prelims-practice?lang=${language}`)
		await hydrated(page)
		const asked = await questions()
		const text = words[language]
		for (const [place, question] of asked.entries()) await choose(page, place, optionAt(place, question))
		await card(page, 0).getByText(text.right, { exact: true }).last().waitFor()
		await card(page, 6).getByText(text.wrong).waitFor()
		await card(page, 6).locator('[data-shortcut="guess"]').click()
		const before = await answers(page)
		expect(before.filter(([state]) => state === 'wrong')).toHaveLength(3)

		const was = await turnFiftyTimes(page, card(page, 3))
		expect(await answers(page)).toEqual(before)
		expect(await card(page, 4).locator('p[lang]').first().getAttribute('lang')).toBe(was)

		await page.getByRole('button', { name: text.finish }).click()
		await page.getByText(text.marks).waitFor()
		await page.reload()
		await expect.poll(() => answers(page)).toEqual(before)
		expect(await card(page, 6).locator('[data-shortcut="guess"]').getAttribute('aria-pressed')).toBe('true')
	},
)

it('what is answered with the keyboard and without a network reaches the account when there is one again, once', async () => {
	const sent: { questionId: string; answer: string }[] = []
	const page = await visitor.open('/prelims-practice?lang=english', {
		before: signedInAs(await anAccount()),
		expectedErrors: /ERR_/,
	})
	page.on('requestfinished', (request) => {
		if (request.url().endsWith('/api/prelims-practice/answers')) sent.push(...request.postDataJSON().answers)
	})
	await hydrated(page)
	await choose(page, 0, 'A')
	await expect.poll(() => sent.length).toBe(1)

	await page.context().setOffline(true)
	await page.keyboard.press('n')
	await page.keyboard.press('2')
	await page.keyboard.press('n')
	await page.keyboard.press('e')
	await page.keyboard.press('l')
	await page.keyboard.press('g')
	await page.getByText('2 answers are kept on this device').waitFor()
	expect(await card(page, 2).locator('[data-shortcut="guess"]').getAttribute('aria-pressed')).toBe('true')
	expect(sent).toHaveLength(1)
	await page.context().setOffline(false)
	await page.getByText('kept on this device').waitFor({ state: 'detached' })
	const asked = await questions()
	expect(sent.map(({ questionId, answer }) => [questionId, answer])).toEqual([
		[asked[0]?._id, 'A'],
		[asked[1]?._id, 'B'],
		[asked[2]?._id, 'E'],
	])
})

it('a report that needs a sign-in is there after it as it was written, and is sent', async () => {
	const email = await anAccount()
	const page = await visitor.open('/prelims-practice?lang=english')
	await hydrated(page)
	await choose(page, 1, 'E')
	await card(page, 1).getByRole('button', { name: 'Report this question' }).click()
	const dialog = page.getByRole('dialog')
	await dialog.getByLabel('English and Hindi differ').check()
	await dialog.getByLabel(/Tell us more/).fill('The Hindi names another river.')
	await dialog.getByRole('link', { name: 'Log in' }).click()
	await logIn(page, email)
	await dialog.getByRole('button', { name: 'Send report' }).waitFor()
	expect(await dialog.getByLabel('English and Hindi differ').isChecked()).toBe(true)
	const report = page.waitForRequest('**/api/question-reports')
	await dialog.getByRole('button', { name: 'Send report' }).click()
	expect((await report).postDataJSON()).toMatchObject({ reason: 'translation', text: 'The Hindi names another river.' })
	await page.getByText('Our editors will check the question').waitFor()
	// What was answered before the sign-in has come along.
	await expect.poll(() => card(page, 1).locator('[data-state="skipped"]').count()).toBe(1)
})
