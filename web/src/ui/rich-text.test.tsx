import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { RichText, richTextHeadings } from './rich-text.tsx'

const html = '<h2>Law &amp; <strong>duty</strong></h2><p>a</p><h3>b</h3><h2>क &lt; ख</h2>'

describe('rich text', () => {
	it('names its chapters as their list does', () => {
		const headings = richTextHeadings(html, 'part')
		expect(headings).toEqual([
			{ id: 'part-1', text: 'Law & duty' },
			{ id: 'part-2', text: 'क < ख' },
		])
		const markup = renderToStaticMarkup(<RichText html={html} anchors="part" />)
		for (const { id } of headings) expect(markup).toContain(`<h2 id="${id}" tabindex="-1">`)
	})

	it('leaves its pictures until a reader comes near', () => {
		const picture = '<img src="/api/media/a" alt="b" />'
		const shown = renderToStaticMarkup(<RichText html={`<p>&lt;img </p>${picture}`} />)
		expect(shown).toContain('<p>&lt;img </p><img loading="lazy" decoding="async" src="/api/media/a" alt="b" />')
	})

	it('stays as it is without a name, and says its language', () => {
		expect(renderToStaticMarkup(<RichText html={html} lang="hi" />)).toContain(`lang="hi">${html}</div>`)
	})
})
