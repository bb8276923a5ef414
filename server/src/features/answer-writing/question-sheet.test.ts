import { describe, expect, it } from 'vitest'
import { questionSheet, type SheetQuestion } from './question-sheet.ts'

const question: SheetQuestion = {
	id: 'mewar-school-of-painting',
	common: {
		paperCategory: 'GS_PAPER_1',
		difficulty: 'EASY',
		publishedOn: '2026-11-08',
		timeLimitMinutes: 6,
		marks: 5,
		wordLimit: 50,
		topics: [],
	},
	texts: {
		questionText: 'State the main features of the Mewar school of painting.',
		answer: 'The Mewar school is **the oldest of Rajasthan**.',
		marksSplit: '',
		subCategory: 'Art and culture',
		tags: ['Mewar'],
	},
	isFallback: false,
}

const saying = (texts: Partial<SheetQuestion['texts']>): SheetQuestion => ({
	...question,
	texts: { ...question.texts, ...texts },
})

const factsOf = (sheet: ReturnType<typeof questionSheet>) => sheet.facts.map(({ label, value }) => `${label}: ${value}`)

describe('a question taken home', () => {
	it('states its facts in English', () => {
		const sheet = questionSheet(question, 'english', 'https://aravalli.example.com')
		expect(factsOf(sheet)).toEqual([
			'Published: 8 Nov 2026',
			'Sub-category: Art and culture',
			'Time limit: 6 minutes',
			'Marks: 5',
			'Word limit: 50 words',
		])
		expect(sheet).toMatchObject({
			language: 'en',
			wordLimit: '(50 words)',
			difficulty: { word: 'Easy', peaks: 1 },
			notice: null,
			address: 'https://aravalli.example.com/answer-writing-practice/mewar-school-of-painting',
		})
	})

	it('states its facts in Hindi with Latin digits', () => {
		const sheet = questionSheet(saying({ subCategory: 'कला एवं संस्कृति' }), 'hindi', 'https://aravalli.example.com')
		expect(factsOf(sheet)).toEqual([
			'प्रकाशित: 8 नवंबर 2026',
			'उप-श्रेणी: कला एवं संस्कृति',
			'समय सीमा: 6 मिनट',
			'अंक: 5',
			'शब्द सीमा: 50 शब्द',
		])
		expect(sheet).toMatchObject({
			language: 'hi',
			textLanguage: 'hi',
			difficulty: { word: 'सरल' },
			answerTitle: 'आदर्श उत्तर',
		})
	})

	it('says in Hindi that only the English text exists, and marks that text as English', () => {
		const sheet = questionSheet({ ...question, isFallback: true }, 'hindi', 'https://aravalli.example.com')
		expect(sheet).toMatchObject({ language: 'hi', textLanguage: 'en' })
		expect(sheet.notice).toBe('यह प्रश्न अभी हिंदी में उपलब्ध नहीं है, इसलिए अंग्रेज़ी में दिखाया गया है।')
		expect(sheet.facts[1]).toEqual({ label: 'उप-श्रेणी', value: 'Art and culture', language: 'en' })
	})

	it('tells points, lines and paragraphs of the answer apart and keeps its emphasis', () => {
		const prose = 'A paragraph is longer than one ruled line of the sheet, and so it needs a free line around it.'
		const answer = `To: the District Collector\r\n\r\n${prose}\n1. **Colour**: bright red.\n2. Line: bold.`
		expect(questionSheet(saying({ answer }), 'english', '').answer).toEqual([
			{ kind: 'line', runs: [{ text: 'To: the District Collector', isStrong: false }] },
			{ kind: 'paragraph', runs: [{ text: prose, isStrong: false }] },
			{
				kind: 'point',
				runs: [
					{ text: '1. ', isStrong: false },
					{ text: 'Colour', isStrong: true },
					{ text: ': bright red.', isStrong: false },
				],
			},
			{ kind: 'point', runs: [{ text: '2. Line: bold.', isStrong: false }] },
		])
	})

	it('keeps an odd id inside one segment of the address', () => {
		expect(questionSheet({ ...question, id: '../a?b#c"\ud800' }, 'english', 'https://a.example').address).toBe(
			'https://a.example/answer-writing-practice/..%2Fa%3Fb%23c%22%EF%BF%BD',
		)
	})
})
