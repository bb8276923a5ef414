/** Shows the result of a quiz of the mains practice, and all of one's results in the profile. */
import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { auditPage, lookOf } from '../audit/audit-page.ts'
import { anAccount, signedInAs } from '../harness/an-account.ts'
import { aVisitor } from '../harness/open-browser.ts'
import {
	keptResult,
	questionsOfServer,
	resultPath,
	submitResult,
	viewerId,
	withResults,
} from '../harness/quiz-results.ts'
import { storedEntries } from '../harness/stored-entries.ts'

const visitor = aVisitor()
const still = { reducedMotion: 'reduce' } as const
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
const noNetwork = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/

const green = 'rgb(27, 106, 56)'
const blue = 'rgb(29, 79, 168)'
const orange = 'rgb(240, 138, 36)'

/** Opens the first of the results that this browser has kept. */
const openKept = (kept: ReturnType<typeof keptResult>[], options: Parameters<typeof visitor.open>[1] = still) =>
	visitor.open(kept[0] ? resultPath(kept[0]) : '', { ...options, before: withResults(...kept) })

/** Goes on to another result in the same page, as a link does. */
const goTo = (page: Page, kept: ReturnType<typeof keptResult>) =>
	page.evaluate((address) => history.pushState(null, '', address), resultPath(kept))

const heading = (page: Page, name = 'Quiz result') => page.getByRole('heading', { level: 1, name })

/** Reads what stands below the hill, as 'label value'. The heading is there before it. */
async function figures(page: Page) {
	const cells = page.locator('main dl > div')
	await cells.first().waitFor()
	return cells.evaluateAll((found) => found.map((cell) => [...cell.children].map((part) => part.textContent).join(' ')))
}

/** Reads the percentage that stands alone, as it is written. */
const percent = (page: Page) =>
	page
		.locator('main p')
		.filter({ hasText: /^[\d.]+%$/ })
		.textContent()

/** Tells how high the hill is, measured by the lines of 60 and 80 percent. */
async function peak(page: Page): Promise<number> {
	const bottomOf = async (label: string) => {
		const line = page.locator('main div:has(> span)').filter({ hasText: new RegExp(`^${label}$`) })
		const box = await line.boundingBox()
		return (box?.y ?? 0) + (box?.height ?? 0)
	}
	const [good, excellent] = [await bottomOf('Good 60%'), await bottomOf('Excellent 80%')]
	const hill = await page.locator('main svg[viewBox="0 0 1000 100"] path').boundingBox()
	return 60 + ((good - (hill?.y ?? 0)) / (good - excellent)) * 20
}

/** Tells how long what moves on the page takes. */
const animations = () =>
	document
		.getAnimations()
		.filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.closest('main'))
		.map(({ effect }) => Number(effect?.getComputedTiming().endTime))

