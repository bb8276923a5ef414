import { describe, expect, it } from 'vitest'
import { getPage } from './get-page.ts'

describe('a page is called', () => {
	it.each([
		['/answer-writing-practice', 200, 'Answer Writing Practice | Aravalli'],
		['/answer-writing-practice?category=ESSAY', 200, 'Essay – Answer Writing Practice | Aravalli'],
		['/answer-writing-practice?page=2', 200, 'Answer Writing Practice – Page 2 | Aravalli'],
		['/answer-writing-practice?search=water', 200, '“water” – Answer Writing Practice | Aravalli'],
		['/answer-writing-practice/no-such-question', 404, 'Question not found | Aravalli'],
		['/answer-writing-practice/no/such/page', 404, 'Page not found | Aravalli'],
		['/mains-miq', 200, 'Most Important Questions | Aravalli'],
		['/mains-miq?paper=ESSAY', 200, 'Essay – Most Important Questions | Aravalli'],
		['/mains-miq?page=2', 200, 'Most Important Questions – Page 2 | Aravalli'],
		['/mains-miq?search=water', 200, '“water” – Most Important Questions | Aravalli'],
		['/mains-miq/no-such-question', 404, 'Question not found | Aravalli'],
		['/search', 200, 'Search | Aravalli'],
		['/search?q=mewar&page=2', 200, '“mewar” – Search – Page 2 | Aravalli'],
	])('%s (%i): %s', async (path, status, title) => {
		const page = await getPage(path)
		expect([page.status, page.title]).toEqual([status, title])
	})
})

describe('an address', () => {
	it.each([
		['/current-affairs?page=1&category=weather&utm_source=x', '/current-affairs?utm_source=x'],
		['/blogs?lang=hindi&page=0', '/blogs?lang=hindi'],
		['/search?q=mewar&kind=nothing', '/search?q=mewar'],
		['/prelims-syllabus-strategy?lang=hindi&tab=nothing', '/prelims-syllabus-strategy?lang=hindi'],
		['/mains-syllabus-strategy?section=answer-writing&tab=strategy', '/mains-syllabus-strategy?tab=strategy'],
	])('that asks for nothing that there is leads to the plain one: %s', async (path, plain) => {
		const { status, location } = await getPage(path)
		expect([status, location]).toEqual([307, plain])
	})

	it('of a list of articles is named without what the list does not read', async () => {
		const { html } = await getPage('/current-affairs?category=economy&date=lastMonth&lang=hindi&page=2&utm_source=x')
		const [, named] = /<link [^>]*rel="canonical" href="https?:\/\/[^/]*([^"]*)"/.exec(html) ?? []
		expect(named).toBe('/current-affairs?category=economy&amp;date=lastMonth&amp;page=2&amp;lang=hindi')
	})
})

describe.each(['/answer-writing-practice', '/mains-miq'])('the list %s', (list) => {
	it('says what is wrong with a search that is too long, and keeps it', async () => {
		const search = 'x'.repeat(201)
		const { status, html } = await getPage(`${list}?search=${search}`)
		expect(status).toBe(200)
		expect(html).toContain('The search can have at most 200 characters')
		expect(html).toMatch(new RegExp(`<input[^>]* value="${search}"`))
	})

	it('says of a question that is not there how to come back', async () => {
		const { html } = await getPage(`${list}/no-such-question`)
		expect(html).toContain('Question not found')
		expect(html).toMatch(new RegExp(`<a [^>]*href="${list}"[^>]*>(<[^>]*>)*Back to the list`))
	})
})

describe('a post that is not there', () => {
	it.each([
		['english', 'Post not found', 'See all posts'],
		['hindi', 'पोस्ट नहीं मिली', 'सभी पोस्ट देखें'],
	])('is a page of its own, kept out of search, in %s', async (lang, words, way) => {
		const { status, html, meta } = await getPage(`/blogs/no-such-post?lang=${lang}`)
		expect([status, meta('name="robots"')]).toEqual([404, 'noindex'])
		expect(html).toMatch(new RegExp(`<h1[^>]*>${words}</h1>`))
		expect(html).toMatch(new RegExp(`<a [^>]*href="/blogs"[^>]*>(<[^>]*>)*${way}`))
	})
})
