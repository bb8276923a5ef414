import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { migrate } from '../../server/src/platform/database/migrate.ts'
import { openDatabase } from '../../server/src/platform/database/open-database.ts'
import { buildQuestion } from '../../server/src/testing/build-question.ts'
import { silentLog } from '../../server/src/testing/silent-log.ts'
import { storeQuestions } from '../../server/src/testing/store-questions.ts'
import { aVisitor } from '../harness/open-browser.ts'
import { freshPlace, type Place } from '../harness/place.ts'
import { startProduct } from '../harness/start-product.ts'

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

const structuredData = (page: Page): Promise<Record<string, unknown>[]> =>
	page
		.locator('script[type="application/ld+json"]')
		.evaluateAll((scripts) => scripts.map(({ textContent }) => JSON.parse(textContent ?? '')))

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
		expect(items[2]).toEqual({
			'@type': 'ListItem',
			position: 3,
			name: 'सा. अध्ययन 1',
			item: `${visitor.origin}${list}?category=GS_PAPER_1&lang=hindi`,
		})
		expect(await steps.last().locator('[aria-current=page]').count()).toBe(1)
		expect(await steps.last().getByRole('link').count()).toBe(0)
		await steps.getByRole('link', { name: 'सा. अध्ययन 1' }).click()
		await page.waitForURL(/category=GS_PAPER_1/)
		const left = page.getByRole('navigation', { name: 'आप यहाँ हैं' }).getByRole('listitem')
		await expect.poll(() => left.allTextContents()).toEqual(['होम', 'उत्तर लेखन अभ्यास', 'सा. अध्ययन 1'])
	})

	it('holds nothing that runs, whatever a question says', async () => {
		const hostile = '</script><script>window.isHurt = 1</script><!--<script> & "quoted" \u2028 \' end'
		const place = await freshPlace()
		await storeQuestion(place, hostile)
		const product = await startProduct(place)
		const page = await visitor.open(`${product.origin}${list}/hostile?lang=english`)
		const [trail] = await structuredData(page)
		const items = (trail?.itemListElement ?? []) as { name: string }[]
		expect(hostile.startsWith(items.at(-1)?.name.replace('…', '') ?? 'nothing')).toBe(true)
		expect(await page.evaluate(() => Reflect.get(window, 'isHurt'))).toBeUndefined()
		expect(await page.locator('head script:not([type="application/ld+json"])').count()).toBeLessThan(4)
		expect(await page.getByRole('heading', { level: 3 }).textContent()).toContain('</script><script>window.isHurt')
		await page.close()
		expect(await product.stop()).toBe(0)
		await place.remove()
	})
})

/** Stores it before the product's first start, which leaves a filled database as it is. */
async function storeQuestion({ variables }: Place, questionText: string) {
	const settings = { databaseUrl: variables.DATABASE_URL ?? null, dataDir: variables.DATA_DIR ?? '' }
	const database = await openDatabase(settings, silentLog)
	await migrate(database, silentLog)
	const plain = buildQuestion()
	const hostile = buildQuestion({ id: 'hostile', english: { ...plain.english, questionText }, hindi: null })
	await storeQuestions({ database }, hostile)
	await database.close()
}
