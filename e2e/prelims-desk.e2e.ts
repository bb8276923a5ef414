/** An editor writes prelims questions by the keyboard alone. */
import { type APIRequestContext, type Page, request } from 'playwright-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { aVisitor } from './harness/open-browser.ts'
import { signIn } from './harness/sign-in.ts'

const visitor = aVisitor()
const window = { width: 1440, height: 900 }
const desk = '/api/admin/prelims-questions'

const w = {
	next: 'Published. You’re writing the next entry now.',
	question: 'Which fort stands above Ajmer?',
	legacy: 'vtesj ds Åij dkSu&lk nqxZ gS\\',
	read: 'अजमेर के ऊपर कौन-सा दुर्ग है?',
	convert: 'Paste in Unicode',
}

const value = (page: Page, name: string) => page.locator(`[name="${name}"]`).inputValue()

/** Says what has the focus, and checks that nothing had to move for it. */
async function focusInSight(page: Page): Promise<string> {
	const { name, top, bottom, scrolled } = await page.evaluate(() => {
		const { activeElement } = document
		const { top, bottom } = (activeElement ?? document.body).getBoundingClientRect()
		return { name: activeElement?.getAttribute('name') ?? '', top, bottom, scrolled: scrollY }
	})
	expect(scrolled, name).toBe(0)
	expect(top, name).toBeGreaterThanOrEqual(0)
	expect(bottom, name).toBeLessThanOrEqual(window.height)
	return name
}

/** Writes the options and the explanation of a language: Enter goes from one to the next. */
async function writeDown(page: Page, language: string, texts: string[]) {
	for (const text of texts) {
		expect(await focusInSight(page)).toMatch(new RegExp(`^${language}[.]`))
		await page.keyboard.type(text)
		await page.keyboard.press('Enter')
	}
}

async function pasteHindi(page: Page) {
	await page.keyboard.press('Alt+Digit2')
	expect(await focusInSight(page)).toBe('hindi.question')
	await page.evaluate((text) => {
		const clipboardData = new DataTransfer()
		clipboardData.setData('text/plain', text)
		document.activeElement?.dispatchEvent(
			new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
		)
	}, w.legacy)
	await page.getByRole('button', { name: w.convert }).press('Enter')
	await expect.poll(() => value(page, 'hindi.question')).toBe(w.read)
}

async function removeQuestions(editor: APIRequestContext) {
	const { data } = await (await editor.get(`${desk}?status=published&search=Ajmer%20fort&limit=100`)).json()
	const items = data
		.filter(({ title }: { title: { english: string } }) => title.english === w.question)
		.map(({ id, version }: { id: string; version: number }) => ({ id, version }))
	if (items.length > 0) await editor.post(`${desk}/bulk`, { data: { action: 'delete', items } })
}

describe('prelims questions at the desk', () => {
	it('are written on one screen by the keyboard alone, Kruti Dev included, and the next one follows', async () => {
		const page = await visitor.open('/admin/prelims-questions/new', {
			viewport: window,
			before: (context) => signIn(context, 'content', visitor.origin),
		})
		const editor = await request.newContext({ baseURL: visitor.origin, extraHTTPHeaders: { origin: visitor.origin } })
		await signIn({ request: editor }, 'content', visitor.origin)
		onTestFinished(async () => {
			await removeQuestions(editor)
			await editor.dispose()
		})
		await page.keyboard.press('Alt+Digit1')
		expect(await focusInSight(page)).toBe('english.question')
		await page.keyboard.type(w.question)
		await page.keyboard.press('Tab')
		await writeDown(page, 'english', ['Taragarh', 'Amber', 'Mehrangarh', 'Junagarh'])
		await page.keyboard.type('It crowns the hill above the town.')
		await page.keyboard.press('Control+Shift+Digit1')
		await pasteHindi(page)
		await page.keyboard.press('Tab')
		await writeDown(page, 'hindi', ['तारागढ़', 'आमेर', 'मेहरानगढ़', 'जूनागढ़'])
		await page.keyboard.type('यह नगर के ऊपर की पहाड़ी पर है।')
		while ((await focusInSight(page)) !== 'subject') await page.keyboard.press('Tab')
		await page.keyboard.press('ArrowDown')
		while ((await focusInSight(page)) !== 'difficulty') await page.keyboard.press('Tab')
		await page.keyboard.press('Space')
		expect(await page.locator('[name=key]:checked').inputValue()).toBe('A')
		expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(window.height)
		await page.keyboard.press('Control+Enter')
		await page.getByText(w.next).waitFor()
		await expect.poll(() => value(page, 'english.question')).toBe('')
		await expect.poll(() => focusInSight(page)).toBe('english.question')
		expect(await value(page, 'subject')).toBe('rajasthan-history-culture')
		expect(await page.locator('[name=key]:checked').count()).toBe(0)
	}, 90_000)
})
