import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Language } from '@aravalli/shared/language'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { MiqFile } from '../server/src/features/miq/question-file.ts'
import { miqProblems } from './miq-problems.ts'

let folder: string

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'aravalli-content-'))
})

afterEach(() => rm(folder, { recursive: true }))

/** Makes a part that asks something else than the others do, with so many words in its answer. */
function partOf(number: number, words: number): MiqFile['parts'][number] {
	return {
		question: { english: `What is oran number ${number}?`, hindi: `ओरण संख्या ${number} क्या है?` },
		answer: { english: [Array(words).fill('grove').join(' ')], hindi: [Array(words).fill('वन').join(' ')] },
	}
}

const good: MiqFile = {
	paperCategory: 'GS_PAPER_2',
	publishedOn: '2026-06-02',
	subject: 'environment',
	year: 2026,
	difficulty: 'EASY',
	isMostImportant: true,
	isFeatured: false,
	durationMinutes: 6,
	marks: 5,
	tags: { english: ['Orans', 'Sacred groves'], hindi: ['ओरण', 'पवित्र वन'] },
	parts: [partOf(1, 50)],
}

async function problemsOf(files: Record<string, unknown>): Promise<string[]> {
	for (const [path, file] of Object.entries(files)) {
		await mkdir(dirname(join(folder, path)), { recursive: true })
		await writeFile(join(folder, path), typeof file === 'string' ? file : JSON.stringify(file))
	}
	return (await miqProblems(folder)).problems
}

/** Tells what is reported about one file; that the collection is too small is not its fault. */
async function problemsWith(change: Partial<MiqFile>, path = 'gs-paper-2/orans.json'): Promise<string[]> {
	const begin = `miq/${path}: `
	const problems = await problemsOf({ [path]: { ...good, ...change } })
	return problems.filter((problem) => problem.startsWith(begin)).map((problem) => problem.slice(begin.length))
}

const tagged = (tags: Partial<MiqFile['tags']>) => problemsWith({ tags: { ...good.tags, ...tags } })

it('finds nothing wrong with a good question', async () => {
	expect(await problemsWith({})).toEqual([])
})

describe('the shape of a file', () => {
	it.each<[string, unknown, string]>([
		['no JSON', '{', ' Invalid input: expected object, received undefined'],
		['an unknown field', { ...good, source: 'book' }, ' Unrecognized key: "source"'],
		['an unknown subject', { ...good, subject: 'astrology' }, 'subject Invalid option'],
		['an unknown difficulty', { ...good, difficulty: 'easy' }, 'difficulty Invalid option'],
		['a day that does not exist', { ...good, publishedOn: '2026-02-30' }, 'publishedOn Invalid ISO date'],
		['a year in words', { ...good, year: '2026' }, 'year Invalid input: expected number, received string'],
		['tags in one language', { ...good, tags: { english: ['Orans', 'Groves'] } }, 'tags.hindi Invalid input'],
		[
			'a blank tag',
			{ ...good, tags: { english: ['Orans', 'Groves'], hindi: ['ओरण', ''] } },
			'tags.hindi.1 Too small: expected string to have >=1 characters',
		],
		['no part', { ...good, parts: [] }, 'parts Too small: expected array to have >=1 items'],
		[
			'a part without an answer',
			{ ...good, parts: [{ question: partOf(1, 50).question }] },
			'parts.0.answer Invalid input: expected object, received undefined',
		],
		[
			'a part with an empty answer',
			{ ...good, parts: [partOf(1, 25), { ...partOf(2, 25), answer: { english: ['Yes.'], hindi: [] } }] },
			'parts.1.answer.hindi Too small: expected array to have >=1 items',
		],
		['answers beside the parts', { ...good, answers: [] }, ' Unrecognized key: "answers"'],
	])('%s', async (_, file, problem) => {
		const problems = await problemsOf({ 'gs-paper-2/bad.json': file })
		expect(problems.join('\n')).toContain(`miq/gs-paper-2/bad.json: ${problem}`)
	})
})

describe('the place of a file', () => {
	it.each<[MiqFile['paperCategory'], string]>([
		['GS_PAPER_1', 'gs-paper-1'],
		['GS_PAPER_2', 'gs-paper-2'],
		['GS_PAPER_3', 'gs-paper-3'],
		['GS_PAPER_4', 'gs-paper-4'],
		['ESSAY', 'essay'],
		['MONTHLY_CONSOLIDATIONS', 'monthly-consolidations'],
		['PRAKARAM_2025_26', 'prakaram-2025-26'],
	])('of %s is %s/', async (paperCategory, place) => {
		expect(await problemsWith({ paperCategory }, `${place}/orans.json`)).toEqual([])
	})

	it('is the folder of its paper', async () => {
		expect(await problemsWith({ paperCategory: 'PRAKARAM_2025_26' })).toEqual(['belongs into prakaram-2025-26/'])
	})

	it.each([
		['Orans', 'is not named <id>.json, the id a slug'],
		['sacred_groves', 'is not named <id>.json, the id a slug'],
		['list', 'is named as no question may be'],
	])('does not end in %s', async (id, problem) => {
		expect(await problemsWith({}, `gs-paper-2/${id}.json`)).toEqual([problem])
	})

	it('may end in an id that only begins like the list', async () => {
		expect(await problemsWith({}, 'gs-paper-2/list-of-orans.json')).toEqual([])
	})

	it.each(['gs-paper-5/orans.json', 'orans.json'])('is not outside of the papers: %s', async (path) => {
		expect(await problemsOf({ [path]: good })).toContain(
			`miq/${path.split('/')[0]}: is not one of gs-paper-1, gs-paper-2, gs-paper-3, gs-paper-4, essay, monthly-consolidations, prakaram-2025-26`,
		)
	})
})

