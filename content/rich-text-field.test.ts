/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/** The field in which editors write rich text takes and gives it exactly as the server stores it. */
import { globSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { parseHTML } from 'linkedom'
import { describe, expect, it } from 'vitest'
import { sanitizeLine, sanitizeRichText } from '../server/src/platform/rich-text/sanitize-rich-text.ts'
import { isStoredAddress } from '../web/src/ui/editing/rich-text/document/link-address.ts'
import { plainTextHtml } from '../web/src/ui/editing/rich-text/document/plain-text.ts'
import { RichParser } from '../web/src/ui/editing/rich-text/document/read-html.ts'
import { lineParts, richParts, schemaOf } from '../web/src/ui/editing/rich-text/document/rich-schema.ts'
import { writeHtml } from '../web/src/ui/editing/rich-text/document/write-html.ts'

const rich = schemaOf(richParts)
const line = schemaOf(lineParts)

const bodyOf = (html: string) => parseHTML(`<html><body>${html}</body></html>`).document.body as never

/** Opens what is stored and gives it back. */
const opened = (html: string, schema = rich) => writeHtml(RichParser.of(schema).parse(bodyOf(html)))

describe('what is stored', () => {
	const bodies = globSync('content/{blogs,current-affairs,study-material}/**/*.json').flatMap((file) =>
		markupIn(JSON.parse(readFileSync(file, 'utf8'))),
	)

	it('is the same after it was opened: every text of the demo', () => {
		expect(bodies.length).toBeGreaterThan(800)
		expect(bodies.filter((body) => opened(body) !== body)).toEqual([])
	})

	it.each([
		'<ul><li>a<ol><li><strong>b</strong></li><li></li></ol></li></ul>',
		'<ul><li><p>a</p><p>b</p></li></ul>',
		'<blockquote>a</blockquote><blockquote><p>a</p><p>b</p></blockquote>',
		'<table><caption>a <em>b</em></caption><thead><tr><th>c</th><th>d</th></tr></thead><tbody><tr><th>e</th><td></td></tr></tbody></table>',
		'<p>H<sub>2</sub>O <a href="/x?a=1&amp;b=2">a <strong>b</strong></a><br />c &lt;p&gt;</p>',
		'<p>a</p><img src="/api/media/2026/a-1.webp" alt="1 &quot;क&quot;" width="640" height="480" /><h3>b</h3>',
		'',
	])('is the same after it was opened: %s', (html) => {
		expect(sanitizeRichText(html)).toBe(html)
		expect(opened(html)).toBe(html)
	})

	it('keeps all its words when it is of another form', () => {
		expect(
			opened('loose <strong>b</strong><ul><li><p>c</p></li></ul><table><tr><td><h2>d</h2></td></tr></table>'),
		).toBe(
			'<p>loose <strong>b</strong></p><ul><li>c</li></ul><table><tbody><tr><td><h2>d</h2></td></tr></tbody></table>',
		)
	})
})

describe('what editors write', () => {
	it('is what the server stores, and the same when it is opened again', () => {
		fc.assert(
			fc.property(richDocument({ maxDepth: 2 }), (json) => {
				const html = writeHtml(documentOf(rich, json))
				expect(sanitizeRichText(html)).toBe(html)
				expect(opened(html)).toBe(html)
			}),
			{ numRuns: 100 },
		)
	})

	it('is what the server stores however deep it is', () => {
		fc.assert(
			fc.property(richDocument({ maxDepth: 9 }), (json) => {
				const html = writeHtml(documentOf(rich, json))
				expect(sanitizeRichText(html)).toBe(html)
			}),
			{ numRuns: 100 },
		)
	})

	it('is what the server stores of a text within a line', () => {
		fc.assert(
			fc.property(inline(lineMarks, false), (content) => {
				const html = writeHtml(documentOf(line, { type: 'doc', content: [{ type: 'line', content }] }))
				expect(sanitizeLine(html)).toBe(html)
				expect(opened(html, line)).toBe(html)
			}),
		)
	})

	it('has addresses alone that the server keeps', () => {
		const piece = fc.constantFrom(
			...[
				'https://',
				'http:',
				'mailto:',
				'javascript:',
				'/',
				'//',
				'\\',
				'#',
				' ',
				'\t',
				'\n',
				'a',
				'.',
				'&',
				'"',
				'<',
				'क',
				'\u0001',
			],
		)
		const address = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''))
		fc.assert(
			fc.property(address.filter(isStoredAddress), (href) => {
				const text = { type: 'text', text: 'a', marks: [{ type: 'link', attrs: { href } }] }
				const html = writeHtml(documentOf(rich, { type: 'doc', content: [{ type: 'paragraph', content: [text] }] }))
				expect(sanitizeRichText(html)).toBe(html)
			}),
		)
	})

	it('loses its deepest elements and no word where it is deeper than the server keeps', () => {
		const nested = (depth: number): object => ({
			type: 'bulletList',
			content: [
				{
					type: 'listItem',
					content: [
						{ type: 'paragraph', content: [{ type: 'text', text: `word${depth}`, marks: [{ type: 'strong' }] }] },
						...(depth > 1 ? [nested(depth - 1)] : []),
					],
				},
			],
		})
		const html = writeHtml(documentOf(rich, { type: 'doc', content: [nested(9)] }))
		expect(sanitizeRichText(html)).toBe(html)
		expect(html.match(/word\d/g)).toHaveLength(9)
		expect(html.match(/<ul>/g)).toHaveLength(6)
	})
})

