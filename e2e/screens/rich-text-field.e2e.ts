/** The field in which editors write rich text, on the page that shows it in all themes. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { aVisitor } from '../harness/open-browser.ts'

const visitor = aVisitor()
const code = /\/assets\/rich-text-field-[^/]*\.js$/

const field = (page: Page, name: 'heading' | 'body') => page.locator(`[data-name=${name}]`).first()

const tool = (page: Page, name: string) => page.getByRole('toolbar').nth(1).getByRole('button', { name, exact: true })

async function openField() {
	const page = await visitor.open('/design-system')
	// The page has one for each theme and language. They come alive one by one, and the first of those is not the first of all.
	await page.locator('[data-name=body]').nth(7).waitFor()
	return page
}

/** Empties the field and goes into it. */
async function begin(page: Page, name: 'heading' | 'body' = 'body') {
	// A click could miss it while the page above is still growing.
	await field(page, name).focus()
	await page.keyboard.press('ControlOrMeta+a')
	await page.keyboard.press('Delete')
}

/** Gives what is in the field, without what the editor adds to it for the cursor. */
const html = (page: Page, name: 'heading' | 'body' = 'body') =>
	field(page, name).evaluate((element) =>
		element.innerHTML.replace(/<br class="ProseMirror-trailingBreak">/g, '').replace(/<p><\/p>$/, ''),
	)

const focused = (page: Page) =>
	page.evaluate(
		() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.getAttribute('data-name'),
	)

async function paste(page: Page, name: 'heading' | 'body', data: Record<string, string>) {
	await field(page, name).evaluate((element, given) => {
		const clipboardData = new DataTransfer()
		for (const [type, text] of Object.entries(given)) clipboardData.setData(type, text)
		element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
	}, data)
}

describe('the code of the field', () => {
	it('comes by itself, and meanwhile the text stands already', async () => {
		let asked = 0
		const { promise: isLookedAt, resolve: goOn } = Promise.withResolvers<void>()
		const page = await visitor.open('/design-system', {
			before: (context) =>
				context.route(code, async (route) => {
					asked += 1
					await isLookedAt
					await route.continue()
				}),
		})
		await expect.poll(() => asked).toBe(1)
		expect(await page.getByText('Storing rain').count()).toBe(4)
		goOn()
		await field(page, 'body').waitFor()
		expect(await page.getByText('Storing rain').count()).toBe(4)
	})
})

describe('somebody who writes by keyboard alone', () => {
	it('comes to the tools and back, from field to field and through a table, and formats', async () => {
		const page = await openField()
		await field(page, 'body').focus()
		await page.keyboard.press('Alt+F10')
		await expect.poll(() => focused(page)).toBe('Bold')
		await page.keyboard.press('ArrowRight')
		await expect.poll(() => focused(page)).toBe('Italic')
		await page.keyboard.press('End')
		await expect.poll(() => focused(page)).toBe('Redo')
		await page.keyboard.press('ArrowRight')
		await expect.poll(() => focused(page)).toBe('Bold')
		await page.keyboard.press('Escape')
		await expect.poll(() => focused(page)).toBe('body')
		await page.keyboard.press('Shift+Tab')
		await expect.poll(() => focused(page)).toBe('Bold')
		await page.keyboard.press('Shift+Tab')
		await expect.poll(() => focused(page)).toBe('heading')

		// Tab goes through a table, and on behind its last cell.
		const cell = (words: string) => field(page, 'body').locator('th, td').filter({ hasText: words })
		const isIn = (words: string) =>
			cell(words).evaluate((element) => element.contains(document.getSelection()?.anchorNode ?? null))
		await cell('Kund').click()
		await page.keyboard.press('Shift+Tab')
		await page.keyboard.press('Tab')
		expect(await isIn('Kund')).toBe(true)
		await page.keyboard.press('Tab')
		expect(await isIn('6')).toBe(true)
		await page.keyboard.press('Tab')
		await expect.poll(() => focused(page)).not.toBe('body')

		// The keys format as the titles of the tools say.
		await begin(page)
		await page.keyboard.type('## A')
		await page.keyboard.press('Enter')
		await page.keyboard.press('Control+b')
		await page.keyboard.type('b')
		await page.keyboard.press('Control+b')
		await page.keyboard.type(' H')
		await page.keyboard.press('Control+,')
		await page.keyboard.type('2')
		await page.keyboard.press('Enter')
		await page.keyboard.press('Control+,')
		await page.keyboard.type('1. c')
		await page.keyboard.press('Enter')
		await page.keyboard.press('Control+]')
		await page.keyboard.type('d')
		expect(await html(page)).toBe(
			'<h2>A</h2><p><strong>b</strong> H<sub>2</sub></p><ol><li><p>c</p><ol><li><p>d</p></li></ol></li></ol>',
		)
		expect(await tool(page, 'Numbered points').getAttribute('aria-pressed')).toBe('true')
		for (let step = 0; step < 20; step++) await page.keyboard.press('Control+z')
		expect(await html(page)).toContain('Storing rain')
	})
})

