import { describe, expect, it } from 'vitest'
import { questionSheet, type SheetQuestion } from './question-sheet.ts'

const question: SheetQuestion = {
	id: 'stepwells',
	common: {
		paperCategory: 'MONTHLY_CONSOLIDATIONS',
		publishedOn: '2026-10-14',
		subject: 'art-culture',
		topics: [],
		year: 2026,
		difficulty: 'HARD',
		isMostImportant: true,
		isFeatured: false,
		durationMinutes: 12,
		marks: 10,
	},
	texts: {
		tags: ['Stepwells'],
		parts: [
			{ question: 'What is a stepwell?', answer: 'A **well with steps**.', marksSplit: '5: Meaning' },
			{ question: 'Describe Chand Baori.', answer: '', marksSplit: '' },
		],
	},
	isFallback: false,
}

const sheetOf = (given: Partial<SheetQuestion>, language: 'english' | 'hindi') =>
	questionSheet({ ...question, ...given }, language, 'https://aravalli.example.com')

const factsOf = ({ facts }: ReturnType<typeof questionSheet>) => facts.map(({ label, value }) => `${label}: ${value}`)

describe('questions taken home', () => {
	it('state their facts in English', () => {
		const sheet = sheetOf({}, 'english')
		expect(factsOf(sheet)).toEqual([
			'Paper: Monthly Consolidation',
			'Subject: Art and Culture',
			'Year: 2026',
			'Time: 12 minutes',
			'Marks: 10',
		])
		expect(sheet).toMatchObject({
			language: 'en',
			title: 'What is a stepwell? – Aravalli',
			section: 'Most Important Questions',
			difficulty: { word: 'Hard', peaks: 3 },
			badge: 'Most Important',
			published: { year: 2026, month: 10, day: 14 },
			notice: null,
			address: 'https://aravalli.example.com/mains-miq/stepwells',
		})
	})

	it('state their facts in Hindi with Latin digits', () => {
		const sheet = sheetOf({ common: { ...question.common, isMostImportant: false } }, 'hindi')
		expect(factsOf(sheet)).toEqual(['प्रश्नपत्र: मासिक समेकन', 'विषय: कला एवं संस्कृति', 'वर्ष: 2026', 'समय: 12 मिनट', 'अंक: 10'])
		expect(sheet).toMatchObject({ language: 'hi', textLanguage: 'hi', badge: null })
	})

	it('are numbered with their answers, and where an answer is missing it is said', () => {
		const { parts, marks } = sheetOf({}, 'english')
		expect(marks).toBeNull()
		expect(parts).toMatchObject([
			{
				questionSign: 'Q. 1',
				question: 'What is a stepwell?',
				answerSign: 'A. 1',
				answer: [{ runs: [{ text: 'A ' }, { text: 'well with steps', isStrong: true }, { text: '.' }] }],
			},
			{
				questionSign: 'Q. 2',
				question: 'Describe Chand Baori.',
				answerSign: 'A. 2',
				answer: [{ runs: [{ text: 'Answer not available' }] }],
			},
		])
	})

	it('have no number where there is only one, but its marks', () => {
		const { parts, marks } = sheetOf(
			{ texts: { tags: [], parts: [{ question: 'One?', answer: 'Yes.', marksSplit: '' }] } },
			'hindi',
		)
		expect(parts).toMatchObject([{ questionSign: 'प्र.', answerSign: 'उ.' }])
		expect(marks).toEqual({ number: '10', word: 'अंक' })
	})

	it('say in Hindi that only the English text exists, mark that text as English, and miss an answer in Hindi', () => {
		const sheet = sheetOf({ isFallback: true }, 'hindi')
		expect(sheet).toMatchObject({
			language: 'hi',
			textLanguage: 'en',
			notice: 'यह प्रश्न अभी हिंदी में उपलब्ध नहीं है, इसलिए अंग्रेज़ी में दिखाया गया है।',
			parts: [{ answerLanguage: 'en' }, { answerLanguage: 'hi', answer: [{ runs: [{ text: 'उत्तर उपलब्ध नहीं है' }] }] }],
		})
		expect(factsOf(sheet)[1]).toBe('विषय: कला एवं संस्कृति')
	})
})
