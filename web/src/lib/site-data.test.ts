import { describe, expect, it } from 'vitest'
import { siteData } from './site-data.ts'

describe('what search engines are told of the product', () => {
	const [organisation, site] = siteData('https://a.example', 'hindi', {
		path: '/answer-writing-practice',
		key: 'search',
	})

	it('names who is behind it', () => {
		expect(organisation).toMatchObject({
			'@type': 'Organization',
			name: 'अरावली',
			alternateName: 'Aravalli',
			url: 'https://a.example/',
			logo: 'https://a.example/favicon.svg',
		})
		const { sameAs } = organisation as { sameAs: unknown[] }
		expect(sameAs).toContain('https://chat.example.com/aravalli')
		expect(sameAs).not.toContain(null)
	})

	it('says how to search it', () => {
		expect(site).toMatchObject({
			'@type': 'WebSite',
			publisher: { '@id': 'https://a.example/#organization' },
			potentialAction: {
				target: {
					urlTemplate: 'https://a.example/answer-writing-practice?lang=hindi&search={search_term_string}',
				},
			},
		})
	})
})
