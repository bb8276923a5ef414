import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { QuestionFile } from '../server/src/features/answer-writing/question-file.ts'
import { contentProblems } from './content-problems.ts'

let folder: string

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'aravalli-content-'))
})

afterEach(() => rm(folder, { recursive: true }))

const good: QuestionFile = {
	paperCategory: 'GS_PAPER_1',
	publishedOn: '2026-11-18',
	difficulty: 'EASY',
	marks: 2,
	wordLimit: 15,
	timeLimitMinutes: 3,
	subCategory: { english: 'History of Rajasthan', hindi: 'राजस्थान का इतिहास' },
	tags: { english: ['Mewar', 'Rana Pratap'], hindi: ['मेवाड़', 'राणा प्रताप'] },
	questionText: { english: 'Who fought at Haldighati in 1576?', hindi: '1576 में हल्दीघाटी में कौन लड़ा?' },
	answer: {
		english: ['**Maharana Pratap** of Mewar, in 1576,', 'fought the army of Akbar led by Man Singh.'],
		hindi: ['मेवाड़ के **महाराणा प्रताप** ने 1576 में,', 'मानसिंह के नेतृत्व वाली अकबर की सेना से लड़े।'],
	},
}

async function problemsOf(files: Record<string, unknown>): Promise<string[]> {
	for (const [path, file] of Object.entries(files)) {
		await mkdir(dirname(join(folder, path)), { recursive: true })
		await writeFile(join(folder, path), typeof file === 'string' ? file : JSON.stringify(file))
	}
	return (await contentProblems(folder)).problems
}

/** Tells what is reported about one file; that the collection is too small is not its fault. */
async function problemsWith(change: Partial<QuestionFile>, path = 'gs-paper-1/haldighati.json'): Promise<string[]> {
	const problems = await problemsOf({ [path]: { ...good, ...change } })
	return problems.filter((problem) => problem.startsWith(path)).map((problem) => problem.slice(path.length + 2))
}

type Part = 'english' | 'hindi'

const asking = (language: Part, text: string): Partial<QuestionFile> => ({
	questionText: { ...good.questionText, [language]: text },
})

const answering = (language: Part, ...lines: string[]): Partial<QuestionFile> => ({
	answer: { ...good.answer, [language]: lines },
})

it('finds nothing wrong with a good question', async () => {
	expect(await problemsWith({})).toEqual([])
})

describe('the shape of a file', () => {
	it.each<[string, unknown, string]>([
		['no JSON', '{', 'Invalid input'],
		['no object', '[]', 'Invalid input'],
		['a missing field', { ...good, marks: undefined }, 'marks Invalid input'],
		['an unknown field', { ...good, source: 'book' }, 'Unrecognized key: "source"'],
		['missing Hindi', { ...good, questionText: { english: 'Who?' } }, 'questionText.hindi Invalid input'],
		['an unknown category', { ...good, paperCategory: 'GS_PAPER_5' }, 'paperCategory Invalid option'],
		['an unknown difficulty', { ...good, difficulty: 'easy' }, 'difficulty Invalid option'],
		['a day that does not exist', { ...good, publishedOn: '2026-02-30' }, 'publishedOn Invalid ISO date'],
		['an empty answer', { ...good, answer: { english: [], hindi: [] } }, 'answer.english Too small'],
	])('%s', async (_, file, problem) => {
		const problems = await problemsOf({ 'gs-paper-1/bad.json': file })
		expect(problems.join('\n')).toContain(`gs-paper-1/bad.json: ${problem}`)
	})

	it.each([
		['essay/haldighati.json', 'belongs into gs-paper-1/'],
		['gs-paper-1/Haldighati.json', 'is not named <category>/<id>.json, the id a slug'],
		['gs-paper-1/haldi_ghati.json', 'is not named <category>/<id>.json, the id a slug'],
		['gs-paper-1/deep/haldighati.json', 'is not named <category>/<id>.json, the id a slug'],
		['gs-paper-1/haldighati.txt', 'is not named <category>/<id>.json, the id a slug'],
	])('the place %s', async (path, problem) => {
		expect(await problemsWith({}, path)).toEqual([problem])
	})
})

