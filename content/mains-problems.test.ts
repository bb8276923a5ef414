import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { MainsQuestionFile } from '../server/src/features/mains-practice/question-file.ts'
import { mainsProblems } from './mains-problems.ts'

let folder: string

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'aravalli-content-'))
})

afterEach(() => rm(folder, { recursive: true }))

const part = {
	marks: 2,
	wordLimit: 15,
	question: { english: 'What is an oran?', hindi: 'ओरण क्या है?' },
	answer: {
		english: ['An oran is **a sacred grove** of a village:', 'nobody may fell a tree in it.'],
		hindi: ['ओरण गाँव का **पवित्र वन** होता है:', 'इसमें कोई पेड़ नहीं काट सकता।'],
	},
}

const good: MainsQuestionFile = {
	year: 2024,
	paperNo: 'paper3',
	subject: 'environment',
	topic: { english: 'Orans', hindi: 'ओरण' },
	isMostImportant: false,
	isSample: true,
	parts: [part],
}

async function problemsOf(files: Record<string, unknown>): Promise<string[]> {
	for (const [path, file] of Object.entries(files)) {
		await mkdir(dirname(join(folder, path)), { recursive: true })
		await writeFile(join(folder, path), typeof file === 'string' ? file : JSON.stringify(file))
	}
	return (await mainsProblems(folder)).problems
}

/** Tells what is reported about one file; that the collection is too small is not its fault. */
async function problemsWith(change: object, path = '2024/orans.json'): Promise<string[]> {
	const begin = `mains-practice/${path}: `
	const problems = await problemsOf({ [path]: { ...good, ...change } })
	return problems.filter((problem) => problem.startsWith(begin)).map((problem) => problem.slice(begin.length))
}

/** Makes a part that asks something else than the others do. */
function partOf(number: number, change: object = {}) {
	const question = { english: `What is oran number ${number}?`, hindi: `ओरण संख्या ${number} क्या है?` }
	return { ...part, question, ...change }
}

it('finds nothing wrong with a good question', async () => {
	expect(await problemsWith({})).toEqual([])
})

describe('the shape of a file', () => {
	it.each<[string, unknown, string]>([
		['no JSON', '{', ' Invalid input: expected object, received undefined'],
		['no object', '[]', ' Invalid input: expected object, received array'],
		['an unknown field', { ...good, source: 'book' }, ' Unrecognized key: "source"'],
		[
			'no mark as a sample',
			{ ...good, isSample: undefined },
			'isSample Invalid input: expected boolean, received undefined',
		],
		[
			'an unknown paper',
			{ ...good, paperNo: 'paper5' },
			'paperNo Invalid option: expected one of "paper1"|"paper2"|"paper3"|"paper4"',
		],
		[
			'no Hindi topic',
			{ ...good, topic: { english: 'Orans' } },
			'topic.hindi Invalid input: expected string, received undefined',
		],
		[
			'blank Hindi',
			{ ...good, topic: { english: 'Orans', hindi: '' } },
			'topic.hindi Too small: expected string to have >=1 characters',
		],
		['no part', { ...good, parts: [] }, 'parts Too small: expected array to have >=1 items'],
		[
			'a part without an answer',
			{ ...good, parts: [{ ...part, answer: undefined }] },
			'parts.0.answer Invalid input: expected object, received undefined',
		],
		[
			'a part with an empty answer',
			{ ...good, parts: [part, { ...part, answer: { ...part.answer, hindi: [] } }] },
			'parts.1.answer.hindi Too small: expected array to have >=1 items',
		],
		['answers beside the parts', { ...good, answers: [part.answer] }, ' Unrecognized key: "answers"'],
		[
			'half a mark',
			{ ...good, parts: [{ ...part, marks: 2.5 }] },
			'parts.0.marks Invalid input: expected int, received number',
		],
	])('%s', async (_, file, problem) => {
		expect(await problemsOf({ '2024/bad.json': file })).toContain(`mains-practice/2024/bad.json: ${problem}`)
	})

	it.each([2025, 2022, 2002, '2024'])('a year without an examination: %s', async (year) => {
		const [problem] = await problemsWith({ year })
		expect(problem).toBe('year Invalid option: expected one of 2024|2023|2021|2018|2016|2013|2012|2009|2008|2007|2003')
	})
})

