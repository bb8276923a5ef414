// @module-tag one-run
import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { type Language, languages } from '@aravalli/shared/language'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountCaller, createPdfRenderer } from '../../platform/pdf/pdf-renderer.ts'
import { printedLines } from '../../testing/printed-lines.ts'
import { recordingLog } from '../../testing/recording-log.ts'
import { questionPdf } from './present-pdf.ts'
import { questionFile, toQuestion } from './question-file.ts'
import type { SheetQuestion } from './question-sheet.ts'

const contentFolder = new URL('../../../../content/answer-writing/', import.meta.url)
const contentFiles = readdirSync(contentFolder, { recursive: true, encoding: 'utf8' }).filter((name) =>
	name.endsWith('.json'),
)

const question: SheetQuestion = {
	id: 'mewar-school-of-painting',
	common: {
		paperCategory: 'GS_PAPER_1',
		difficulty: 'EASY',
		publishedOn: '2026-11-18',
		timeLimitMinutes: 6,
		marks: 5,
		wordLimit: 50,
		topics: [],
	},
	texts: {
		questionText: 'State the main features of the Mewar school of painting.',
		answer: 'The Mewar school is **the oldest of Rajasthan**.\n1. Colour: bright red.',
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

function readContent(path: string, language: Language): SheetQuestion {
	const file = questionFile.parse(JSON.parse(readFileSync(new URL(path, contentFolder), 'utf8')))
	const { english, hindi, ...common } = toQuestion(file, '2026-11-20')
	return { id: basename(path, '.json'), common, texts: (language === 'hindi' && hindi) || english, isFallback: false }
}

const log = recordingLog()
const renderer = createPdfRenderer(log.log)
let pdfium: PDFiumLibrary

beforeAll(async () => {
	pdfium = await PDFiumLibrary.init()
})

afterAll(async () => {
	await renderer.close()
	pdfium.destroy()
})

async function render(given: SheetQuestion, language: Language) {
	const { source, inputs } = questionPdf(given, language, 'https://aravalli.example.com')
	const pdf = await renderer.render(source, inputs, accountCaller('asha'))
	const document = await pdfium.loadDocument(pdf)
	const pages = [...document.pages()].map((page) => page.getText())
	document.destroy()
	return { pdf: pdf.toString(), pages }
}

/** Removes the spaces, which a copy may gain inside a word. PDFium answers U+FFFE for a hyphen at the end of a line. */
function essence(text: string): string {
	return text.replaceAll('\ufffe', '-').replace(/[\s\u200b]|\p{Cc}/gu, '')
}

/** Takes what is written below the header and above the footer, over all pages. */
function bodyOf(pages: string[]): string {
	return essence(pages.join('\n'))
		.replaceAll(/https:\/\/aravalli\.example\.com.*?(Page|पृष्ठ)\d+\/\d+/g, '')
		.replaceAll(/AravalliAnswerWritingPractice|अरावलीउत्तरलेखनअभ्यास/g, '')
}

function missingIn(
	body: string,
	{ texts: { questionText, subCategory, tags, answer, marksSplit } }: SheetQuestion,
): string[] {
	const credits = marksSplit.split('\n').map((line) => line.replace(/^[\d.]+: /, ''))
	const parts = [questionText, subCategory, ...tags, ...printedLines(answer), ...credits]
	return parts.filter((part) => !body.includes(essence(part)))
}

describe.each(languages)('the PDF of each question of the content, in %s', (language) => {
	it.each(contentFiles)('says what the question says: %s', async (file) => {
		const content = readContent(file, language)
		const { pages } = await render(content, language)
		expect(missingIn(bodyOf(pages), content)).toEqual([])
		expect(pages.length).toBeLessThanOrEqual(2)
		expect(log.lines).toEqual([])
	})
})

describe('the PDF of a question', () => {
	it('has the facts, the address and the page number in English', async () => {
		const { pages } = await render(question, 'english')
		const text = (pages[0] ?? '').replaceAll(/\s+/g, ' ')
		for (const words of [
			'18 Nov 2026',
			'6 minutes',
			'(50 words)',
			'Easy',
			'Q. 5 marks',
			'A. Model answer',
			'Page 1 / 1',
		])
			expect(text).toContain(words)
		expect(text).toContain('https://aravalli.example.com/answer-writing-practice/mewar-school-of-painting')
	})

	it('has them in Hindi', async () => {
		const { pages } = await render(saying({ questionText: 'मेवाड़ शैली की विशेषताएँ लिखिए।' }), 'hindi')
		const text = (pages[0] ?? '').replaceAll(/\s+/g, '')
		for (const words of ['18नवंबर2026', '6मिनट', '(50शब्द)', 'सरल', 'प्र.5अंक', 'उ.आदर्शउत्तर', 'पृष्ठ1/1'])
			expect(text).toContain(words)
	})

	it('tells readers of the screen its title, language, author and date', async () => {
		const { pdf } = await render(saying({ questionText: 'On (brackets) and tests' }), 'english')
		expect(pdf).toContain('>On (brackets) and tests – Aravalli<')
		expect(pdf).toContain('/Lang (en)')
		expect(pdf).toContain('/Author (Aravalli)')
		expect(pdf).toContain('/CreationDate (D:20261118')
		expect(pdf).toContain('/MarkInfo')
		expect((await render(question, 'hindi')).pdf).toContain('/Lang (hi)')
	})

	it('shows the English text with a Hindi notice where Hindi is missing', async () => {
		const { pages } = await render({ ...question, isFallback: true }, 'hindi')
		expect(essence(pages.join())).toContain(essence('यह प्रश्न अभी हिंदी में उपलब्ध नहीं है, इसलिए अंग्रेज़ी में दिखाया गया है।'))
		expect(pages.join()).toContain('Mewar school of painting')
	})

	it('breaks a long answer over pages', async () => {
		const answer = Array.from({ length: 40 }, (_, n) => `${n + 1}. ${'A point that takes two lines of it. '.repeat(3)}`)
		const { pages } = await render(saying({ answer: answer.join('\n') }), 'english')
		expect(pages).toHaveLength(3)
		expect(pages[2]).toContain('Page 3 / 3')
		expect(pages[2]).toContain('40. A point')
	})

	it('needs neither tags nor an answer', async () => {
		expect((await render(saying({ tags: [], answer: '' }), 'english')).pages).toHaveLength(1)
	})
})

const longWords = 'शब्द'.repeat(2500)

describe('hostile text in a PDF', () => {
	// Breaks when text is put together with Typst source instead of being handed over as data.
	it.each([
		[
			'Typst code',
			'#panic("x") #let a = 1; #{1+1} $x^2$ *b* _i_ `raw` @ref <label> // c /* d */ [x] #sys.inputs ~ --- "q"',
		],
		['Typst files', '#read("/etc/passwd") #include "/etc/passwd" #import "@preview/x:1.0.0"'],
		['escapes', '\\ \\u{1F600} \\n "\\" {"a": 1} ]) } $(a) %s'],
		['a list', '- l + n / t: d = H'],
		['10,000 characters', 'word '.repeat(2000)],
		['a word of 10,000 characters', 'x'.repeat(10_000)],
		['a Hindi word of 10,000 characters', longWords],
	])('stays text: %s', async (_name, text) => {
		const hostile = saying({ questionText: text, answer: text, marksSplit: '', subCategory: text, tags: [text, text] })
		const { pages } = await render(hostile, 'english')
		expect(bodyOf(pages).split(essence(text).slice(0, 200)).length - 1).toBeGreaterThanOrEqual(1)
		const { pages: answerPages } = await render(saying({ answer: text }), 'hindi')
		expect(bodyOf(answerPages)).toContain(essence(text).slice(0, 1000))
	})

	it.each([
		['right-to-left marks', 'abc \u202edef\u202c \u200fghi \u2067x\u2069 \u202babc', 'abcdefghixabc'],
		['control characters', 'a\0b\u0007c\u001b\u007f\u0085', 'abc'],
		['half a surrogate pair', 'ab\ud800', 'ab'],
		['emoji and letters of other scripts', 'ab 😀👨‍👩‍👧 العربية עברית 漢字', 'ab'],
		['stars without a phrase', `ab ${'*'.repeat(1001)}`, 'ab'],
		['piled-up marks', `ab z${'\u0301'.repeat(500)}`, 'ab'],
	])('does no harm: %s', async (_name, text, visible) => {
		const hostile = saying({ questionText: text, answer: text, marksSplit: '', subCategory: text, tags: [text, text] })
		const { pages } = await render(hostile, 'english')
		expect(bodyOf(pages)).toContain(visible)
	})
})
