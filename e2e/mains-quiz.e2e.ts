import type { Page, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { anAccount, signedInAs } from './harness/an-account.ts'
import { aKillableBrowser } from './harness/killable-browser.ts'
import { handIn, markButton, quizPath, startQuiz, submitButton } from './harness/mains-quiz.ts'
import { aVisitor, hydrated } from './harness/open-browser.ts'
import { storedEntries } from './harness/stored-entries.ts'
import { writtenRecords } from './harness/written-records.ts'

const visitor = aVisitor()
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

/** The page goes on before its storage has. */
const isForgotten = (page: Page) => expect.poll(() => storedEntries(page, 'unfinishedQuizzes')).toEqual([])

/** Reads how long the quiz has lasted. */
async function secondsOf(page: Page): Promise<number> {
	const [minutes = Number.NaN, seconds = Number.NaN] = ((await page.getByRole('timer').textContent()) ?? '')
		.split(':')
		.map(Number)
	return 60 * minutes + seconds
}

const changeLanguage = (page: Page, name: string) =>
	page.getByRole('button', { name }).or(page.getByRole('link', { name })).first().click()

const questionCalls = '**/api/quizzes/questions*'
const failures: [sentence: string, work: (route: Route) => Promise<void>][] = [
	['Failed to fetch Mains questions', (route) => route.fulfill({ status: 500, body: 'oops' })],
	['An error occurred', (route) => route.abort()],
]

describe('a quiz', () => {
	it('goes from its start to its result, but not with open questions, for somebody who is not signed in', async () => {
		const page = await visitor.open(quizPath)
		// A page at rest is at rest: whatever turns on it, seen or not, costs a phone its battery.
		await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
		await startQuiz(page)
		expect(await page.getByRole('button', { name: 'Exit Quiz' }).isVisible()).toBe(true)

		// With open questions it says so once, in its bar, and leads to the next one. It looks disabled, and can be pressed.
		expect(await submitButton(page).getAttribute('aria-disabled')).toBe('true')
		await submitButton(page).click({ force: true })
		const sentence = 'Please attempt all questions before submitting.'
		const alert = page.getByRole('region', { name: 'Quiz' }).getByRole('alert')
		await alert.filter({ hasText: sentence }).waitFor()
		expect(await page.getByText(sentence).count()).toBe(1)
		await page.getByRole('button', { name: 'Go to question 1' }).click()
		expect(await page.evaluate(() => document.activeElement?.closest('li')?.getAttribute('aria-current'))).toBe('step')
		await page.getByText(sentence).waitFor({ state: 'detached' })
		await submitButton(page).click({ force: true })
		await markButton(page).first().click()
		await page.getByText('1 / 2').waitFor()
		expect(await page.getByText(sentence).count()).toBe(0)
		const done = page.getByRole('button', { name: 'Already Attempted' })
		expect(await done.isDisabled()).toBe(true)

		// It stays the same in the other language.
		await changeLanguage(page, 'हिंदी')
		await page.getByRole('heading', { level: 1, name: 'मुख्य परीक्षा अभ्यास' }).waitFor()
		await page.getByText('1 / 2').waitFor()
		expect(await page.getByRole('button', { name: 'उत्तर दे चुके' }).count()).toBe(1)
		await changeLanguage(page, 'English')
		await page.getByRole('heading', { level: 1, name: 'Mains practice' }).waitFor()

		// The quiz counts an answer that is shown as well.
		await page.locator('main summary', { hasText: 'Show answer' }).nth(1).click()
		await page.getByText('2 / 2').waitFor()
		await submitButton(page).click()
		await page.getByText('Submitting Quiz...').waitFor()
		await page.getByText('Quiz Submitted Successfully!').waitFor()
		await page.waitForURL(/result=[0-9a-f-]{36}/)
		await page.getByText('Excellent').first().waitFor()
		expect(await page.getByRole('main').textContent()).toContain('100')
		await isForgotten(page)
		await page.getByRole('button', { name: 'Retake' }).click()
		await page.getByRole('button', { name: 'Start Quiz' }).waitFor()
	})

	it('survives a reload, with its time, and without a network, and takes the own judgement into the result', async () => {
		const page = await visitor.open(quizPath, { serviceWorkers: 'allow', expectedErrors: /ERR_/ })
		await startQuiz(page)
		const [first, second] = [page.locator('main li[id^="q-"]').first(), page.locator('main li[id^="q-"]').nth(1)]
		await first.locator('summary').click()
		await first.getByRole('button', { name: 'Right', exact: true }).click()
		await first.getByRole('button', { name: 'Next question' }).click()
		await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Q\.2 /)
		await expect.poll(() => secondsOf(page)).toBeGreaterThanOrEqual(2)
		const seconds = await secondsOf(page)
		await page.reload()
		await page.getByText('1 / 2').waitFor()
		expect(await secondsOf(page)).toBeGreaterThanOrEqual(seconds)
		expect(await secondsOf(page)).toBeLessThan(seconds + 8)
		await page.context().setOffline(true)
		await second.locator('summary').click()
		await second.getByRole('button', { name: 'Wrong', exact: true }).click()
		await handIn(page, second.getByRole('button', { name: 'Submit' }))
		await page.context().setOffline(false)

		// The result is there after a reload as well.
		await page.reload()
		await page.getByText('Need Improvement').first().waitFor()
		expect(await page.getByRole('main').textContent()).toMatch(/50/)
		await page.getByRole('button', { name: 'Only what I got wrong' }).click()
		const row = page.getByRole('region', { name: 'Question by question' }).locator('ol > li')
		await expect.poll(() => row.count()).toBe(1)
		// All of it is here already.
		await page.waitForLoadState('networkidle')
		await page.context().setOffline(true)
		// The code of the page behind it cannot be fetched ahead now, and nobody is told.
		await page.getByRole('link', { name: 'Contact' }).last().hover()
		await row.locator('summary').click()
		await row.getByText('(100 words)').waitFor()
		await row.getByRole('button', { name: 'Partly', exact: true }).click()
		await page.getByText('Good', { exact: true }).waitFor()
		await page.context().setOffline(false)
		await page.reload()
		await page.getByText('Good', { exact: true }).waitFor()
	})

	it('is written to the disk itself, which an end of the power cannot take, and survives the crash of its tab', async () => {
		const page = await visitor.open(quizPath, { before: (context) => context.addInitScript(noteDurability) })
		const expectStrictWrites = async (tab: Page) => {
			const writes = () => tab.evaluate(() => sessionStorage.getItem('writes') ?? '')
			await expect.poll(writes).toContain('unfinishedQuizzes')
			expect(new Set((await writes()).match(/(?<=: )\w+/g))).toEqual(new Set(['strict']))
		}
		await startQuiz(page)
		await expectStrictWrites(page)
		await markButton(page).first().click()
		await page.getByText('1 / 2').waitFor()
		const another = await page.context().newPage()
		const crashed = page.waitForEvent('crash')
		// A crashed page is not told that it ends. No answer comes from where it went.
		page.goto('chrome://crash').catch(() => undefined)
		await crashed
		await another.goto(quizPath)
		await another.getByText('1 / 2').waitFor()
		await markButton(another).first().click()
		await another.getByText('2 / 2').waitFor()
		await expectStrictWrites(another)
	})
})

