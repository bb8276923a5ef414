import { describe, expect, it } from 'vitest'
import { aVisitor } from '../harness/open-browser.ts'

const visitor = aVisitor()
/**
 * The sheets are held back or refused where no worker fetches them for the page: what it fetches is out of the story's
 * reach.
 */
const sheets = '**/assets/*.css'

describe('the styles of a page', () => {
	it('are there before the page that they belong to is shown, and none comes twice', async () => {
		const page = await visitor.open('/about')
		const asked: string[] = []
		page.on('request', (request) => request.url().endsWith('.css') && asked.push(request.url()))
		const { promise, resolve } = Promise.withResolvers<void>()
		await page.route(sheets, async (route) => {
			await promise
			await route.continue()
		})
		await page.getByRole('link', { name: 'Login / Register' }).first().click()
		await page.waitForFunction(() => document.querySelector('link[rel=stylesheet]'))
		expect(await page.getByLabel('Password', { exact: true }).count()).toBe(0)
		resolve()
		await page.getByLabel('Password', { exact: true }).waitFor()
		expect(asked.map((url) => /(\w+)-[\w-]{8}\.css$/.exec(url)?.[1])).not.toContain('shell')
		expect(new Set(asked).size).toBe(asked.length)
		await page.goBack()
		await page.getByRole('heading', { level: 1, name: 'About us' }).waitFor()
		expect(new Set(asked).size).toBe(asked.length)
	})

	it('are asked for again when they could not be had', async () => {
		const page = await visitor.open('/about', { expectedErrors: /ERR_FAILED|style sheet/ })
		await page.route(sheets, (route) => route.abort())
		await page.getByRole('button', { name: 'Text size and contrast' }).click()
		await page.waitForFunction(() => !document.querySelector('link[rel=stylesheet]'))
		expect(await page.getByRole('dialog').count()).toBe(0)
		await page.unroute(sheets)
		// It comes by itself, or says that it could not and is asked for by another press.
		const dialog = page.getByRole('dialog')
		await dialog.or(page.getByText('Failed to Load Data')).first().waitFor()
		if ((await dialog.count()) === 0) await page.getByRole('button', { name: 'Text size and contrast' }).click()
		await dialog.waitFor()
		const padding = await page.getByRole('dialog').evaluate((dialog) => getComputedStyle(dialog).padding)
		expect(padding).not.toBe('0px')
	})
})
