import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { getPage } from './get-page.ts'

/** A page may bring along so much of styles, gzip. */
const MOST_BYTES = 20_000

describe('the styles of a page', () => {
	it.each(['/answer-writing-practice', '/about', '/dashboard'])(
		'come inside it, and are not too many: %s',
		async (path) => {
			const styles = /<style data-sheets="[^"]+"[^>]*>([^<]+)/.exec((await getPage(path)).html)?.[1] ?? ''
			expect(styles).not.toBe('')
			expect(gzipSync(styles).length).toBeLessThan(MOST_BYTES)
		},
	)

	it.each([
		['/mains-miq/stepwells-craft-and-community?paper=GS_PAPER_1', 'Most Important Questions'],
		['/answer-writing-practice/prajamandal-political-awakening?category=ESSAY', 'Answer Writing Practice'],
	])('of a question are there without the list that it lies over: %s', async (path, title) => {
		const { html } = await getPage(path)
		expect(html).toMatch(new RegExp(`<h1[^>]*>[^<]*${title}`))
		expect(html).not.toContain('Q.1<')
	})
})