describe('a result', () => {
	it('has its tier, and a hill as high as its percentage, at once with less motion', async () => {
		const tiers: [percent: string, signs: string, tier: string, colour: string][] = [
			['100', 'rr', 'Excellent', green],
			['80', 'rrrrw', 'Excellent', green],
			['79.9', `${'r'.repeat(157)}p${'w'.repeat(39)}`, 'Good', blue],
			['60', 'rrrww', 'Good', blue],
			['59', 'r'.repeat(59) + 'w'.repeat(41), 'Need Improvement', orange],
		]
		const kept = tiers.map(([, signs]) => keptResult(signs))
		const page = await openKept(kept)
		await page.locator('main dl').waitFor()
		expect(await page.evaluate(animations)).toEqual([])
		for (const [index, [written, , tier, colour]] of tiers.entries()) {
			await goTo(page, kept[index] ?? keptResult(''))
			await expect.poll(() => percent(page)).toBe(`${written}%`)
			const badge = page.getByRole('main').getByText(tier, { exact: true })
			expect(await badge.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(colour)
			expect(Math.abs((await peak(page)) - Number(written))).toBeLessThan(1)
		}
	})

	it('counts what was attempted as correct until half of it is judged, and follows the own judgement then', async () => {
		const unjudged = keptResult('aaaaa')
		const partly = keptResult('wpaaa')
		const judged = keptResult('rpwa-')
		const page = await openKept([unjudged, partly, judged])
		await heading(page).waitFor()
		expect(await figures(page)).toEqual([
			'Total questions 5',
			'Correct 5',
			'Incorrect 0',
			'Not judged 5',
			'Not attempted 0',
			'Time taken (min:sec) 31:20',
		])
		await page.getByText('Until you judge at least half of your answers').waitFor()

		await goTo(page, partly)
		await page.getByText('25% of 2 questions you judged').waitFor()

		await goTo(page, judged)
		await page.getByText('Success is based on 3 questions you judged').waitFor()
		expect(await figures(page)).toEqual([
			'Total questions 5',
			'Correct 1',
			'Partly correct 1',
			'Incorrect 1',
			'Not judged 1',
			'Not attempted 1',
			'Time taken (min:sec) 31:20',
		])
		const rows = page.getByRole('region', { name: 'Question by question' }).getByRole('listitem')
		expect(await rows.locator('summary > :last-child').allTextContents()).toEqual([
			'Correct',
			'Partly correct',
			'Incorrect',
			'Attempted',
			'Not attempted',
		])
		expect(await rows.first().textContent()).toBe('1Features of the Mewar school of paintingCorrect')
	})

	it('keeps its quote while the language changes, and is left for a new quiz or the home page', async () => {
		const page = await openKept([keptResult('rr')])
		const quote = page.locator('blockquote')
		const before = await quote.textContent()
		await page.locator('header').getByRole('button', { name: 'हिं – हिंदी' }).click()
		await heading(page, 'क्विज़ का परिणाम').waitFor()
		expect(await quote.textContent()).toMatch(/[\u0900-\u097f]/)
		await page.locator('header').getByRole('button', { name: 'EN – English' }).click()
		await heading(page).waitFor()
		expect(await quote.textContent()).toBe(before)

		await page.getByRole('link', { name: 'Go Home' }).click()
		// The splash is passed over at once with less motion.
		await page.waitForURL(`${visitor.origin}/dashboard`)
		await page.goBack()
		await page.getByRole('button', { name: 'Retake' }).click()
		await heading(page).waitFor({ state: 'detached' })
		expect(new URL(page.url()).searchParams.has('result')).toBe(false)

		// One that this browser has not kept may be in an account: it asks for a login, which leads back.
		const other = keptResult('rr')
		await goTo(page, other)
		await heading(page, 'Login Required').waitFor()
		const link = await page.getByRole('link', { name: 'Login to Continue' }).getAttribute('href')
		expect(new URL(link ?? '', visitor.origin).searchParams.get('redirect')).toBe(
			`mains-practice?result=${other.quiz.quizId}`,
		)
	})

	it('is written in Hindi on a phone, and marks what is English', async () => {
		const page = await openKept([keptResult('rp')], { ...still, ...phone, locale: 'hi-IN' })
		await heading(page, 'क्विज़ का परिणाम').waitFor()
		await page.getByText('अच्छा', { exact: true }).waitFor()
		expect(await figures(page)).toContain('आंशिक सही 1')
		const [hindi, english] = await page.locator('main section ol > li').all()
		expect(await hindi?.textContent()).toContain('मेवाड़ चित्रशैली की विशेषताएँ')
		expect(await hindi?.locator('[lang]').count()).toBe(0)
		expect(await english?.locator('[lang=en]').textContent()).toContain('Two Ramsar sites')
		const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
		expect(await page.evaluate(sideways)).toBe(0)
	})
})

it('the hill grows for five seconds, while all is there for readers', async () => {
	const page = await openKept([keptResult('rr')], {})
	await page.locator('main dl').waitFor()
	expect(Math.max(...(await page.evaluate(animations)))).toBe(5000)
	expect(await figures(page)).toContain('Correct 2')
	expect(await heading(page).evaluate((element) => element === document.activeElement)).toBe(true)
	// How long it takes is known: nobody needs to wait for it.
	await page.evaluate(() => {
		for (const animation of document.getAnimations()) animation.updatePlaybackRate(10)
	})
	await expect.poll(() => page.evaluate(animations), { timeout: 8000 }).toEqual([])
})

it('a result that only the server has is shown to whom it belongs, after a failure at the second try, and to nobody else', async () => {
	const kept = keptResult('rrrw')
	const before = async (context: BrowserContext) => {
		await signedInAs(await anAccount())(context)
		const given = { quizId: kept.quiz.quizId, questionIds: await questionsOfServer(context, 4) }
		await submitResult(context, keptResult('rrrw', given))
		await context.route('**/api/quizzes/results/*', (route) => route.abort(), { times: 5 })
	}
	const page = await visitor.open(resultPath(kept), { ...still, before, expectedErrors: noNetwork })
	await page.getByText('Couldn’t load the result.').waitFor({ timeout: 20_000 })
	await page.context().unroute('**/api/quizzes/results/*')
	await page.getByRole('button', { name: 'Try Again' }).click()
	await page.getByText('Good', { exact: true }).waitFor()
	expect(await percent(page)).toBe('75%')
	expect(await page.getByRole('region', { name: 'Question by question' }).getByRole('listitem').count()).toBe(4)
	await page.getByText('PYQ · 2024 · Environment').waitFor()
	const wrong = page.getByRole('link', { name: 'Practise what I got wrong' })
	expect(await wrong.getAttribute('href')).toMatch(/^\/mains-practice\?(?=.*from=wrong).*question=[a-z0-9-]+/)
	await page.getByRole('button', { name: 'Only what I got wrong' }).click()
	const row = page.getByRole('region', { name: 'Question by question' }).locator('ol > li')
	expect(await row.count()).toBe(1)
	await row.locator('summary').click()
	const told = page.waitForResponse((answer) => answer.request().method() === 'PUT')
	await row.getByRole('button', { name: 'Right', exact: true }).click()
	expect((await told).status()).toBe(200)
	await expect.poll(() => percent(page)).toBe('100%')
	await page.reload()
	await expect.poll(() => percent(page)).toBe('100%')

	const other = await visitor.open(resultPath(kept), {
		before: signedInAs(await anAccount()),
		expectedErrors: /status of 404/,
	})
	await heading(other, 'Result not found').waitFor()
	await other.getByRole('link', { name: 'Go to Mains practice' }).click()
	await other.waitForURL(`${visitor.origin}/mains-practice`)
})

describe('the results of one’s progress', () => {
	const section = (page: Page) => page.getByRole('region', { name: 'Practice results' })
	const comeNear = async (page: Page) => {
		await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
		await section(page).waitFor()
	}
	const rows = (page: Page) => section(page).getByRole('link')

	it('are listed by pages, the newest first, with their course over time', async () => {
		const results = Array.from({ length: 12 }, (_, index) => keptResult(index === 11 ? 'rr' : 'rw'))
		const before = async (context: BrowserContext) => {
			await signedInAs(await anAccount())(context)
			for (const result of results) await submitResult(context, result)
		}
		const page = await visitor.open('/my-progress', { ...still, before })
		await comeNear(page)
		await section(page).getByText('Your last 12 results').waitFor()
		const course = await section(page).locator('figure li').allTextContents()
		expect(course.map((text) => text.split(': ').at(-1))).toEqual([
			...Array.from({ length: 11 }, () => '50%, Need Improvement'),
			'100%, Excellent',
		])
		expect(await rows(page).count()).toBe(10)
		expect(await rows(page).first().getAttribute('href')).toBe(resultPath(results[11] ?? keptResult('')))
		const next = section(page).getByRole('button', { name: 'Next' })
		await next.click()
		await expect.poll(() => rows(page).count()).toBe(2)
		expect(await rows(page).last().getAttribute('href')).toBe(resultPath(results[0] ?? keptResult('')))
		expect(await page.locator('#announcer').textContent()).toBe('Page 2 of 2')
		expect(await next.getAttribute('aria-disabled')).toBe('true')
		expect(await next.evaluate((element) => element === document.activeElement)).toBe(true)
		expect(await auditPage(page, { look: lookOf(1) })).toEqual({})
	})

	it('can be asked for again where they failed, and wait in the browser for the network, then sent', async () => {
		const kept = keptResult('rrw')
		const list = '**/api/quizzes/results?*'
		const before = async (context: BrowserContext) => {
			await signedInAs(await anAccount())(context)
			await withResults({ ...kept, userId: await viewerId(context) })(context)
			await context.route(list, (route) => route.abort())
			await context.route('**/submit', (route) => route.abort())
		}
		const page = await visitor.open('/my-progress', { ...still, before, expectedErrors: noNetwork })
		await comeNear(page)
		const again = section(page).getByRole('alert').getByRole('button', { name: 'Try Again' })
		await again.waitFor({ timeout: 20_000 })
		await page.context().unroute(list)
		await again.click()
		await section(page).getByText('No results yet').waitFor()
		await section(page).getByRole('link', { name: 'Go to Mains practice' }).waitFor()

		await section(page).getByText('Waiting for a connection').waitFor()
		const asked = page.waitForRequest('**/submit')
		await section(page).getByRole('button', { name: 'Try Again' }).click()
		await asked
		await page.context().unroute('**/submit')
		// It is tried again by itself.
		await section(page).getByText('Your last result').waitFor()
		await section(page).getByText('Waiting for a connection').waitFor({ state: 'detached' })
		expect(await rows(page).count()).toBe(1)
		expect((await storedEntries(page, 'quizResults')).map(({ state }) => state)).toEqual(['kept'])
	})
})
