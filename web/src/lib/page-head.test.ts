import { describe, expect, it } from 'vitest'
import { pageHead } from './page-head.ts'

const page = {
	origin: 'https://aravalli.example.com',
	path: '/answer-writing-practice?category=ESSAY',
	language: 'hindi',
	isLanguageInAddress: false,
	title: 'निबंध',
	description: 'निबंध के प्रश्न।',
} as const

function contentOf(head: ReturnType<typeof pageHead>, name: string) {
	const tags = head.meta.filter(
		(tag) => ('property' in tag && tag.property === name) || ('name' in tag && tag.name === name),
	)
	return tags.map((tag) => ('content' in tag ? tag.content : undefined))
}

describe('the head of a public page', () => {
	it('shares the picture that the server draws of the page in its language', () => {
		const head = pageHead(page)
		expect(contentOf(head, 'og:image')).toEqual([
			'https://aravalli.example.com/api/sharing-picture/answer-writing-practice?lang=hindi',
		])
		expect(contentOf(head, 'og:image:width')).toEqual(['1200'])
		expect(contentOf(head, 'og:image:height')).toEqual(['630'])
		expect(contentOf(head, 'og:image:alt')).toEqual(['निबंध | अरावली'])
		expect(contentOf(head, 'twitter:card')).toEqual(['summary_large_image'])
		expect(contentOf(head, 'og:type')).toEqual(['website'])
	})

	it('shares a picture of its own where it has one', () => {
		const picture = { url: 'https://aravalli.example.com/files/cover.webp', width: 1600, height: 1000, alt: 'सांभर झील' }
		const head = pageHead({ ...page, picture, type: 'article' })
		expect(contentOf(head, 'og:image')).toEqual([picture.url])
		expect(contentOf(head, 'og:image:width')).toEqual(['1600'])
		expect(contentOf(head, 'og:image:alt')).toEqual(['सांभर झील'])
		expect(contentOf(head, 'og:type')).toEqual(['article'])
	})
})
