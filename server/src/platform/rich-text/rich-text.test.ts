import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { richTextBlocks, richTextWords } from './rich-text-blocks.ts'
import { sanitizeLine, sanitizeRichText } from './sanitize-rich-text.ts'

describe('cleaning rich text', () => {
	it.each([
		['keeps what editors have', '<h2>क</h2><p><strong>a</strong> <em>b</em><br />c</p>'],
		['keeps lists in lists', '<ul><li>a<ol><li>b</li></ol></li></ul>'],
		['keeps a table', '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>'],
		[
			'keeps addresses of the web and of this site',
			'<p><a href="https://example.com/?a=1&amp;b=2">a</a><a href="/x">b</a></p>',
		],
		[
			'keeps pictures that were uploaded',
			'<p>a</p><img src="/api/media/2026/11/a-1.webp" alt="क &lt; &quot;ख&quot;" width="640" height="9999" /><img src="/api/media/b" alt="" />',
		],
	])('%s', (_, html) => expect(sanitizeRichText(html)).toBe(html))

	it.each([
		[
			'other names for the same',
			'<h1>a</h1><div><b>b</b><i>c</i></div>',
			'<h2>a</h2><p><strong>b</strong><em>c</em></p>',
		],
		['attributes', '<p class=a id=b style="x" onclick=y>a</p>', '<p>a</p>'],
		['what is not named', '<section><font>a</font><img src=x onerror=y><u>b</u></section>', 'ab'],
		['scripts with their words', 'a<script>b</script><style>c</style><textarea>d</textarea>e', 'ae'],
		['foreign markup', '<svg><p>a</p></svg><math><mi>b</mi></math>', '<p>a</p>b'],
		[
			'addresses that run',
			'<a href="javascript:x">a</a><a href=" jAvA&#10;script:x">b</a><a href="data:text/html,x">c</a>',
			'abc',
		],
		[
			'addresses that only look like paths',
			'<a href="//host">a</a><a href="/\\host">b</a><a href="\\\\host">c</a>',
			'abc',
		],
		['addresses that depend on the page', '<a href="x.html">a</a><a href="../y">b</a><a href="?z">c</a>', 'abc'],
		[
			'attributes of pictures',
			'<img id=a class=b alt=" c\nd " style="x" srcset="/api/media/b 2x" height=0 onerror=y width="9 9" loading=lazy src="/api/media/a">',
			'<img src="/api/media/a" alt="c d" />',
		],
		['pictures without words', '<img src="/api/media/a">', '<img src="/api/media/a" alt="" />'],
		...[
			'https://example.com/api/media/a',
			'//host/api/media/a',
			'/api/media/',
			'/api/media/../accounts/me',
			'/api/media/a/..',
			'/api/media/./a',
			'/api/media//host/a',
			'/api/media/%2e%2e/a',
			'/api/media/a?b=c',
			'/api/media/a#b',
			'/api/media/A',
			'/api/mediaa',
			'/API/media/a',
			' /api/media/a',
			'/api/media/a\n',
			'/api\\media/a',
			'data:image/svg+xml,x',
			'javascript:x',
			'x',
			'',
		].map((src) => [`the picture ${src}`, `a<img src="${src}" alt="b">c`, 'ac']),
		['what cannot be stored', 'a\u0000b\u0007c', 'abc'],
		['letters in two ways', 'क\u093c', 'क़'.normalize('NFC')],
	])('mends or drops %s', (_, html, clean) => expect(sanitizeRichText(html)).toBe(clean))

	it('changes nothing when it is done again', () => {
		const pieces = [
			'<p>',
			'</p>',
			'<b>',
			'<a href="/a">',
			'</a>',
			'<script>',
			'<svg>',
			'<table>',
			'<td>',
			'&lt;',
			'<',
			'>',
			'"',
			'क',
			' ',
			'<!--',
			'-->',
			'<ul>',
			'<li>',
			'&#60;',
			'<img src="/api/media/a" alt="',
		]
		const markup = fc.array(fc.constantFrom(...pieces), { maxLength: 25 }).map((parts) => parts.join(''))
		fc.assert(
			fc.property(markup, (html) => {
				const clean = sanitizeRichText(html)
				expect(sanitizeRichText(clean)).toBe(clean)
			}),
			{ numRuns: 500 },
		)
	})
})

