import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { alive } from './harness/alive.ts'
import { aQuestionDesk, button, desk, field, idOf, list, saved } from './harness/question-desk.ts'
import { aQuestion, askDesk } from './harness/questions.ts'
import { signIn } from './harness/sign-in.ts'
import { pass, stoppedClock } from './harness/stopped-clock.ts'
import { storedBy } from './harness/stored-by.ts'

const word = 'Hawamahal'
const { visitor, openAs, openQuestion } = aQuestionDesk(word)

async function addTag(page: Page, path: string, tag: string) {
	await field(page, path).fill(tag)
	await field(page, path).press('Enter')
}

async function writeQuestion(page: Page) {
	await field(page, 'english.questionText').fill(`Why was the ${word} built?`)
	await field(page, 'english.answer').fill('A screen of **windows**.')
	await field(page, 'english.subCategory').fill('Architecture')
	await addTag(page, 'english.tags', 'Jaipur')
	await field(page, 'paperCategory').selectOption('GS_PAPER_1')
	await page.getByLabel('Easy').check({ force: true })
	await field(page, 'marks').fill('5')
	await field(page, 'wordLimit').fill('50')
	await field(page, 'timeLimitMinutes').fill('६')
}

describe('a new question', () => {
	it('becomes a draft by itself once its question is written, and its address is then its own', async () => {
		const page = await visitor.open(`${desk}/new`, {
			before: (context) =>
				Promise.all([stoppedClock(new Date().toISOString())(context), signIn(context, 'content', visitor.origin)]),
		})
		await page.getByText('No Hindi text yet').waitFor()
		await field(page, 'english.questionText').pressSequentially(`The ${word} of`)
		await pass(page, 3_500)
		await page.waitForLoadState('networkidle')
		expect(idOf(page)).toBe('new')
		await field(page, 'english.questionText').pressSequentially(' Jaipur')
		await field(page, 'english.answer').fill('Wind')
		await pass(page, 3_500)
		await page.clock.resume()
		await page.waitForURL(/answer-writing\/the-hawamahal-of-jaipur-[a-z0-9]{6}$/)
		expect(await field(page, 'english.answer').inputValue()).toBe('Wind')
		await page.reload()
		expect(await field(page, 'english.questionText').inputValue()).toBe(`The ${word} of Jaipur`)
		await saved(page).waitFor()
		await page.getByRole('main').getByRole('link', { name: 'Answer Writing Practice' }).click()
		await page.getByRole('link', { name: /^Drafts \d/ }).click()
		await page
			.getByRole('link', { name: `The ${word} of Jaipur` })
			.first()
			.waitFor()
	})

	it('is not published while something is missing: the first field that lacks it has the focus', async () => {
		const page = await openAs('content', `${desk}/new`, {
			viewport: { width: 360, height: 740 },
			expectedErrors: /400/,
		})
		await writeQuestion(page)
		await page.getByRole('tab', { name: 'हिंदी' }).click()
		await field(page, 'hindi.questionText').fill('हवामहल')
		await page.getByText('The Hindi text is incomplete: Sub-category, Tags, Model answer.').waitFor()
		await page.getByRole('tab', { name: 'हिंदी' }).press('ArrowLeft')
		expect(await page.getByRole('tab', { name: 'English' }).getAttribute('aria-selected')).toBe('true')
		await button(page, 'Publish').click()
		await page.getByText('Please fill this in').first().waitFor()
		const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'))
		await expect.poll(focused).toBe('hindi.subCategory')
		expect(await page.getByRole('tab', { name: 'हिंदी' }).getAttribute('aria-selected')).toBe('true')
		expect(await field(page, 'hindi.answer').getAttribute('aria-invalid')).toBe('true')
		await field(page, 'hindi.answer').fill('झरोखे')
		await expect.poll(() => field(page, 'hindi.answer').getAttribute('aria-invalid')).toBeNull()
	})
})

