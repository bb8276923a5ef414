import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { insertQuestions } from '../../server/src/features/answer-writing/tables.ts'
import { migrate } from '../../server/src/platform/database/migrate.ts'
import { openDatabase } from '../../server/src/platform/database/open-database.ts'
import { buildQuestion } from '../../server/src/testing/build-question.ts'
import { silentLog } from '../../server/src/testing/silent-log.ts'
import { aVisitor } from '../harness/open-browser.ts'
import { freshPlace, type Place } from '../harness/place.ts'
import { startProduct } from '../harness/start-product.ts'

const visitor = aVisitor()
const list = '/answer-writing-practice'
const question = `${list}/prajamandal-political-awakening`

/** Read by the browser's own XML reader, which takes nothing that is not well-formed. */
const locations = (page: Page, path: string) =>
	page.evaluate(async (from) => {
		const response = await fetch(from)
		const xml = new DOMParser().parseFromString(await response.text(), 'application/xml')
		const failure = xml.querySelector('parsererror')?.textContent
		if (!response.ok || failure) throw new Error(`${response.status} ${failure}`)
		return [...xml.querySelectorAll('loc')].map(({ textContent }) => textContent ?? '')
	}, path)

const content = (page: Page, selector: string) => page.locator(`head ${selector}`).getAttribute('content')

const structuredData = (page: Page): Promise<Record<string, unknown>[]> =>
	page
		.locator('script[type="application/ld+json"]')
		.evaluateAll((scripts) => scripts.map(({ textContent }) => JSON.parse(textContent ?? '')))

describe('a search engine', () => {
	it('is led by robots.txt to a sitemap, every address of which answers with a page that may be listed', async () => {
		const page = await visitor.open(list)
		const robots = await (await fetch(`${visitor.origin}/robots.txt`)).text()
		const sitemap = /^Sitemap: (.+)$/m.exec(robots)?.[1] ?? ''
		const parts = await locations(page, new URL(sitemap).pathname)
		const urls: string[] = []
		for (const part of parts) urls.push(...(await locations(page, new URL(part).pathname)))
		expect(urls).toContain(`${visitor.origin}${question}?lang=hindi`)
		expect(new Set(urls).size).toBe(urls.length)
		for (const url of urls) {
			const answer = await fetch(url)
			const html = await answer.text()
			expect([url, answer.status, html.includes('content="noindex"')]).toEqual([url, 200, false])
			expect(html).toContain(`<link rel="canonical" href="${url.replaceAll('&', '&amp;')}"/>`)
		}
	})
})

describe('the home page', () => {
	it('says who is behind the product and where it is searched', async () => {
		const page = await visitor.open('/dashboard?lang=hindi')
		const [organization, site] = await structuredData(page)
		expect(organization).toMatchObject({ '@type': 'Organization', name: 'अरावली', alternateName: 'Aravalli' })
		expect(site).toMatchObject({ '@type': 'WebSite', potentialAction: { '@type': 'SearchAction' } })
	})
})

describe('a shared link', () => {
	it.each([
		{
			path: `${question}?lang=hindi`,
			type: 'article',
			locale: 'hi_IN',
			title: 'राजस्थान की देशी रियासतों में राजनीतिक जागृति लाने में… – उत्तर लेखन अभ्यास',
		},
		{
			path: `${question}?lang=english`,
			type: 'article',
			locale: 'en_IN',
			title: 'Discuss the role of the Prajamandal movements in the… – Answer Writing Practice',
		},
		{ path: `${list}?lang=hindi`, type: 'website', locale: 'hi_IN', title: 'उत्तर लेखन अभ्यास' },
		{ path: `${list}?lang=english`, type: 'website', locale: 'en_IN', title: 'Answer Writing Practice' },
	])('shows title, sentence and picture: $path', async ({ path, type, locale, title }) => {
		const page = await visitor.open(path)
		expect(await content(page, 'meta[property="og:type"]')).toBe(type)
		expect(await content(page, 'meta[property="og:title"]')).toBe(title)
		expect(await content(page, 'meta[property="og:locale"]')).toBe(locale)
		expect(await content(page, 'meta[property="og:url"]')).toBe(visitor.origin + path)
		expect(await content(page, 'meta[name="twitter:card"]')).toBe('summary_large_image')
		expect(await content(page, 'meta[property="og:image:alt"]')).toContain(title)
		const picture = (await content(page, 'meta[property="og:image"]')) ?? ''
		const size = await page.evaluate(async (src) => {
			const image = Object.assign(new Image(), { src })
			await image.decode()
			return [image.naturalWidth, image.naturalHeight]
		}, picture)
		expect(size).toEqual([1200, 630])
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

/** Before the product's first start, which leaves a filled database as it is. */
async function storeQuestion({ variables }: Place, questionText: string) {
	const settings = { databaseUrl: variables.DATABASE_URL ?? null, dataDir: variables.DATA_DIR ?? '' }
	const database = await openDatabase(settings, silentLog)
	await migrate(database, silentLog)
	const plain = buildQuestion()
	const hostile = buildQuestion({ id: 'hostile', english: { ...plain.english, questionText }, hindi: null })
	await database.transaction((tx) => insertQuestions(tx, [hostile]))
	await database.close()
}