describe('the place of a file', () => {
	it.each([2003, 2007, 2008, 2009, 2012, 2013, 2016, 2018, 2021, 2023, 2024])('may be the year %i', async (year) => {
		expect(await problemsWith({ year }, `${year}/orans.json`)).toEqual([])
	})

	it('is the year of the question', async () => {
		expect(await problemsWith({ year: 2023 })).toEqual(['belongs into 2023/'])
	})

	it.each(['Orans', 'sacred_groves', '-orans', 'ओरण'])('ends in an id that is a slug: %s', async (id) => {
		expect(await problemsWith({}, `2024/${id}.json`)).toEqual(['is not named <id>.json, the id a slug'])
	})

	it.each(['2024/orans.txt', '2024/deep/orans.json'])('is not %s', async (path) => {
		const problems = await problemsOf({ [path]: good })
		const seen = path.split('/').slice(0, 2).join('/')
		expect(problems).toContain(`mains-practice/${seen}: is not named <id>.json, the id a slug`)
	})

	it.each(['2025/orans.json', 'orans.json'])('is not outside of the years: %s', async (path) => {
		expect(await problemsOf({ [path]: good })).toContain(
			`mains-practice/${path.split('/')[0]}: is not one of 2024, 2023, 2021, 2018, 2016, 2013, 2012, 2009, 2008, 2007, 2003`,
		)
	})
})

describe('one question', () => {
	it('may have four parts, each of another weight', async () => {
		const weights = [
			[2, 15],
			[5, 50],
			[10, 100],
			[20, 200],
		] as const
		const parts = weights.map(([marks, wordLimit]) => {
			const answer = { english: ['grove '.repeat(wordLimit).trim()], hindi: ['वन '.repeat(wordLimit).trim()] }
			return partOf(marks, { marks, wordLimit, answer })
		})
		expect(await problemsWith({ parts })).toEqual([])
	})

	it('may not have five', async () => {
		expect(await problemsWith({ parts: [1, 2, 3, 4, 5].map((number) => partOf(number)) })).toEqual([
			'has more than 4 parts',
		])
	})

	it.each([
		[2, 16],
		[5, 15],
		[10, 15],
		[20, 15],
		// No part has so many marks.
		[15, 15],
		[1, 15],
	])('may not ask for %i marks in %i words', async (marks, wordLimit) => {
		expect(await problemsWith({ parts: [partOf(1), partOf(2, { marks, wordLimit })] })).toEqual([
			`part 2: ${marks} marks do not go with ${wordLimit} words`,
		])
	})

	it('is reported with the part that is wrong', async () => {
		const answer = { ...part.answer, hindi: ['ओरण गाँव का **पवित्र वन** होता है।', 'इसमें कोई खुद पेड़ नहीं काट सकता।'] }
		expect(await problemsWith({ parts: [partOf(1), partOf(2, { answer })] })).toEqual([
			'part 2 answer line 1 ends a sentence in one language only',
			'part 2 answer line 2 writes “खुद” without its nukta',
		])
	})

	it.each<[string, MainsQuestionFile['topic'], string]>([
		['Hindi in English', { english: 'ओरण', hindi: 'ओरण' }, 'topic has Devanagari letters (english)'],
		['English in place of Hindi', { english: 'Orans', hindi: 'Orans' }, 'topic has no Devanagari letter (hindi)'],
		['a mark in place of Hindi', { english: 'Orans', hindi: '…' }, 'topic has words in one language only'],
		['a space at its end', { english: 'Orans', hindi: 'ओरण ' }, 'topic has spaces that do not show (hindi)'],
		['a word without its nukta', { english: 'Retail', hindi: 'साफ' }, 'topic writes “साफ” without its nukta'],
		[
			'41 characters',
			{ english: 'a'.repeat(41), hindi: 'ओरण' },
			'topic has 41 characters (english); at most 40 are wanted',
		],
		[
			'41 characters in Hindi',
			{ english: 'Orans', hindi: 'क'.repeat(41) },
			'topic has 41 characters (hindi); at most 40 are wanted',
		],
	])('may not have a topic with %s', async (_, topic, problem) => {
		expect(await problemsWith({ topic })).toEqual([problem])
	})

	it('may have a topic of 40 characters', async () => {
		expect(await problemsWith({ topic: { english: 'a'.repeat(40), hindi: 'क'.repeat(40) } })).toEqual([])
	})
})