describe('marks, minutes and words', () => {
	it.each([
		[5, 6, [50]],
		[10, 12, [100]],
		[15, 15, [150]],
		[20, 20, [200]],
		// The words of a question are shared between its parts.
		[5, 6, [25, 25]],
		[10, 12, [33, 33, 33]],
		[5, 6, [13, 13, 13, 13]],
		[20, 20, [50, 50, 50, 50]],
	])('go together: %i marks, %i minutes, %j', async (marks, durationMinutes, words) => {
		const parts = words.map((count, index) => partOf(index, count))
		expect(await problemsWith({ marks, durationMinutes, parts })).toEqual([])
	})

	it.each([1, 2, 7, 25])('are not those of %i marks', async (marks) => {
		expect(await problemsWith({ marks })).toEqual([`${marks} marks are not one of 5, 10, 15, 20`])
	})

	it.each([
		[5, 12, 50, 6],
		[10, 6, 100, 12],
		[15, 20, 150, 15],
		[20, 15, 200, 20],
	])('do not go together: %i marks, %i minutes', async (marks, durationMinutes, words, minutes) => {
		expect(await problemsWith({ marks, durationMinutes, parts: [partOf(1, words)] })).toEqual([
			`${marks} marks go with ${minutes} minutes`,
		])
	})

	it('are for at most four parts', async () => {
		expect(await problemsWith({ parts: [1, 2, 3, 4, 5].map((number) => partOf(number, 10)) })).toEqual([
			'has more than 4 parts',
		])
	})

	it('name the part whose answer is too long or too short', async () => {
		expect(await problemsWith({ parts: [partOf(1, 25), partOf(2, 50)] })).toEqual([
			'part 2 answer has 50 words in english; 25 are asked for',
			'part 2 answer has 50 words in hindi; 25 are asked for',
		])
	})
})

describe('the year of the examination', () => {
	it.each([2025, 2026, 2027])('may be %i for a question of 2026', async (year) => {
		expect(await problemsWith({ year })).toEqual([])
	})

	it.each([2024, 2028, 0, -2026, 20_266])('may not be %i for a question of 2026', async (year) => {
		expect(await problemsWith({ year })).toEqual([`is for the examination of ${year}, but comes out in 2026`])
	})
})

describe('the tags', () => {
	const english = ['Orans', 'Groves', 'Trees', 'Water', 'Birds', 'Law']
	const hindi = ['ओरण', 'वन', 'पेड़', 'जल', 'पक्षी', 'विधि']

	it('may be six, of three words, and abbreviations in both languages', async () => {
		expect(await tagged({ english, hindi })).toEqual([])
		expect(await tagged({ english: ['Law of groves', 'CAG'], hindi: ['वनों की विधि', 'CAG'] })).toEqual([])
	})

	it.each<[string, MiqFile['tags'], string]>([
		['none', { english: [], hindi: [] }, 'has other than 2 to 6 tags'],
		['one', { english: ['Orans'], hindi: ['ओरण'] }, 'has other than 2 to 6 tags'],
		['seven', { english: [...english, 'Fire'], hindi: [...hindi, 'आग'] }, 'has other than 2 to 6 tags'],
		['one more in English', { english, hindi: hindi.slice(1) }, 'has more tags in one language than in the other'],
		['one more in Hindi', { english: english.slice(1), hindi }, 'has more tags in one language than in the other'],
		['the same twice', { english: ['Orans', 'orans'], hindi: ['ओरण', 'वन'] }, 'repeats a tag in english'],
		['the same twice in Hindi', { english: ['Orans', 'Groves'], hindi: ['ओरण', 'ओरण'] }, 'repeats a tag in hindi'],
		[
			'one of four words',
			{ english: ['Orans', 'The law of groves'], hindi: ['ओरण', 'वन विधि'] },
			'the tag “The law of groves” has more than 3 words',
		],
		[
			'one of four words in Hindi',
			{ english: ['Orans', 'Law of groves'], hindi: ['ओरण', 'वनों की एक विधि'] },
			'the tag “वनों की एक विधि” has more than 3 words',
		],
		[
			'English in place of Hindi',
			{ english: ['Orans', 'Groves'], hindi: ['ओरण', 'Groves'] },
			'tag 2 has no Devanagari letter (hindi)',
		],
		[
			'a mark in place of Hindi',
			{ english: ['Orans', 'Groves'], hindi: ['…', 'वन'] },
			'tag 1 has words in one language only',
		],
		[
			'a number of their own',
			{ english: ['Orans', 'Forest Act 1980'], hindi: ['ओरण', 'वन अधिनियम 1972'] },
			'tag 2 has the numbers 1980 in English and 1972 in Hindi',
		],
	])('may not be %s', async (_, tags, problem) => {
		expect(await problemsWith({ tags })).toEqual([problem])
	})
})

describe('a part', () => {
	it.each<[string, Language, string, string]>([
		['another number', 'hindi', 'ओरण संख्या 2 क्या है?', 'has the numbers 1 in English and 2 in Hindi'],
		['Hindi in English', 'english', 'What is ओरण number 1?', 'has Devanagari letters (english)'],
		['a word without its nukta', 'hindi', 'साफ ओरण संख्या 1 क्या है?', 'writes “साफ” without its nukta'],
	])('may not ask with %s', async (_, language, text, problem) => {
		const [part = partOf(1, 50)] = good.parts
		const parts = [{ ...part, question: { ...part.question, [language]: text } }]
		expect(await problemsWith({ parts })).toEqual([`part 1 question ${problem}`])
	})
})
