import type { Language } from '@aravalli/shared/language'
import { describe, expect, it } from 'vitest'
import { partProblems } from './practice-part-problems.ts'

const question = { english: 'What is an oran?', hindi: 'ओरण क्या है?' }
const answer = {
	english: ['An oran is **a sacred grove** of a village:', '1. No axe may enter it.'],
	hindi: ['ओरण गाँव का **पवित्र वन** है, अर्थात्:', '1. इसमें कुल्हाड़ी नहीं चलती है।'],
}

type Part = Parameters<typeof partProblems>[1]

const problemsOf = (change: Partial<Part>) => partProblems('part 2', { question, answer, ...change }, 15)
const asking = (language: Language, text: string) => problemsOf({ question: { ...question, [language]: text } })
const answering = (language: Language, ...lines: string[]) => problemsOf({ answer: { ...answer, [language]: lines } })

/** Makes a line of so many words. */
const words = (language: Language, count: number) =>
	Array.from({ length: count }, () => (language === 'english' ? 'grove' : 'वन')).join(' ')

/** Tells what is said about answers of so many words. */
const withWords = (english: number, hindi: number, wordLimit: number) =>
	partProblems(
		'part 1',
		{ question, answer: { english: [words('english', english)], hindi: [words('hindi', hindi)] } },
		wordLimit,
	)

it('finds nothing wrong with a good part', () => {
	expect(problemsOf({})).toEqual([])
})

describe('an answer', () => {
	it.each([
		[12, 15],
		[18, 15],
		[40, 50],
		[60, 50],
		[80, 100],
		[120, 100],
		[160, 200],
		[240, 200],
		// A most important question has a third of 100 and a quarter of 50 words for each of its parts.
		[27, 33],
		[39, 33],
		[11, 13],
		[15, 13],
	])('may have %i words where %i are asked for', (count, wordLimit) => {
		expect(withWords(count, count, wordLimit)).toEqual([])
	})

	it.each([
		[11, 15],
		[19, 15],
		[39, 50],
		[61, 50],
		[79, 100],
		[121, 100],
		[159, 200],
		[241, 200],
		[26, 33],
		[40, 33],
		[10, 13],
		[16, 13],
	])('may not have %i words where %i are asked for, in either language', (count, wordLimit) => {
		const problem = (language: Language) =>
			`part 1 answer has ${count} words in ${language}; ${wordLimit} are asked for`
		expect(withWords(count, wordLimit, wordLimit)).toEqual([problem('english')])
		expect(withWords(wordLimit, count, wordLimit)).toEqual([problem('hindi')])
		expect(withWords(count, count, wordLimit)).toEqual([problem('english'), problem('hindi')])
	})

	it('is counted over its lines, which do not run into each other', () => {
		const lines = (language: Language) => Array.from({ length: 15 }, () => words(language, 1))
		expect(problemsOf({ answer: { english: lines('english'), hindi: lines('hindi') } })).toEqual([])
	})

	it.each<[Language, string]>([
		['english', 'Cattle graze.'],
		['hindi', 'पशु चरते हैं।'],
	])('may not have a line more in %s', (language, line) => {
		expect(answering(language, ...answer[language], line)).toEqual([
			'part 2 answer has more lines in one language than in the other',
		])
	})

	it.each<[string, () => string[], string]>([
		[
			'English in place of Hindi',
			() => answering('hindi', answer.english[0] ?? '', answer.hindi[1] ?? ''),
			'part 2 answer line 1 has no Devanagari letter (hindi)',
		],
		[
			'Hindi in place of English',
			() => answering('english', answer.hindi[0] ?? '', answer.english[1] ?? ''),
			'part 2 answer line 1 has Devanagari letters (english)',
		],
		[
			'a word without its nukta',
			() => answering('hindi', answer.hindi[0] ?? '', '1. इसमें कुल्हाड़ी हरगिज खुद नहीं चलती है।'),
			'part 2 answer line 2 writes “खुद” without its nukta',
		],
		[
			'a number of its own',
			() => answering('hindi', answer.hindi[0] ?? '', '2. इसमें कुल्हाड़ी नहीं चलती है।'),
			'part 2 answer line 2 has the numbers 1 in English and 2 in Hindi',
		],
		[
			'a phrase marked once',
			() => answering('english', 'An oran is a sacred grove of a village:', answer.english[1] ?? ''),
			'part 2 answer line 1 marks more phrases in one language than in the other',
		],
		[
			'an end in one language',
			() => answering('english', answer.english[0] ?? '', '1. No axe may enter it'),
			'part 2 answer line 2 ends a sentence in one language only',
		],
	])('may not have %s', (_, problems, problem) => {
		expect(problems()).toEqual([problem])
	})

	it('may not have a blank line in Hindi', () => {
		const first = 'ओरण गाँव का **पवित्र वन** है, जहाँ कोई कुल्हाड़ी नहीं चलती है:'
		expect(answering('hindi', first, ' ')).toEqual([
			'part 2 answer line 2 has spaces that do not show (hindi)',
			'part 2 answer line 2 has words in one language only',
			'part 2 answer line 2 has the numbers 1 in English and (none) in Hindi',
			'part 2 answer line 2 ends a sentence in one language only',
		])
	})
})

describe('a question', () => {
	it.each<[string, Language, string, string]>([
		['Hindi in English', 'english', 'What is an ओरण?', 'has Devanagari letters (english)'],
		['English in place of Hindi', 'hindi', 'What is an oran?', 'has no Devanagari letter (hindi)'],
		['a mark in place of Hindi', 'hindi', '?', 'has words in one language only'],
		['a mark in place of English', 'english', '?', 'has words in one language only'],
		['a space at its end', 'hindi', 'ओरण  क्या है?', 'has spaces that do not show (hindi)'],
		['a word without its nukta', 'hindi', 'साफ ओरण क्या है?', 'writes “साफ” without its nukta'],
		['a number in one language', 'english', 'What are 2 orans?', 'has the numbers 2 in English and (none) in Hindi'],
		['a mark of a question in one language', 'hindi', 'ओरण के बारे में लिखिए।', 'ends a sentence in one language only'],
	])('may not have %s', (_, language, text, problem) => {
		expect(asking(language, text)).toEqual([`part 2 question ${problem}`])
	})
})

it('reports what is wrong in the order in which a reader meets it', () => {
	const wrong = {
		question: { ...question, hindi: 'ओरण  क्या?' },
		answer: { english: ['It is'], hindi: ['यह है।', 'है।'] },
	}
	expect(problemsOf(wrong)).toEqual([
		'part 2 question has spaces that do not show (hindi)',
		'part 2 answer has more lines in one language than in the other',
		'part 2 answer line 1 ends a sentence in one language only',
		'part 2 answer has 2 words in english; 15 are asked for',
		'part 2 answer has 3 words in hindi; 15 are asked for',
	])
})