describe('plain text that is pasted', () => {
	it.each([
		['a\r\n\r\nb\nc\n\n\nd\n', '<p>a</p><p>b<br />c</p><p>d</p>'],
		['\na\nb\n', '<p>a</p><p>b</p>'],
		['a:\n1. b\n2) c\n\n• d\n•\te', '<p>a:</p><ol><li>b</li><li>c</li></ol><ul><li>d</li><li>e</li></ul>'],
		['<b>a</b> & b', '<p>&lt;b&gt;a&lt;/b&gt; &amp; b</p>'],
		['2011 census\n1.5 lakh\n-5 degrees', '<p>2011 census</p><p>1.5 lakh</p><p>-5 degrees</p>'],
		['', ''],
	])('becomes paragraphs and lists: %j', (text, html) => {
		expect(plainTextHtml(text)).toBe(html)
		expect(opened(html)).toBe(html)
	})
})

/** Finds every string that has an element in it. */
function markupIn(value: unknown): string[] {
	if (typeof value === 'string') return /<[a-z]/.test(value) ? [value] : []
	return value && typeof value === 'object' ? Object.values(value).flatMap(markupIn) : []
}

function documentOf(schema: typeof rich, json: object) {
	const doc = schema.nodeFromJSON(json)
	doc.check()
	return doc
}

const lineMarks = ['strong', 'em', 'sub'] as const

function inline(names: readonly string[], hasBreaks: boolean) {
	const marks = fc.subarray([...names]).map((some) => some.map((type) => ({ type, attrs: { href: '/a?b=1&c=2' } })))
	const words = fc.oneof(
		fc.string({ minLength: 1, unit: 'grapheme' }),
		fc.string({ minLength: 1, unit: 'binary' }),
		fc.constantFrom('a b', ' ', 'राजस्थान', '<p>', '&lt;', '\u0338a', 'क\u093c', '"', '\n', '\t', '\u00a0', '\u0000'),
	)
	const text = fc.record({ type: fc.constant('text'), text: words, marks })
	const lineBreak = fc.record({ type: fc.constant('lineBreak'), marks })
	return fc.array(hasBreaks ? fc.oneof({ weight: 5, arbitrary: text }, lineBreak) : text, { maxLength: 5 })
}

function richDocument({ maxDepth }: { maxDepth: number }) {
	const words = inline(['link', ...lineMarks], true)
	const node = <T extends fc.Arbitrary<unknown>>(type: string, content: T, attrs: object = {}) =>
		fc.record({ type: fc.constant(type), content, attrs: fc.constant(attrs) })
	const picture = fc.record({
		type: fc.constant('picture'),
		attrs: fc.record({
			src: fc.constant('/api/media/a.webp'),
			alt: fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('', ' a\nb ', '"<>&')),
			width: fc.constantFrom(null, '640'),
			height: fc.constantFrom(null, '480'),
		}),
	})
	const { block } = fc.letrec<{ paragraph: object; item: object; block: object }>((tie) => ({
		paragraph: node('paragraph', words),
		item: node(
			'listItem',
			fc.tuple(tie('paragraph'), fc.array(tie('block'), { maxLength: 2 })).map((all) => all.flat()),
		),
		block: fc.oneof(
			{ maxDepth, depthSize: 'small', depthIdentifier: 'block', withCrossShrink: true },
			tie('paragraph'),
			fc.oneof(...[2, 3].map((level) => node('heading', words, { level }))),
			picture,
			node('bulletList', fc.array(tie('item'), { minLength: 1, maxLength: 3 })),
			node('numberedList', fc.array(tie('item'), { minLength: 1, maxLength: 3 })),
			node('quote', fc.array(tie('block'), { minLength: 1, maxLength: 3 })),
		),
	}))
	const cell = (type: string) => node(type, fc.array(block, { minLength: 1, maxLength: 2 }))
	const row = fc.oneof(
		node('tableRow', fc.array(cell('tableHeader'), { minLength: 1, maxLength: 2 })),
		node('tableRow', fc.array(fc.oneof(cell('tableCell'), cell('tableHeader')), { minLength: 1, maxLength: 2 })),
	)
	const wide = fc.oneof(node('table', fc.array(row, { minLength: 1, maxLength: 3 })), node('caption', words))
	return node('doc', fc.array(fc.oneof({ weight: 3, arbitrary: block }, wide), { minLength: 1, maxLength: 3 }))
}
