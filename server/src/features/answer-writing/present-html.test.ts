import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { questionHtml } from './present-html.ts'
import type { SheetQuestion } from './question-sheet.ts'

const question: SheetQuestion = {
	id: 'mewar-school-of-painting',
	common: {
		paperCategory: 'GS_PAPER_1',
		difficulty: 'HARD',
		publishedOn: '2026-11-18',
		timeLimitMinutes: 6,
		marks: 5,
		wordLimit: 50,
		topics: [],
	},
	texts: {
		questionText: 'State the main features of the Mewar school of painting.',
		answer: 'The school is **the oldest of Rajasthan**.',
		marksSplit: '',
		subCategory: 'Art and culture',
		tags: ['Mewar', 'Miniature painting'],
	},
	isFallback: false,
}

const saying = (texts: Partial<SheetQuestion['texts']>): SheetQuestion => ({
	...question,
	texts: { ...question.texts, ...texts },
})

const render = (given: Partial<SheetQuestion> = {}, language: 'english' | 'hindi' = 'english') =>
	questionHtml({ ...question, ...given }, language, 'https://aravalli.example.com')

/** Lists every tag of the document with its attributes, in order; addresses are left out. */
const tagsOf = (html: string) => html.match(/<[^>]*>/g)?.map((tag) => tag.replace(/href="[^"]*"/, 'href'))

describe('the HTML document of a question', () => {
	it('says everything in English', () => {
		const html = render()
		expect(html).toMatch(/^<!doctype html>\n<html lang="en">/)
		expect(html).toContain('<title>State the main features of the Mewar school of painting. – Aravalli</title>')
		expect(html).toContain('<dt>Published</dt><dd lang="en">18 Nov 2026</dd>')
		expect(html).toContain('<small class="word-limit">(50 words)</small>')
		expect(html).toContain('<p class="line">The school is <strong>the oldest of Rajasthan</strong>.</p>')
		expect(html).toContain('href="https://aravalli.example.com/answer-writing-practice/mewar-school-of-painting"')
	})

	it('says everything in Hindi', () => {
		const html = render(saying({ questionText: 'मेवाड़ शैली की विशेषताएँ लिखिए।' }), 'hindi')
		expect(html).toContain('<html lang="hi">')
		expect(html).toContain('<span lang="hi">मेवाड़ शैली की विशेषताएँ लिखिए।</span>')
		expect(html).toContain('<h2>आदर्श उत्तर</h2>')
		expect(html).toContain('<dd lang="hi">18 नवंबर 2026</dd>')
		expect(html).toContain('</svg>कठिन</p>')
	})

	it('marks English text in a Hindi document and says why it is there', () => {
		const html = render({ isFallback: true }, 'hindi')
		expect(html).toContain('<span lang="en">State the main features')
		expect(html).toContain('<div class="ruled" lang="en">')
		expect(html).toContain('<p class="notice">यह प्रश्न अभी हिंदी में उपलब्ध नहीं है')
	})

	it('allows itself its one style and nothing else', () => {
		const html = render()
		const [, style = ''] = html.match(/<style>(.*)<\/style>/s) ?? []
		const hash = createHash('sha256').update(style).digest('base64')
		expect(html).toContain(
			`<meta http-equiv="Content-Security-Policy" content="default-src &#39;none&#39;; style-src &#39;sha256-${hash}&#39;; base-uri &#39;none&#39;; form-action &#39;none&#39;">`,
		)
		expect(style).toContain('@page')
	})

	it('loads nothing', () => {
		const html = render()
		expect(html).not.toMatch(/<(script|link|img|iframe|object|embed|base|form|video|audio|use|image)\b/i)
		expect(html).not.toMatch(/\b(src|srcset|action|formaction|background|poster|data|xlink:href|style)=/i)
		expect(html).not.toMatch(/url\(|@import|@font-face/i)
	})

	// Breaks when a value is put into the markup without being escaped.
	it.each([
		'<script>alert(1)</script>',
		'</title></style><script>alert(1)</script>',
		'"><img src=x onerror=alert(1)>',
		"' onmouseover='alert(1)",
		'" autofocus onfocus=alert(1) x="',
		'<svg/onload=alert(1)>',
		'<iframe srcdoc="<script>alert(1)</script>">',
		'javascript:alert(1)',
		'--><script>alert(1)</script><!--',
		']]><script>alert(1)</script>',
		'&lt;script&gt;alert(1)&lt;/script&gt;',
		'**<b onclick=alert(1)>**',
		'\u202e<script>\0',
		'$& $1 $` \\u003cscript>',
	])('keeps hostile text in every field inert: %s', (text) => {
		const texts = { questionText: text, answer: text, marksSplit: '', subCategory: text, tags: [text, text] }
		const hostile = render({ id: text, texts })
		const isStrong = text.startsWith('**')
		expect(tagsOf(hostile)).toEqual(tagsOf(render(saying({ answer: isStrong ? '**a**' : 'a' }))))
		expect(hostile).toContain(
			text
				.replaceAll('**', '')
				.replaceAll('&', '&amp;')
				.replaceAll('<', '&lt;')
				.replaceAll('>', '&gt;')
				.replaceAll('"', '&quot;')
				.replaceAll("'", '&#39;'),
		)
		expect(hostile).toMatch(/href="https:\/\/aravalli\.example\.com\/answer-writing-practice\/[\w%.~!*()&#;-]*"/)
	})
})