describe('the tools', () => {
	it('make a table with its title and rows, a link with a right address, and a picture', async () => {
		const page = await openField()
		await begin(page)
		await tool(page, 'Table').click()
		await page.keyboard.type('a')
		await tool(page, 'Row below').click()
		await tool(page, 'Delete column').click()
		await tool(page, 'Heading row').click()
		await tool(page, 'Table title').click()
		const cells = '<td><p></p></td><td><p></p></td>'
		expect(await html(page)).toBe(
			`<div data-caption=""></div><table><tbody>${`<tr>${cells}</tr>`.repeat(4)}</tbody></table>`,
		)

		await begin(page)
		await page.keyboard.press('Control+k')
		const address = page.getByLabel('Link address')
		await address.fill('javascript:alert(1)')
		await address.press('Enter')
		await page.getByText('Enter an address that starts with').waitFor()
		expect(await address.getAttribute('aria-invalid')).toBe('true')
		await address.fill('/current-affairs')
		await page.getByLabel('Link text').fill('news')
		await page.getByRole('button', { name: 'Add link' }).click()
		expect(await html(page)).toBe('<p><a href="/current-affairs">news</a></p>')
		expect(await focused(page)).toBe('body')

		await page.route('**/api/media/**', (route) => route.fulfill({ contentType: 'image/webp', body: '' }))
		await begin(page)
		await tool(page, 'Picture').click()
		await field(page, 'body').locator('img').waitFor()
		expect(await html(page)).toContain('<img src="/api/media/tanka.webp" alt="A covered tanka beside a house"')
	})
})

describe('what is pasted', () => {
	it('is clean and runs nothing, has the paragraphs and lists of plain text, and stays in the line of a field that is one', async () => {
		const page = await openField()
		await begin(page)
		await paste(page, 'body', {
			'text/html':
				'<p class="x" style="color:red" onclick="window.ran=1">a <span style="font-weight:700">b</span><img src="x" onerror="window.ran=1"><script>window.ran=1</script></p><a href="javascript:window.ran=1">c</a><iframe src="javascript:parent.ran=1"></iframe>',
		})
		expect(await html(page)).toBe('<p>a <strong>b</strong></p><p>c</p>')
		expect(await page.evaluate(() => 'ran' in window)).toBe(false)

		await begin(page)
		await paste(page, 'body', { 'text/plain': 'a\n\nb\n\n1. c\n2. d\n\n• e' })
		expect(await html(page)).toBe(
			'<p>a</p><p>b</p><ol><li><p>c</p></li><li><p>d</p></li></ol><ul><li><p>e</p></li></ul>',
		)

		await begin(page, 'heading')
		await page.keyboard.type('a')
		await page.keyboard.press('Enter')
		await paste(page, 'heading', { 'text/html': '<h2>b</h2><p><b>c</b></p>' })
		expect(await html(page, 'heading')).toMatch(/^<p>a ?b\s+<strong>c<\/strong>\s*<\/p>$/)
	})
})
