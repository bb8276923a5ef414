import { describe, expect, it } from 'vitest'
import { type MailContent, mailLayout } from './mail-layout.ts'

const hostile = `<script>alert("1")</script> & 'me'`
const content: MailContent = {
	language: 'english',
	title: 'Reset',
	paragraphs: ['One.', 'Two.'],
	footnote: 'Ignore it.',
}

describe('the layout of a mail', () => {
	it('says the same in both bodies', () => {
		const { text, html } = mailLayout({
			...content,
			code: '482913',
			button: { label: 'Open', url: 'https://aravalli.example.com/a?b=1&c=2' },
		})
		expect(text).toBe(
			'Reset\n\nOne.\n\nTwo.\n\n482913\n\nOpen:\nhttps://aravalli.example.com/a?b=1&c=2\n\nIgnore it.\n\nAravalli\n',
		)
		for (const part of ['>Reset</h1>', '>One.</p>', '>Two.</p>', '>482913</p>', '>Open</a>', '>Ignore it.</td>']) {
			expect(html).toContain(part)
		}
		expect(html).toContain('href="https://aravalli.example.com/a?b=1&amp;c=2"')
	})

	it('leaves out what is not given', () => {
		const { text, html } = mailLayout(content)
		expect(text).not.toContain('undefined')
		expect(html).not.toMatch(/undefined|class="code"|<a /)
	})

	it('lets no text become markup', () => {
		const { html } = mailLayout({
			language: 'english',
			title: hostile,
			paragraphs: [hostile],
			code: hostile,
			button: { label: hostile, url: `https://x.example/"onclick="a` },
			footnote: hostile,
		})
		expect(html).not.toContain('<script')
		expect(html).not.toContain('"onclick="')
		expect(html.split('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;me&#39;')).toHaveLength(7)
	})

	it('names its language and the direction, where Gmail keeps them too', () => {
		const { html, text } = mailLayout({ ...content, language: 'hindi' })
		expect(html).toMatch(/<html lang="hi" dir="ltr">/)
		expect(html).toMatch(/<table [^>]*lang="hi" dir="ltr">/)
		expect(text).toContain('अरावली')
	})

	it('loads nothing and follows nobody', () => {
		const { html } = mailLayout({ ...content, button: { label: 'Open', url: 'https://aravalli.example.com/' } })
		expect(html).not.toMatch(/<img|<link|url\(|@import|src=|<script/)
	})

	it('refuses a button that does not lead to a web page', () => {
		expect(() => mailLayout({ ...content, button: { label: 'Open', url: 'javascript:alert(1)' } })).toThrow(RangeError)
	})
})