describe('one question', () => {
	const long = `${good.answer.english[1]} ${good.answer.english[1]}`
	it.each<[string, Partial<QuestionFile>, string]>([
		['unusual marks', { marks: 7 }, '7 marks are not one of 2, 5, 10, 15, 20'],
		['words that do not go with the marks', { wordLimit: 20 }, '2 marks go with 15 words and 3 minutes'],
		['minutes that do not go with the marks', { timeLimitMinutes: 4 }, '2 marks go with 15 words and 3 minutes'],
		['one tag', { tags: { english: ['Mewar'], hindi: ['मेवाड़'] } }, 'has other than 2 to 5 tags'],
		[
			'a tag without its twin',
			{ tags: { english: ['Mewar', 'Akbar', 'War'], hindi: ['मेवाड़', 'अकबर'] } },
			'has more tags in one language than in the other',
		],
		['a tag twice', { tags: { english: ['Mewar', 'mewar'], hindi: ['मेवाड़', 'युद्ध'] } }, 'repeats a tag in english'],
		[
			'a long tag',
			{ tags: { english: ['Mewar', 'The battle of Haldighati'], hindi: ['मेवाड़', 'युद्ध'] } },
			'the tag “The battle of Haldighati” has more than 3 words',
		],
		[
			'a line without its twin',
			answering('english', ...good.answer.english, 'He lost.'),
			'the answer has more lines in one language than in the other',
		],
		[
			'a long answer',
			answering('english', good.answer.english[0] ?? '', long),
			'the answer has 24 words in english; 15 are asked for',
		],
		[
			'a short answer',
			answering('hindi', 'मेवाड़ के **महाराणा प्रताप**, 1576,', 'लड़े।'),
			'the answer has 6 words in hindi; 15 are asked for',
		],
		['other numbers', asking('hindi', '1567 में कौन लड़ा?'), 'has the numbers 1576 in English and 1567 in Hindi'],
		['no numbers', asking('english', 'Who fought?'), 'has the numbers (none) in English and 1576 in Hindi'],
		['a mark in place of Hindi', asking('hindi', '1576?'), 'has words in one language only'],
		['a question that is none', asking('hindi', '1576 में कौन लड़ा।'), 'ends a sentence in one language only'],
		['an open mark', asking('english', 'Who **fought in 1576?'), 'has ** without a partner (english)'],
		['a mark of another kind', asking('english', 'Who *fought* in 1576?'), 'has ** without a partner (english)'],
		[
			'a phrase marked once',
			asking('hindi', '**1576** में कौन?'),
			'marks more phrases in one language than in the other',
		],
		['straight quotes', asking('english', 'Who "fought" in 1576?'), 'has straight quotes; use “ and ” (english)'],
		['markup', asking('english', 'Who <b>fought</b> in 1576?'), 'has marks other than ** (english)'],
		['a list mark', asking('english', '- Who fought in 1576?'), 'has marks other than ** (english)'],
		['two spaces', asking('english', 'Who  fought in 1576?'), 'has spaces that do not show (english)'],
		['a space at the end', asking('english', 'Who in 1576? '), 'has spaces that do not show (english)'],
		['a joiner', asking('hindi', '1576 में कौन लड़\u200dा?'), 'has invisible or broken characters (hindi)'],
		['a broken letter', asking('english', 'Wh\ufffd in 1576?'), 'has invisible or broken characters (english)'],
		['composed letters', asking('hindi', '1576 में कौन ल\u095cा?'), 'is not in Unicode NFC (hindi)'],
		['Devanagari digits', asking('hindi', '1576 में १ राजा?'), 'has Devanagari digits; write 1931 (hindi)'],
		['a full stop in Hindi', asking('hindi', '1576 में युद्ध हुआ था. कौन लड़ा?'), 'use a danda (hindi)'],
		['Hindi in English', asking('english', 'Who fought युद्ध in 1576?'), 'has Devanagari letters (english)'],
		['English in place of Hindi', asking('hindi', 'Who fought in 1576?'), 'has no Devanagari letter (hindi)'],
	])('%s', async (_, change, problem) => {
		expect((await problemsWith(change)).join('\n')).toContain(problem)
	})

	it('an essay that is not one of 20 marks', async () => {
		expect(await problemsWith({ paperCategory: 'ESSAY' }, 'essay/haldighati.json')).toEqual(['an essay has 20 marks'])
	})

	it('lets initials, abbreviations and the end of a verse stand', async () => {
		const kept = { english: 'Who was V. P. Menon of 1576? “He wrote.”', hindi: '1576 में वी. पी. मेनन? “उसने लिखा॥”' }
		const tags = { english: ['CAG', 'RTI 2005'], hindi: ['CAG', 'RTI 2005'] }
		expect(await problemsWith({ questionText: kept, tags })).toEqual([])
	})
})

describe('the collection', () => {
	it('has to have 60 questions and every category', async () => {
		const problems = await problemsOf({ 'gs-paper-1/haldighati.json': good })
		expect(problems).toContain('There are 1 questions; at least 60 are wanted.')
		expect(problems).toContain('ESSAY has no question.')
		expect(problems).not.toContain('GS_PAPER_1 has no question.')
	})

	it('uses an id once, over all categories', async () => {
		const other = { ...good, paperCategory: 'GS_PAPER_2', questionText: { english: 'Why?', hindi: 'क्यों?' } }
		const problems = await problemsOf({ 'gs-paper-1/haldighati.json': good, 'gs-paper-2/haldighati.json': other })
		expect(problems).toContain('gs-paper-2/haldighati.json: has the same id as gs-paper-1/haldighati.json')
	})

	it('asks nothing twice, however it is spelled', async () => {
		const english = 'Who fought at the HALDIGHATI, in 1576?'
		const hindi = 'हल्दीघाटी में 1576 में कौन लड़े?'
		const problems = await problemsOf({
			'gs-paper-1/a.json': good,
			'gs-paper-1/b.json': { ...good, questionText: { english, hindi } },
		})
		expect(problems).toContain('gs-paper-1/b.json: asks the same as gs-paper-1/a.json (english)')
		expect(problems).toContain('gs-paper-1/b.json: asks the same as gs-paper-1/a.json (hindi)')
	})

	it('translates a heading in one way', async () => {
		const subCategory = { english: 'History of Rajasthan', hindi: 'राजस्थानी इतिहास' }
		const questionText = { english: 'Why?', hindi: 'क्यों?' }
		const problems = await problemsOf({
			'gs-paper-1/a.json': good,
			'gs-paper-1/b.json': { ...good, subCategory, questionText },
		})
		expect(problems).toContain(
			'gs-paper-1/b.json: calls “History of Rajasthan” “राजस्थानी इतिहास”, gs-paper-1/a.json calls it “राजस्थान का इतिहास”',
		)
	})
})
