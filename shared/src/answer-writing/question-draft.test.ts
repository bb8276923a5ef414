import { describe, expect, it } from 'vitest'
import {
	cleanDraft,
	type DraftTexts,
	emptyTexts,
	languageState,
	type QuestionDraft,
	questionProblems,
} from './question-draft.ts'

const today = '2026-11-18'

const english: DraftTexts = {
	questionText: 'Explain the position of the Governor.',
	subCategory: 'Indian polity',
	tags: ['Governor'],
	answer: 'The Governor is the **constitutional head**.',
}
const hindi: DraftTexts = {
	questionText: 'राज्यपाल की स्थिति स्पष्ट कीजिए।',
	subCategory: 'भारतीय राजव्यवस्था',
	tags: ['राज्यपाल'],
	answer: 'राज्यपाल **संवैधानिक प्रमुख** होता है।',
}

const draft = (given: Partial<QuestionDraft> = {}): QuestionDraft => ({
	paperCategory: 'GS_PAPER_2',
	difficulty: 'EASY',
	publishedOn: today,
	timeLimitMinutes: 12,
	marks: 10,
	wordLimit: 150,
	english,
	hindi,
	...given,
})

const problems = (given: Partial<QuestionDraft>) =>
	questionProblems(draft(given), today).map(({ path, code }) => `${path} ${code}`)

describe('a question may be published', () => {
	it('when it is complete in both languages, or in English alone', () => {
		expect(problems({})).toEqual([])
		expect(problems({ hindi: emptyTexts() })).toEqual([])
		expect(problems({ english: { ...english, answer: 'A **mark without its partner' } })).toEqual([])
	})

	it('not while English lacks something, named in the order of the fields', () => {
		expect(problems({ english: emptyTexts(), hindi: emptyTexts(), paperCategory: null, difficulty: null })).toEqual([
			'english.questionText question-required',
			'english.subCategory sub-category-required',
			'english.answer answer-required',
			'english.tags tags-required',
			'paperCategory paper-required',
			'difficulty difficulty-required',
		])
	})

	it('not with half a translation', () => {
		expect(problems({ hindi: { ...emptyTexts(), questionText: 'राज्यपाल' } })).toEqual([
			'hindi.subCategory hindi-all-or-nothing',
			'hindi.answer hindi-all-or-nothing',
			'hindi.tags hindi-all-or-nothing',
		])
		expect(problems({ hindi: { ...hindi, tags: [] } })).toEqual(['hindi.tags hindi-all-or-nothing'])
		expect(problems({ hindi: { ...hindi, questionText: ' ' } })).toEqual(['hindi.questionText hindi-all-or-nothing'])
	})

	it.each([
		[{ marks: 0 }, 'marks marks-range'],
		[{ marks: 251 }, 'marks marks-range'],
		[{ marks: null }, 'marks marks-range'],
		[{ wordLimit: 3001 }, 'wordLimit words-range'],
		[{ timeLimitMinutes: -1 }, 'timeLimitMinutes minutes-range'],
		[{ timeLimitMinutes: 1.5 }, 'timeLimitMinutes minutes-range'],
		[{ publishedOn: null }, 'publishedOn date-required'],
		[{ publishedOn: '2026-11-19' }, 'publishedOn date-in-future'],
		[{ publishedOn: '0026-11-18' }, 'publishedOn date-too-early'],
		[{ english: { ...english, questionText: 'x'.repeat(1501) } }, 'english.questionText question-too-long'],
		[{ english: { ...english, subCategory: 'x'.repeat(81) } }, 'english.subCategory sub-category-too-long'],
		[{ hindi: { ...hindi, answer: 'क'.repeat(10_001) } }, 'hindi.answer answer-too-long'],
		[{ english: { ...english, tags: [...'123456789'] } }, 'english.tags tags-too-many'],
		[{ english: { ...english, tags: ['x'.repeat(61)] } }, 'english.tags tag-too-long'],
	] satisfies [Partial<QuestionDraft>, string][])('not with %o', (given, problem) => {
		expect(problems(given)).toEqual([problem])
	})

	it('up to each limit', () => {
		expect(
			problems({
				marks: 250,
				wordLimit: 3000,
				timeLimitMinutes: 240,
				publishedOn: '2000-01-01',
				english: {
					questionText: 'x'.repeat(1500),
					subCategory: 'x'.repeat(80),
					tags: Array.from({ length: 8 }, () => 'x'.repeat(60)),
					answer: 'x'.repeat(10_000),
				},
			}),
		).toEqual([])
	})
})

describe('a language', () => {
	it('is complete, partly there or missing', () => {
		expect(languageState(hindi)).toBe('complete')
		expect(languageState({ ...hindi, answer: '\n ' })).toBe('partial')
		expect(languageState({ ...emptyTexts(), tags: ['राज्यपाल'] })).toBe('partial')
		expect(languageState({ ...emptyTexts(), questionText: '  ' })).toBe('missing')
	})
})

describe('a working copy is cleaned', () => {
	it('of what only steers, of spaces around texts, and of tags that say nothing new', () => {
		const given = {
			questionText: '  Explain\u0000 the\u202e Governor.\r\n\r\n\r\n\r\nBriefly. ',
			subCategory: ' Indian\n polity ',
			tags: [' Governor ', '', 'Governor', 'Article\n163'],
			answer: '\n1. First\u0007\r\n2. Second\n',
		}
		expect(cleanDraft(draft({ english: given })).english).toEqual({
			questionText: 'Explain the Governor.\n\nBriefly.',
			subCategory: 'Indian polity',
			tags: ['Governor', 'Article 163'],
			answer: '1. First\n2. Second',
		})
	})

	it('to one form of each letter, and once only', () => {
		const given = draft({ hindi: { ...hindi, questionText: '\u095cाँचा' } })
		const cleaned = cleanDraft(given)
		expect(cleaned.hindi.questionText).toBe('\u0921\u093cाँचा')
		expect(cleanDraft(cleaned)).toEqual(cleaned)
	})
})