describe('rich text within a line', () => {
	it.each([
		['<h1>Rivers of <b>Rajasthan</b></h1>', 'Rivers of <strong>Rajasthan</strong>'],
		['<p>One</p><p>two<br>three</p>', 'One two three'],
		['H<sub>2</sub>O &amp; <a href="/x">a link</a>', 'H<sub>2</sub>O &amp; a link'],
		['<img src=x onerror=alert(1)>a<script>b</script><svg onload=c>d</svg>', 'ad'],
		['<scr<p>ipt>alert(1)</script>', 'alert(1)'],
		['', ''],
	])('keeps of %s: %s', (html, clean) => expect(sanitizeLine(html)).toBe(clean))
})

describe('rich text as data', () => {
	it('has headings, paragraphs with their looks, and links', () => {
		const html =
			'<h2>A &amp; b</h2><p>one <strong>two <em>three</em></strong> H<sub>2</sub>O <a href="/x">x</a><br />y</p>'
		expect(richTextBlocks(html)).toEqual([
			{ kind: 'heading', level: 2, runs: [{ text: 'A & b' }] },
			{
				kind: 'paragraph',
				runs: [
					{ text: 'one ' },
					{ text: 'two ', isStrong: true },
					{ text: 'three', isStrong: true, isEmphasised: true },
					{ text: ' H' },
					{ text: '2', place: 'sub' },
					{ text: 'O ' },
					{ text: 'x', href: '/x' },
					{ text: '\n' },
					{ text: 'y' },
				],
			},
		])
	})

	it('has lists in lists and words beside blocks', () => {
		expect(richTextBlocks('loose<ul><li>a<ol><li>b</li></ol></li><li><p>c</p></li></ul>')).toEqual([
			{ kind: 'paragraph', runs: [{ text: 'loose' }] },
			{
				kind: 'list',
				isOrdered: false,
				items: [
					[
						{ kind: 'paragraph', runs: [{ text: 'a' }] },
						{ kind: 'list', isOrdered: true, items: [[{ kind: 'paragraph', runs: [{ text: 'b' }] }]] },
					],
					[{ kind: 'paragraph', runs: [{ text: 'c' }] }],
				],
			},
		])
	})

	it('has tables with and without a head', () => {
		const cell = (text: string, isHeader: boolean) => ({
			isHeader,
			blocks: [{ kind: 'paragraph', runs: [{ text }] }],
		})
		const html = '<table><caption>c</caption><thead><tr><th>a</th></tr></thead><tr><td>b</td></tr></table>'
		expect(richTextBlocks(html)).toEqual([
			{ kind: 'table', caption: [{ text: 'c' }], rows: [[cell('a', true)], [cell('b', false)]] },
		])
	})

	it('has the words of pictures in their place', () => {
		const picture = (alt: string) => `<img src="/api/media/a" alt="${alt}" />`
		expect(richTextBlocks(`<p>a</p>${picture('b')}${picture('')}<ul><li>${picture('c')}</li></ul>`)).toEqual([
			{ kind: 'paragraph', runs: [{ text: 'a' }] },
			{ kind: 'paragraph', runs: [{ text: 'b' }] },
			{ kind: 'list', isOrdered: false, items: [[{ kind: 'paragraph', runs: [{ text: 'c' }] }]] },
		])
	})

	it('has nothing where nothing is written', () => {
		expect(richTextBlocks('<p> </p><h2></h2><p><strong> </strong></p><img src="/api/media/a" alt="" />')).toEqual([])
	})

	it('is also words alone', () => {
		const html =
			'<h2>A</h2><ul><li>b</li><li>c</li></ul><table><tr><td>d</td><td>e</td></tr></table><blockquote><p>f</p></blockquote>'
		expect(richTextWords(html)).toBe('A\nb\nc\nd e\nf')
	})
})