describe('a published question', () => {
	it('is changed without readers seeing it until it is published again', { tags: ['smoke'] }, async () => {
		const id = await aQuestion(await storedBy('content'), word)
		const page = await openAs('content', `${list}/${id}`)
		await page.getByRole('dialog').getByRole('link', { name: 'Edit' }).click()
		await field(page, 'english.questionText').fill(`Describe the ${word}.`)
		await field(page, 'hindi.questionText').fill(`${word} का वर्णन कीजिए।`)
		await page.keyboard.press('Control+s')
		await saved(page).waitFor()
		await page.getByText('Published, with changes').waitFor()
		const reader = await visitor.open(`${list}/${id}`)
		await reader.getByRole('heading', { name: `Discuss the ${word} of Jaipur.` }).waitFor()
		await button(page, 'Publish changes').click()
		await page.getByText('Readers can see this entry now.').waitFor()
		await reader.reload()
		await reader.getByRole('heading', { name: `Describe the ${word}.` }).waitFor()
		await page.getByRole('link', { name: 'See it as readers do' }).first().click()
		await page
			.getByRole('dialog')
			.getByRole('heading', { name: `Describe the ${word}.` })
			.waitFor()
	})

	it('lends what it has, but for its texts, to another; is unpublished and deleted at once, and comes back', async () => {
		const { page, id } = await openQuestion()
		await page.getByRole('link', { name: 'Add another like this' }).first().click()
		await page.waitForURL(/answer-writing\/new\?like=/)
		await expect.poll(() => field(page, 'marks').inputValue()).toBe('10')
		const kept = ['paperCategory', 'wordLimit', 'timeLimitMinutes', 'english.subCategory', 'hindi.subCategory']
		const values = await Promise.all(kept.map((name) => field(page, name).inputValue()))
		expect(values).toEqual(['GS_PAPER_2', '150', '12', 'Rajasthan polity', 'राजस्थान की राजव्यवस्था'])
		expect(await field(page, 'english.questionText').inputValue()).toBe('')
		await page.goBack()
		await page.waitForURL(`**${desk}/${id}`)

		const isRead = async () => (await page.request.get(`/api/content/answer-writing-practice/${id}`)).status()
		await button(page, 'Unpublish').click()
		await page.getByText('Readers can no longer see this entry.').waitFor()
		expect(await isRead()).toBe(404)
		await button(page, 'Undo').click()
		await page.getByText('Readers can see this entry again.').waitFor()
		expect(await isRead()).toBe(200)

		await button(page, 'Delete').click()
		await page.waitForURL(visitor.origin + desk)
		expect(await isRead()).toBe(404)
		await button(page, 'Undo').click()
		await page.getByText('The entry has been restored.').waitFor()
		expect(await isRead()).toBe(200)
	})

	it('that has no Hindi is marked in the list of those who read Hindi', async () => {
		await aQuestion(await storedBy('content'), word)
		const reader = await visitor.open('/help?lang=hindi')
		// Nobody can publish such a question any more; the database may have one of before.
		await reader.route(/\/api\/content\/answer-writing-practice\?/, async (route) => {
			const response = await route.fetch()
			const { data, ...answer } = await response.json()
			const marked = data.map((question: object) => ({ ...question, isFallback: true }))
			await route.fulfill({ response, json: { ...answer, data: marked } })
		})
		await reader.evaluate((address) => history.pushState(null, '', address), `${list}?lang=hindi&search=${word}`)
		const card = reader.locator('section ol > li').filter({ hasText: word })
		await card.getByText('अंग्रेज़ी में दिखाया गया').waitFor()
		expect(await card.getByRole('heading').getAttribute('lang')).toBe('en')
	})
})

describe('what is typed', () => {
	it('stays: a number is marked where it is none, and each step of marking a text can be taken back', async () => {
		const { page, id } = await openQuestion({ isDraft: true })
		const marks = field(page, 'marks')
		await marks.fill('')
		await marks.pressSequentially('12.5')
		expect(await marks.inputValue()).toBe('12.5')
		await page.getByText('Please enter a whole number of up to six digits').waitFor()
		expect(await marks.getAttribute('aria-invalid')).toBe('true')
		await page.keyboard.press('Control+s')
		await expect.poll(async () => (await askDesk(page, 'GET', `/${id}`)).body.data.content.marks).toBeNull()
		expect(await marks.inputValue()).toBe('12.5')
		await marks.fill('१२')
		await expect.poll(() => marks.getAttribute('aria-invalid')).toBeNull()
		await page.keyboard.press('Control+s')
		await expect.poll(async () => (await askDesk(page, 'GET', `/${id}`)).body.data.content.marks).toBe(12)

		const answer = field(page, 'english.answer')
		await answer.fill('windows\nand wind')
		await answer.press('Control+Home')
		await answer.press('Control+Shift+ArrowRight')
		await answer.press('Control+b')
		expect(await answer.inputValue()).toBe('**windows**\nand wind')
		await answer.press('Control+a')
		await page.getByRole('button', { name: 'Numbered points' }).first().click()
		expect(await answer.inputValue()).toBe('1. **windows**\n2. and wind')
		await answer.press('Control+z')
		expect(await answer.inputValue()).toBe('**windows**\nand wind')
		expect(await page.getByText('3 words', { exact: true }).count()).toBe(1)
	})
})

describe('an editor whose session has ended', () => {
	it('sees what readers see as soon as the page knows, where it is', async () => {
		const id = await aQuestion(await storedBy('content'), word)
		const page = await openAs('content', `${list}/${id}`, { expectedErrors: /401/ })
		const edit = page.getByRole('dialog').getByRole('link', { name: 'Edit' })
		await edit.waitFor()
		await page.waitForLoadState('networkidle')
		await page.context().clearCookies({ name: 'aravalli_session' })
		await (await alive(page.getByRole('link', { name: 'Download PDF' }))).click()
		await page.getByText('Please login to download').first().waitFor()
		await expect.poll(() => edit.count()).toBe(0)
		expect(idOf(page)).toBe(id)
	})
})

describe('everybody else', () => {
	it.each(['learner', 'evaluator'] as const)('as %s sees and may do nothing of it', async (account) => {
		const id = await aQuestion(await storedBy('content'), word)
		const page = await openAs(account, `${list}/${id}`)
		// The list lies below the question.
		await page.locator('section ol > li').first().waitFor()
		await page.waitForLoadState('networkidle')
		expect(await page.getByText(/Add question|Edit questions/).count()).toBe(0)
		const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
		expect(scripts.filter((name) => /edit(ing|ors)|desk-(?!links)/.test(name))).toEqual([])
		await page
			.getByRole('dialog')
			.getByRole('heading', { name: `Discuss the ${word} of Jaipur.` })
			.waitFor()
		expect(await page.getByRole('dialog').getByRole('link', { name: 'Edit' }).count()).toBe(0)
		await page.goto(`${desk}/${id}`)
		expect(new URL(page.url()).pathname).not.toContain('admin')
		for (const [method, path] of [
			['GET', ''],
			['GET', `/${id}`],
			['DELETE', `/${id}`],
			['POST', `/${id}/restore`],
		] as const)
			expect((await askDesk(page, method, path)).status).toBe(403)
	})
})
