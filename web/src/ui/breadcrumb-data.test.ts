import { describe, expect, it } from 'vitest'
import { breadcrumbData } from './breadcrumb-data.ts'

describe('the data of a breadcrumb', () => {
	it('names each step with its place and its address in the language of the page', () => {
		const items = [
			{ label: 'होम', link: { to: '/' } },
			{ label: 'निबंध', link: { to: '/answer-writing-practice', search: { category: 'ESSAY' } } },
			{ label: 'प्रश्न', link: { to: '/answer-writing-practice/$questionId', params: { questionId: 'a/b' } } },
			{ label: 'यह पृष्ठ' },
		]
		expect(breadcrumbData(items, 'https://a.example', 'hindi')).toEqual({
			'@context': 'https://schema.org',
			'@type': 'BreadcrumbList',
			itemListElement: [
				{ '@type': 'ListItem', position: 1, name: 'होम', item: 'https://a.example/?lang=hindi' },
				{
					'@type': 'ListItem',
					position: 2,
					name: 'निबंध',
					item: 'https://a.example/answer-writing-practice?category=ESSAY&lang=hindi',
				},
				{
					'@type': 'ListItem',
					position: 3,
					name: 'प्रश्न',
					item: 'https://a.example/answer-writing-practice/a%2Fb?lang=hindi',
				},
				{ '@type': 'ListItem', position: 4, name: 'यह पृष्ठ' },
			],
		})
	})
})
