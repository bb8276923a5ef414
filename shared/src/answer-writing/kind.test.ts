import { describe, expect, it } from 'vitest'
import { cleanCopy } from '../content/clean-copy.ts'
import { emptyCopy } from '../content/kind.ts'
import { contentProblems } from '../content/problems.ts'
import { answerWritingKind, type QuestionCopy } from './kind.ts'

const today = '2026-11-18'
const { english: noTexts } = emptyCopy(answerWritingKind)

const english: QuestionCopy['english'] = {
	questionText: 'Explain the position of the Governor.',
	subCategory: 'Indian polity',
	tags: ['Governor'],
	answer: 'The Governor is the **constitutional head**.',
	marksSplit: '',
}
const hindi: QuestionCopy['english'] = {
	questionText: 'राज्यपाल की स्थिति स्पष्ट कीजिए।',
	subCategory: 'भारतीय राजव्यवस्था',
	tags: ['राज्यपाल'],
	answer: 'राज्यपाल **संवैधानिक प्रमुख** होता है।',
	marksSplit: '',
}

const draft = (given: Partial<QuestionCopy> = {}): QuestionCopy => ({
	paperCategory: 'GS_PAPER_2',
	difficulty: 'EASY',
	topics: [],
	publishedOn: today,
	timeLimitMinutes: 12,
	marks: 10,
	wordLimit: 150,
	english,
	hindi,
	...given,
})

const problems = (given: Partial<QuestionCopy>) =>
	contentProblems(answerWritingKind, draft(given), today).map(({ path, code }) => `${path} ${code}`)

describe('a question may be published', () => {
	it('when it is complete in both languages', () => {
		expect(problems({})).toEqual([])
		expect(problems({ english: { ...english, answer: 'A **mark without its partner' } })).toEqual([])
	})

	it('not while English lacks something, named in the order of the fields', () => {
		expect(problems({ english: noTexts, hindi: noTexts, paperCategory: null, difficulty: null })).toEqual([
			'english.questionText field-required',
			'english.subCategory field-required',
			'english.tags field-required',
			'english.answer field-required',
			'hindi hindi-missing',
			'paperCategory choice-required',
			'difficulty choice-required',
		])
	})

	it('not with half a translation', () => {
		expect(problems({ hindi: { ...noTexts, questionText: 'राज्यपाल' } })).toEqual([
			'hindi.subCategory field-required',
			'hindi.tags field-required',
			'hindi.answer field-required',
		])
		expect(problems({ hindi: { ...hindi, tags: [] } })).toEqual(['hindi.tags field-required'])
		expect(problems({ hindi: { ...hindi, questionText: ' ' } })).toEqual(['hindi.questionText field-required'])
	})

	it.each([
		[{ marks: 0 }, 'marks number-range'],
		[{ marks: 251 }, 'marks number-range'],
		[{ marks: null }, 'marks field-required'],
		[{ wordLimit: 3001 }, 'wordLimit number-range'],
		[{ timeLimitMinutes: -1 }, 'timeLimitMinutes number-range'],
		[{ timeLimitMinutes: 1.5 }, 'timeLimitMinutes number-range'],
		[{ publishedOn: null }, 'publishedOn date-required'],
		[{ publishedOn: '2026-11-19' }, 'publishedOn date-in-future'],
		[{ publishedOn: '0026-11-18' }, 'publishedOn date-too-early'],
		[{ english: { ...english, questionText: 'x'.repeat(1501) } }, 'english.questionText field-too-long'],
		[{ english: { ...english, subCategory: 'x'.repeat(81) } }, 'english.subCategory field-too-long'],
		[{ hindi: { ...hindi, answer: 'क'.repeat(10_001) } }, 'hindi.answer field-too-long'],
		[{ english: { ...english, tags: [...'123456789'] } }, 'english.tags too-many-entries'],
		[{ english: { ...english, tags: ['x'.repeat(61)] } }, 'english.tags entry-too-long'],
	] satisfies [Partial<QuestionCopy>, string][])('not with %o', (given, problem) => {
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
					marksSplit: '',
				},
			}),
		).toEqual([])
	})
})

const asIs = { richText: (html: string) => html, richLine: (html: string) => html }
const cleaned = (copy: QuestionCopy) => cleanCopy(answerWritingKind, copy, asIs) as QuestionCopy

describe('a working copy is cleaned', () => {
	it('of what only steers, of spaces around texts, and of tags that say nothing new', () => {
		const given = {
			questionText: '  Explain\u0000 the\u202e Governor.\r\n\r\n\r\n\r\nBriefly. ',
			subCategory: ' Indian\n polity ',
			tags: [' Governor ', '', 'Governor', 'Article\n163'],
			answer: '\n1. First\u0007\r\n2. Second\n',
			marksSplit: '',
		}
		expect(cleaned(draft({ english: given })).english).toEqual({
			questionText: 'Explain the Governor.\n\nBriefly.',
			subCategory: 'Indian polity',
			tags: ['Governor', 'Article 163'],
			answer: '1. First\n2. Second',
			marksSplit: '',
		})
	})

	it('to one form of each letter, and once only', () => {
		const given = draft({ hindi: { ...hindi, questionText: '\u095cाँचा' } })
		const once = cleaned(given)
		expect(once.hindi.questionText).toBe('\u0921\u093cाँचा')
		expect(cleaned(once)).toEqual(once)
	})
})
