import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { aVisitor } from '../harness/open-browser.ts'
import { structuredData } from '../harness/structured-data.ts'

const visitor = aVisitor()
const list = '/answer-writing-practice'
const question = `${list}/prajamandal-political-awakening`

/** Reads with the browser's own XML reader, which takes nothing that is not well-formed. */
const locations = (page: Page, path: string) =>
	page.evaluate(async (from) => {
		const response = await fetch(from)
		const xml = new DOMParser().parseFromString(await response.text(), 'application/xml')
		const failure = xml.querySelector('parsererror')?.textContent
		if (!response.ok || failure) throw new Error(`${response.status} ${failure}`)
		return [...xml.querySelectorAll('loc')].map(({ textContent }) => textContent ?? '')
	}, path)

describe('the sitemap', () => {
	it('is well-formed, with all its parts', async () => {
		const page = await visitor.open('/about')
		for (const part of await locations(page, '/sitemap.xml')) {
			expect((await locations(page, new URL(part).pathname)).length).toBeGreaterThan(0)
		}
	})
})

describe('the way to a page', () => {
	it('is told to readers and to search engines alike', async () => {
		const page = await visitor.open(`${question}?lang=hindi`)
		const steps = page.getByRole('dialog').getByRole('navigation', { name: 'आप यहाँ हैं' }).getByRole('listitem')
		const data = await structuredData(page)
		const items = (data[0]?.itemListElement ?? []) as { name: string; item?: string }[]
		expect(data).toHaveLength(1)
		expect(items.map(({ name }) => name)).toEqual(await steps.allTextContents())
		expect(items[3]).toEqual({
			'@type': 'ListItem',
			position: 4,
			name: 'सामान्य अध्ययन प्रश्नपत्र 1',
			item: `${visitor.origin}${list}?category=GS_PAPER_1&lang=hindi`,
		})
		expect(await steps.last().locator('[aria-current=page]').count()).toBe(1)
		expect(await steps.last().getByRole('link').count()).toBe(0)
		await steps.getByRole('link', { name: 'सामान्य अध्ययन प्रश्नपत्र 1' }).click()
		await page.waitForURL(/category=GS_PAPER_1/)
		const left = page.getByRole('navigation', { name: 'आप यहाँ हैं' }).getByRole('listitem')
		await expect
			.poll(() => left.allTextContents())
			.toEqual(['होम', 'मुख्य परीक्षा अभ्यास', 'उत्तर लेखन अभ्यास', 'सामान्य अध्ययन प्रश्नपत्र 1'])
	})
})
