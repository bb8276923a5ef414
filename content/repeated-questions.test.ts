import type { Bilingual } from '@aravalli/shared/language'
import { describe, expect, it } from 'vitest'
import { repeatedQuestions } from './repeated-questions.ts'

const oran = { english: 'What is an oran?', hindi: 'ओरण क्या है?' }
const stepwell = { english: 'Describe the stepwells of Abhaneri.', hindi: 'आभानेरी की बावड़ियों का वर्णन कीजिए।' }
const khejri = { english: 'Why is the khejri worshipped?', hindi: 'खेजड़ी की पूजा क्यों की जाती है?' }

const asking = (path: string, ...questions: Bilingual[]) => ({
	path,
	file: { parts: questions.map((question) => ({ question })) },
})

it('finds nothing wrong with questions that differ', () => {
	expect(repeatedQuestions([])).toEqual([])
	expect(repeatedQuestions([asking('2023/oran.json', oran, khejri), asking('2024/stepwell.json', stepwell)])).toEqual(
		[],
	)
})

describe('an id', () => {
	it('is used once, over all folders', () => {
		expect(repeatedQuestions([asking('2023/water.json', oran), asking('2024/water.json', stepwell)])).toEqual([
			'2024/water.json: has the same id as 2023/water.json',
		])
	})

	it('may begin like another', () => {
		expect(repeatedQuestions([asking('2024/water.json', oran), asking('2024/water-2.json', stepwell)])).toEqual([])
	})

	it('is held against the first that has it', () => {
		const paths = ['2021/water.json', '2023/water.json', '2024/water.json']
		const questions = [oran, stepwell, khejri].map((question, index) => asking(paths[index] ?? '', question))
		expect(repeatedQuestions(questions)).toEqual([
			'2023/water.json: has the same id as 2021/water.json',
			'2024/water.json: has the same id as 2021/water.json',
		])
	})
})

describe('a question', () => {
	it.each<[string, Bilingual, string]>([
		['word by word in English', { ...stepwell, english: oran.english }, 'english'],
		['word by word in Hindi', { ...stepwell, hindi: oran.hindi }, 'hindi'],
		['in other letters', { ...stepwell, english: 'What, then, is an ORAN?' }, 'english'],
		['in the plural', { ...stepwell, english: 'What are orans?' }, 'english'],
		['with a nukta more', { ...stepwell, hindi: 'ओरण़ क्या है?' }, 'hindi'],
	])('is not asked again %s', (_, again, language) => {
		expect(repeatedQuestions([asking('a.json', oran), asking('b.json', again)])).toEqual([
			`b.json: asks the same (${language}) as a.json`,
		])
	})

	it('is not asked again as a later part, in both languages', () => {
		expect(repeatedQuestions([asking('a.json', oran, khejri), asking('b.json', stepwell, khejri)])).toEqual([
			'b.json: asks the same (english) as a.json',
			'b.json: asks the same (hindi) as a.json',
		])
	})

	it('is not asked twice in its own parts', () => {
		expect(repeatedQuestions([asking('a.json', oran, { ...stepwell, english: oran.english })])).toEqual([
			'a.json: asks the same (english) as a.json',
		])
	})

	it('without a word to search for is told by its text', () => {
		const why = { english: 'Why?', hindi: 'क्यों?' }
		const how = { english: 'How?', hindi: 'कैसे?' }
		expect(repeatedQuestions([asking('a.json', oran, why), asking('b.json', stepwell, how)])).toEqual([])
		expect(repeatedQuestions([asking('a.json', oran, why), asking('b.json', stepwell, why)])).toEqual([
			'b.json: asks the same (english) as a.json',
			'b.json: asks the same (hindi) as a.json',
		])
	})
})
