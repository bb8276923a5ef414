import type { BrowserContext } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { languages, nothingInAllThemes, violationsInAllThemes } from '../harness/axe.ts'
import { openThread, questionPath, threadWords } from '../harness/comment-thread.ts'
import { aVisitor } from '../harness/open-browser.ts'
import { signIn } from '../harness/sign-in.ts'

const visitor = aVisitor()
const path = questionPath('folk-deities-protectors-reformers')

/** On a phone with the largest text, where the least fits, as ADMIN, who has the most buttons. */
const open = (locale: string, height: number) =>
	visitor.open(path, {
		locale,
		viewport: { width: 360, height },
		reducedMotion: 'reduce',
		async before(context: BrowserContext) {
			await signIn(context, 'admin', visitor.origin)
			await context.addInitScript(() => {
				if (localStorage.getItem('accessibility')) return
				localStorage.setItem('accessibility', JSON.stringify({ fontSize: 'extra-large', reducedMotion: true }))
			})
		},
	})

describe('accessibility in all themes', () => {
	it.each(languages)('a thread with a reply box, problems and a question, $language', async ({ language, locale }) => {
		const words = threadWords[language]
		// So high that nothing is scrolled out of sight, where no contrast is measured.
		const page = await open(locale, 9000)
		const thread = await openThread(page, words)
		await thread.getByRole('button', { name: words.post }).click()
		await thread.locator('[aria-invalid]').waitFor()
		await thread.getByRole('button', { name: words.reply }).first().click()
		await thread.getByRole('button', { name: words.remove }).last().click()
		expect(await violationsInAllThemes(page)).toEqual(nothingInAllThemes)
		const isWider = (element: Element) => element.scrollWidth > element.clientWidth
		const body = thread.locator('> div').last()
		expect(await body.evaluate(isWider)).toBe(false)
		expect(await body.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0)
	})

	it.each(languages)('a picture, large, $language', async ({ language, locale }) => {
		const page = await open(locale, 740)
		const thread = await openThread(page, threadWords[language])
		await thread.locator('[aria-haspopup=dialog] img').first().click()
		await page.getByRole('dialog').nth(1).getByRole('img').waitFor()
		expect(await violationsInAllThemes(page)).toEqual(nothingInAllThemes)
	})
})
