/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/** What editors paste from Word, Google Docs and web pages becomes plain rich text, or nothing. */
import { parseHTML } from 'linkedom'
import { describe, expect, it } from 'vitest'
import { richTextVectors } from '../e2e/harness/xss/rich-text.ts'
import { sanitizeLine, sanitizeRichText } from '../server/src/platform/rich-text/sanitize-rich-text.ts'
import { withReadableStyles } from '../web/src/ui/editing/rich-text/document/pasted-styles.ts'
import { RichParser } from '../web/src/ui/editing/rich-text/document/read-html.ts'
import { lineParts, richParts, schemaOf } from '../web/src/ui/editing/rich-text/document/rich-schema.ts'
import { writeHtml } from '../web/src/ui/editing/rich-text/document/write-html.ts'

const rich = schemaOf(richParts)
const line = schemaOf(lineParts)

/** Pastes into an empty field. */
function pasted(html: string, schema = rich): string {
	const { document } = parseHTML(`<html><body>${withReadableStyles(html)}</body></html>`)
	const { content } = RichParser.of(schema).parseSlice(document.body as never)
	const { topNodeType } = schema
	// Words alone would go on in the block that is there.
	const block = topNodeType.contentMatch.defaultType?.createAndFill(null, content)
	return writeHtml(topNodeType.createAndFill(null, content) ?? topNodeType.create(null, block))
}

const wordItem = (level: number, marker: string, words: string) =>
	`<p class=MsoListParagraph style='margin-left:36.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`

describe('what is pasted', () => {
	it.each([
		[
			'from Word: words',
			'<style>p {color: red}</style><!--StartFragment--><p class=MsoNormal style="mso-margin:0"><b style="mso-bidi-font-weight:normal">One</b>&nbsp;<i>two</i><span lang=EN-IN style="font-size:14pt"> three</span><o:p></o:p></p><!--EndFragment-->',
			'<p><strong>One</strong> <em>two</em> three</p>',
		],
		[
			'from Word: lists',
			`<p>a</p>${wordItem(1, '·', 'b')}${wordItem(2, 'o', 'c')}${wordItem(1, '·', 'd')}<p>e</p>${wordItem(1, '1.', 'f')}${wordItem(1, '2.', 'g')}`,
			'<p>a</p><ul><li>b<ul><li>c</li></ul></li><li>d</li></ul><p>e</p><ol><li>f</li><li>g</li></ol>',
		],
		[
			'from Word: a table',
			'<table class=MsoTableGrid border=1 style="border-collapse:collapse"><tr style="height:1pt"><td width=100 colspan=2 valign=top><p class=MsoNormal>a</p></td></tr><tr><td><p>b</p></td><td><p>c</p></td></tr></table>',
			'<table><tbody><tr><td>a</td></tr><tr><td>b</td><td>c</td></tr></tbody></table>',
		],
		[
			'from Google Docs',
			'<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr"><span style="font-weight:400">Title</span></h1><p dir="ltr"><span style="font-weight:700">a</span><span style="font-style:italic">b</span><span style="vertical-align:super">c</span></p><ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>d style="x"</span></p></li><ul><li><p>e</p></li></ul></ul></b>',
			'<h2>Title</h2><p><strong>a</strong><em>b</em><sup>c</sup></p><ul><li>d style="x"<ul><li>e</li></ul></li></ul>',
		],
		[
			'from a web page',
			'<div class="x"><h4 id="y" onclick="z()">a</h4><p>b <a href="https://example.com/?a=1&amp;b=2" target="_blank" class="q">c</a> <a href="javascript:x">d</a> <u>e</u></p><img src="https://example.com/a.png" alt="f"><button>g</button><svg><text>h</text></svg><figure><img src="/api/media/a.webp" alt="i" width="20" style="x"></figure></div>',
			'<h3>a</h3><p>b <a href="https://example.com/?a=1&amp;b=2">c</a> d e</p><img src="/api/media/a.webp" alt="i" width="20" />',
		],
		[
			'with a title of a table',
			'<table><caption>a</caption><tr><th>b</th></tr></table>',
			'<table><caption>a</caption><thead><tr><th>b</th></tr></thead></table>',
		],
	])('becomes rich text: %s', (_, html, clean) => expect(pasted(html)).toBe(clean))

	it.each([
		[
			'<h2>Rivers of <b>Rajasthan</b></h2><p>and <a href="/x">lakes</a></p>',
			'Rivers of <strong>Rajasthan</strong> and lakes',
		],
		['<ul><li>a</li><li>b<br>c</li></ul><script>d</script>', 'a b c'],
	])('becomes a line where it is one: %s', (html, clean) => {
		expect(pasted(html, line)).toBe(clean)
		expect(sanitizeLine(clean)).toBe(clean)
	})

	it('is what the server stores, and no element runs: hostile markup in all its places', () => {
		const some = richTextVectors.filter((_, index) => index % 9 === 0)
		for (const vector of some) {
			const html = pasted(vector)
			expect(sanitizeRichText(html)).toBe(html)
		}
		expect(some.length).toBeGreaterThan(300)
	})
})
