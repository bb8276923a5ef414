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
import { miqFile, toMiq } from './question-file.ts'
import type { SheetQuestion } from './question-sheet.ts'

const contentFolder = new URL('../../../../content/miq/', import.meta.url)
const contentFiles = readdirSync(contentFolder, { recursive: true, encoding: 'utf8' }).filter((name) =>
	name.endsWith('.json'),
)

const question: SheetQuestion = {
	id: 'stepwells',
	common: {
		paperCategory: 'GS_PAPER_1',
		publishedOn: '2026-10-14',
		subject: 'art-culture',
		topics: [],
		year: 2026,
		difficulty: 'EASY',
		isMostImportant: true,
		isFeatured: false,
		durationMinutes: 12,
		marks: 10,
	},
	texts: {
		tags: ['Stepwells', 'Water heritage'],
		parts: [
			{
				question: 'What is a stepwell?',
				answer: 'A **well with steps**.\n1. Steps: down to the water.',
				marksSplit: '',
			},
			{ question: 'Describe Chand Baori.', answer: '', marksSplit: '' },
		],
	},
	isFallback: false,
}

const [first, second] = question.texts.parts as [Part, Part]
type Part = SheetQuestion['texts']['parts'][number]

const withParts = (...parts: Part[]) => ({ texts: { ...question.texts, parts } })

function readContent(path: string, language: Language): SheetQuestion {
	const file = miqFile.parse(JSON.parse(readFileSync(new URL(path, contentFolder), 'utf8')))
	const { english, hindi, ...common } = toMiq(file)
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

async function render(given: Partial<SheetQuestion>, language: Language) {
	const { source, inputs } = questionPdf({ ...question, ...given }, language, 'https://aravalli.example.com')
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
		.replaceAll(/AravalliMostImportantQuestions|अरावलीसर्वाधिकमहत्त्वपूर्णप्रश्न/g, '')
}

function missingIn(body: string, { texts: { parts, tags } }: SheetQuestion): string[] {
	const texts = parts.flatMap(({ question, answer, marksSplit }) => [
		question,
		...printedLines(answer),
		...marksSplit.split('\n').map((line) => line.replace(/^[\d.]+: /, '')),
	])
	return [...tags, ...texts].filter((text) => !body.includes(essence(text)))
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
	it('has its facts, each question before its answer, the address and the page number in English', async () => {
		const { pages } = await render({}, 'english')
		const text = (pages[0] ?? '').replaceAll(/\s+/g, ' ')
		for (const words of ['GS Paper 1', 'Art and Culture', '2026', '12 minutes', 'Easy', 'Most Important', 'Page 1 / 1'])
			expect(text).toContain(words)
		expect(text).toMatch(/What is a stepwell\?.*A well with steps.*Describe Chand Baori\..*Answer not available/)
		expect(text).toContain('https://aravalli.example.com/mains-miq/stepwells')
		for (const sign of ['Q. 1', 'A. 1', 'Q. 2', 'A. 2']) expect(text).toContain(sign)
	})

	it('has them in Hindi, with the number and the marks of a single question', async () => {
		const { pages } = await render(withParts({ question: 'बावड़ी क्या है?', answer: '', marksSplit: '' }), 'hindi')
		const text = essence(pages.join())
		for (const words of [
			'सामान्यअध्ययनप्रश्नपत्र1',
			'कलाएवंसंस्कृति',
			'12मिनट',
			'सरल',
			'प्र.10अंक',
			'उ.आदर्शउत्तर',
			'उत्तरउपलब्धनहींहै',
			'पृष्ठ1/1',
		])
			expect(text).toContain(words)
	})

	it('tells readers of the screen its title, language, author and date', async () => {
		const { pdf } = await render({}, 'english')
		expect(pdf).toContain('>What is a stepwell? – Aravalli<')
		expect(pdf).toContain('/Lang (en)')
		expect(pdf).toContain('/Author (Aravalli)')
		expect(pdf).toContain('/CreationDate (D:20261014')
		expect(pdf).toContain('/MarkInfo')
		expect((await render({}, 'hindi')).pdf).toContain('/Lang (hi)')
	})

	it('shows the English text with a Hindi notice where Hindi is missing', async () => {
		const { pages } = await render({ isFallback: true }, 'hindi')
		expect(essence(pages.join())).toContain(essence('यह प्रश्न अभी हिंदी में उपलब्ध नहीं है, इसलिए अंग्रेज़ी में दिखाया गया है।'))
		expect(pages.join()).toContain('What is a stepwell?')
	})

	it('breaks long answers over pages', async () => {
		const answer = Array.from({ length: 30 }, (_, n) => `${n + 1}. ${'A point that takes two lines of it. '.repeat(3)}`)
		const { pages } = await render(
			withParts(
				{ ...first, answer: answer.join('\n'), marksSplit: '' },
				{ ...second, answer: 'Second.', marksSplit: '' },
			),
			'english',
		)
		expect(pages.length).toBeGreaterThan(2)
		expect(pages.at(-1)).toContain('Second.')
	})

	it.each(Array.from({ length: 8 }, (_, index) => 16 + index))(
		'keeps a question on the page of its answer, wherever the page ends: below %i lines',
		async (lines) => {
			const { pages } = await render(
				withParts(
					{ ...first, answer: '1. One line.\n'.repeat(lines) },
					{ ...second, answer: 'Second.', marksSplit: '' },
				),
				'english',
			)
			const pageOf = (words: string) => pages.findIndex((page) => page.includes(words))
			expect(pageOf('Describe Chand Baori.')).toBe(pageOf('Second.'))
		},
	)
})

describe('hostile text in a PDF', () => {
	const madeOf = (text: string) => {
		const part = { question: text, answer: text, marksSplit: '' }
		return { texts: { tags: [text], parts: [part, part] } }
	}

	// Breaks when text is put together with Typst source instead of being handed over as data.
	it.each([
		[
			'Typst code',
			'#panic("x") #let a = 1; #{1+1} $x^2$ *b* _i_ `raw` @ref <label> // c /* d */ [x] #sys.inputs ~ "q"',
		],
		['10,000 characters', 'word '.repeat(2000)],
		['a word of 10,000 characters', 'x'.repeat(10_000)],
	])('stays text: %s', async (_name, text) => {
		const { pages } = await render(madeOf(text), 'english')
		expect(bodyOf(pages).split(essence(text).slice(0, 200)).length - 1).toBeGreaterThanOrEqual(4)
	})

	it.each([
		['right-to-left marks', 'abc \u202edef\u202c \u200fghi', 'abcdefghi'],
		['control characters', 'a\0b\u0007c\u001b', 'abc'],
		['half a surrogate pair', 'ab\ud800', 'ab'],
	])('does no harm: %s', async (_name, text, visible) => {
		const { pages } = await render(madeOf(text), 'english')
		expect(bodyOf(pages)).toContain(visible)
	})
})
