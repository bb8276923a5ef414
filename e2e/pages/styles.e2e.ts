import { describe, expect, it } from 'vitest'
import { getPage } from './get-page.ts'

const sheetsOf = (html: string) =>
	/<style data-sheets="([^"]+)"/.exec(html)?.[1]?.match(/[a-zA-Z]+(?=-[\w-]{8}\.css)/g) ?? []

describe('the styles of a page', () => {
	it('come inside it, and only those that it shows', async () => {
		const ofList = sheetsOf((await getPage('/answer-writing-practice')).html)
		expect(ofList).toEqual(expect.arrayContaining(['shell', 'parts', 'lists', 'questionCard', 'practice']))
		// An opened question's come when it is opened.
		expect(ofList).not.toContain('modals')
		expect(ofList).not.toContain('question')
		expect(sheetsOf((await getPage('/about')).html)).toEqual(['shell', 'parts', 'information'])
	})

	it.each([
		['/mains-miq/stepwells-craft-and-community?paper=GS_PAPER_1', 'Most Important Questions'],
		['/answer-writing-practice/prajamandal-political-awakening?category=ESSAY', 'Answer Writing Practice'],
	])('of a question are there without the list that it lies over: %s', async (path, title) => {
		const { html } = await getPage(path)
		expect(sheetsOf(html)).toContain('modals')
		expect(html).toMatch(new RegExp(`<h1[^>]*>[^<]*${title}`))
		expect(html).not.toContain('Q.1<')
	})
})
