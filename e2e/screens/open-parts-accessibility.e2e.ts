import type { BrowserContext } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { languages, nothingInAllThemes, violationsInAllThemes } from '../harness/axe.ts'
import { aVisitor } from '../harness/open-browser.ts'
import { signIn } from '../harness/sign-in.ts'

const visitor = aVisitor()
const calm = { reducedMotion: 'reduce' } as const
const asSubscriber = { ...calm, before: (context: BrowserContext) => signIn(context, 'subscriber', visitor.origin) }
const words = { english: 'Ask us', hindi: 'हमसे पूछें' }

describe('accessibility in all themes', () => {
	it.each(languages)('the dashboard of somebody who is signed in, $language', async ({ locale }) => {
		const page = await visitor.open('/dashboard', { ...asSubscriber, locale })
		await page.locator('header [data-letters]').first().waitFor()
		expect(await violationsInAllThemes(page)).toEqual(nothingInAllThemes)
	})

	it.each(languages)('the profile menu of somebody with a plan, $language', async ({ locale }) => {
		const page = await visitor.open('/dashboard', { ...asSubscriber, locale })
		await page.locator('header button:has([data-letters])').click()
		await page.locator('header a[href="/upload-answersheet"]').waitFor()
		expect(await violationsInAllThemes(page)).toEqual(nothingInAllThemes)
	})

	it.each(languages)('the inquiry form with its problems, $language', async ({ language, locale }) => {
		const page = await visitor.open('/courses', { ...calm, locale })
		await page.getByRole('contentinfo').getByRole('link', { name: words[language] }).click()
		const form = page.getByRole('dialog').locator('form')
		await form.locator('button[type=submit]').click()
		await form.locator('[aria-invalid]').first().waitFor()
		expect(await violationsInAllThemes(page)).toEqual(nothingInAllThemes)
	})

	it.each(languages)('the menu of a phone with a part of it open, $language', async ({ locale }) => {
		const page = await visitor.open('/dashboard', { ...calm, locale, viewport: { width: 360, height: 740 } })
		await page.locator('header summary:visible').first().click()
		await page.locator('header nav:visible summary').first().click()
		await page.locator('header nav:visible a').first().waitFor()
		expect(await violationsInAllThemes(page)).toEqual(nothingInAllThemes)
	})
})
