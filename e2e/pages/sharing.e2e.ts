import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { origin } from '../harness/this-product.ts'
import { getPage, structuredData } from './get-page.ts'

const list = '/answer-writing-practice'
const question = `${list}/prajamandal-political-awakening`

const locations = async (address: string) =>
	[...(await getPage(address)).html.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
		url.replaceAll('&amp;', '&'),
	)

/** The addresses of a part are of one kind, in both languages: some of the many, from its beginning to its end; each odd step takes both. */
const someOf = (urls: string[]) => urls.filter((_, index) => index % (Math.ceil(urls.length / 15) | 1) === 0)

describe('a search engine', () => {
	it('is led by robots.txt to a sitemap, whose addresses answer with pages that may be listed', async () => {
		const robots = (await getPage('/robots.txt')).html
		const parts = await locations(/^Sitemap: (.+)$/m.exec(robots)?.[1] ?? '')
		const listed = await Promise.all(parts.map(locations))
		const urls = listed.flat()
		expect(urls).toContain(`${origin}${question}?lang=hindi`)
		expect(new Set(urls).size).toBe(urls.length)
		for (const url of listed.flatMap(someOf)) {
			const { status, html } = await getPage(url)
			expect([url, status, html.includes('content="noindex"')]).toEqual([url, 200, false])
			expect(html).toContain(`<link rel="canonical" href="${url.replaceAll('&', '&amp;')}"/>`)
		}
	})
})

describe('the home page', () => {
	it('says who is behind the product and where it is searched', async () => {
		const [organization, site] = structuredData((await getPage('/dashboard?lang=hindi')).html)
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
		const { meta } = await getPage(path)
		expect(meta('property="og:type"')).toBe(type)
		expect(meta('property="og:title"')).toBe(title)
		expect(meta('property="og:locale"')).toBe(locale)
		expect(meta('property="og:url"')).toBe(origin + path)
		expect(meta('name="twitter:card"')).toBe('summary_large_image')
		expect(meta('property="og:image:alt"')).toContain(title)
		const picture = await fetch(meta('property="og:image"') ?? '')
		const { width, height } = await sharp(Buffer.from(await picture.arrayBuffer())).metadata()
		expect([width, height]).toEqual([1200, 630])
	})
})