describe('an unfinished quiz', () => {
	it('goes on in another tab, which asks before another is begun, and both know what was attempted in either', async () => {
		const page = await visitor.open(quizPath)
		const another = await page.context().newPage()
		await another.goto('/mains-practice?set=6')
		await hydrated(another)
		// The other tab was there before the quiz.
		await startQuiz(page)
		await another.getByRole('button', { name: 'Start Quiz' }).click()
		const question = another.getByRole('dialog', { name: 'You have an unfinished quiz' })
		await question.getByText('0 of 2 questions').waitFor()
		await question.getByRole('button', { name: 'Go back' }).click()
		expect(await page.getByText('0 / 2').isVisible()).toBe(true)
		await another.getByRole('link', { name: 'Continue quiz' }).click()
		await another.getByText('0 / 2').waitFor()
		await markButton(page).first().click()
		await another.getByText('1 / 2').waitFor()
		await markButton(another).first().click()
		await page.getByText('2 / 2').waitFor()
		await submitButton(another).click()
		await page.getByText('This quiz was ended in another tab or on another device.').waitFor()
	})

	it('is pointed out on another list, not given up without a question or a network, and gone once it is exited', async () => {
		const page = await visitor.open(quizPath, { expectedErrors: /500|ERR_/ })
		await startQuiz(page)
		await markButton(page).first().click()
		await page.getByText('1 / 2').waitFor()
		await page.goto('/mains-practice?set=1&subject=polity')
		await hydrated(page)
		const note = page.getByText('Unfinished quiz: 1 of 2 questions attempted')
		await note.waitFor()
		const start = page.getByRole('button', { name: 'Start Quiz' })
		const unfinished = page.getByRole('dialog', { name: 'You have an unfinished quiz' })
		await start.click()
		await unfinished.getByText('1 of 2 questions').waitFor()
		await unfinished.getByRole('button', { name: 'Go back' }).click()
		await page.getByRole('link', { name: 'Continue quiz' }).click()
		await page.getByText('1 / 2').waitFor()
		await page.goBack()

		// Another one takes its place, but not where that cannot be had, which is said.
		const startAnew = async () => {
			await start.click()
			await unfinished.getByRole('button', { name: 'Start over' }).click()
		}
		for (const [sentence, work] of failures) {
			await page.route(questionCalls, work)
			await startAnew()
			await page.getByRole('alert').filter({ hasText: sentence }).waitFor()
			expect(await note.isVisible()).toBe(true)
			await page.unroute(questionCalls)
		}
		await startAnew()
		const [, count] = (await page.getByText(/^0 \/ \d+$/).textContent())?.split(' / ') ?? []

		// It asks before it is exited.
		await markButton(page).first().click()
		const attempted = page.getByText(`1 / ${count}`, { exact: true })
		await attempted.waitFor()
		await page.getByRole('button', { name: 'Exit Quiz' }).click()
		const question = page.getByRole('dialog', { name: 'Exit the quiz?' })
		expect(await question.textContent()).toContain(`1 of ${count} questions`)
		await question.getByRole('button', { name: 'Stay in the quiz' }).click()
		await attempted.waitFor()
		await page.getByRole('button', { name: 'Exit Quiz' }).click()
		await question.getByRole('button', { name: 'Exit Quiz' }).click()
		await start.waitFor()
		await isForgotten(page)
		await page.reload()
		await hydrated(page)
		expect(await attempted.count()).toBe(0)
	})

	it('goes on on another device of whoever is signed in, and its result is stored once', {
		tags: ['smoke'],
	}, async () => {
		const before = signedInAs(await anAccount())
		const phonePage = await visitor.open(quizPath, { ...phone, before })
		await startQuiz(phonePage)
		const kept = phonePage.waitForResponse(
			(answer) => answer.request().method() === 'PUT' && (answer.request().postData() ?? '').includes('attemptedAt'),
		)
		await markButton(phonePage).first().click()
		expect((await kept).status()).toBe(200)
		const laptop = await visitor.open(quizPath, { before })
		await laptop.getByText('1 / 2').waitFor()
		await markButton(laptop).first().click()
		await laptop.getByText('2 / 2').waitFor()
		await handIn(laptop)
		// The result is shown at once, and stored a moment later.
		const stored = async () => (await (await laptop.request.get('/api/quizzes/results')).json()).pagination.total
		await expect.poll(stored).toBe(1)
		// The phone still has its copy: it learns from the server that the quiz was handed in, and shows the result.
		await phonePage.reload()
		await phonePage.getByText('This quiz was ended in another tab or on another device.').waitFor()
		await phonePage.waitForURL(/result=/)
		expect(await stored()).toBe(1)
	})
})

it('a quiz of somebody who is not signed in is there again after the browser was killed in its first minute', async () => {
	const browser = await aKillableBrowser(visitor.origin)
	const address = new URL(quizPath, visitor.origin).href
	const page = await (await browser.start()).newPage()
	await page.goto(address)
	await hydrated(page)
	await startQuiz(page)
	await markButton(page).first().click()
	await page.getByText('1 / 2').waitFor()
	await expect.poll(() => writtenRecords(page)).toMatch(/"attemptedAt":"/)
	await browser.kill()
	const next = await (await browser.start()).newPage()
	await next.goto(address)
	await next.getByText('1 / 2').waitFor()
	expect(await next.getByRole('button', { name: 'Exit Quiz' }).isVisible()).toBe(true)
})

/** Notes of each transaction that writes which database it is of, and how durable it is: no kill of a browser tells that. */
function noteDurability() {
	const begin = IDBDatabase.prototype.transaction
	IDBDatabase.prototype.transaction = function (...given) {
		const transaction = begin.apply(this, given)
		const { mode, durability } = transaction
		const before = sessionStorage.getItem('writes') ?? ''
		if (mode === 'readwrite') sessionStorage.setItem('writes', `${before}${this.name}: ${durability}\n`)
		return transaction
	}
}
