import type { Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { nothingInAllThemes, violationsInAllThemes } from '../harness/axe.ts'
import { aVisitor } from '../harness/open-browser.ts'
import { aQuestion, askDesk, deleteAll, deleteQuestion, questionAbout } from '../harness/questions.ts'
import { signIn } from '../harness/sign-in.ts'

const visitor = aVisitor()
const list = '/answer-writing-practice'
const word = 'Albertmuseum'
const refused = /Failed to load resource/

/** In Hindi on a phone with the largest text, where the least fits; in English wide, where all stands side by side. */
const cases = [
	{
		place: 'phone',
		language: 'hindi',
		locale: 'hi-IN',
		viewport: { width: 360, height: 740 },
		fontSize: 'extra-large',
	},
	{ place: 'desk', language: 'english', locale: 'en-IN', viewport: { width: 1280, height: 900 }, fontSize: 'medium' },
]
type Case = (typeof cases)[number]

const open = (path: string, { locale, viewport, fontSize }: Case) =>
	visitor.open(path, {
		locale,
		viewport,
		reducedMotion: 'reduce',
		expectedErrors: refused,
		async before(context) {
			await signIn(context, 'content', visitor.origin)
			await context.addInitScript((size) => {
				if (localStorage.getItem('accessibility')) return
				localStorage.setItem('accessibility', JSON.stringify({ fontSize: size, reducedMotion: true }))
			}, fontSize)
		},
	})

async function expectNothing(page: Page) {
	expect(await violationsInAllThemes(page)).toEqual(nothingInAllThemes)
	expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

afterEach(async () => {
	const page = await visitor.open('/help', { before: (context) => signIn(context, 'admin', visitor.origin) })
	await deleteAll(page, word)
	const drafts = (await askDesk(page, 'GET', '?limit=100')).body.data
	for (const { id } of drafts) await deleteQuestion(page, id)
})

describe('accessibility in all themes', () => {
	it.each(cases)('the desk above the list, on a $place, $language', async (given) => {
		const page = await open(list, given)
		await page.locator('a[href*="/edit/new"]').waitFor()
		await expectNothing(page)
	})

	it.each(cases)('drafts, on a $place, $language', async (given) => {
		const page = await open(list, given)
		await aQuestion(page, word, { isDraft: true })
		const { hindi, ...rest } = questionAbout(word)
		const content = { ...rest, hindi: { ...hindi, answer: '' }, difficulty: null }
		await askDesk(page, 'POST', '', { content })
		await page.goto(`${list}?desk=draft`)
		await page.locator('td a').first().waitFor()
		await expectNothing(page)
	})

	it.each(cases)('a question that is edited, on a $place, $language', async (given) => {
		const page = await open(list, given)
		await page.goto(`${list}/edit/${await aQuestion(page, word)}`)
		await page.locator('[name="english.answer"]:enabled').waitFor()
		await expectNothing(page)
	})

	it.each(cases)('a new one that may not be published yet, on a $place, $language', async (given) => {
		const page = await open(`${list}/edit/new`, given)
		await page.locator('[name="english.questionText"]').fill(word)
		await page.locator('main header button').last().click()
		await page.locator('[aria-invalid]').first().waitFor({ state: 'attached' })
		await expectNothing(page)
	})

	it.each(cases)('a newer version of somebody else, on a $place, $language', async (given) => {
		const page = await open(list, given)
		const id = await aQuestion(page, word)
		await page.goto(`${list}/edit/${id}`)
		await page.locator('[name="english.answer"]').fill('Mine')
		const theirs = { ...questionAbout(word), marks: 20 }
		await askDesk(page, 'PATCH', `/${id}`, { version: 1, content: theirs })
		await page.locator('[role=alert] mark').first().waitFor()
		await expectNothing(page)
	})

	it.each(cases)('the preview, on a $place, $language', async (given) => {
		const page = await open(list, given)
		await page.goto(`${list}/edit/${await aQuestion(page, word)}`)
		await page.locator('main header button:enabled').first().click()
		await page.frameLocator('iframe').locator('h3').waitFor()
		await expectNothing(page)
	})
})
