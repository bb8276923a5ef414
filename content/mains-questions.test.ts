import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { MainsQuestionFile } from '../server/src/features/mains-practice/question-file.ts'
import { mainsProblems } from './mains-problems.ts'

const own = fileURLToPath(new URL('mains-practice', import.meta.url))
const writs = '2009/writs-in-a-sentence.json'
/** The others are compared with this one, the newest of the same topic. */
const rights = '2023/article-21-widening-meaning.json'

let folder: string

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'aravalli-content-'))
	await cp(own, folder, { recursive: true })
})

afterEach(() => rm(folder, { recursive: true }))

const problems = async () => (await mainsProblems(folder)).problems
const ours = async () => (await mainsProblems(own)).questions.map(({ path, file }) => ({ path, ...file }))

/**
 * Adds another question of 2008 that has the topic, the texts and the form of the one about writs, but for what is
 * changed.
 */
async function addLike(name: string, change: Partial<MainsQuestionFile>) {
	const known = JSON.parse(await readFile(join(folder, writs), 'utf8'))
	await writeFile(join(folder, '2008', name), JSON.stringify({ ...known, year: 2008, ...change }))
}

const oran: MainsQuestionFile['parts'] = [
	{
		marks: 2,
		wordLimit: 15,
		question: { english: 'Which oran is named after Karni Mata?', hindi: 'करणी माता के नाम पर कौन-सा ओरण है?' },
		answer: {
			english: ['It is **the oran of Deshnok**, where jujube trees are never cut.'],
			hindi: ['यह **देशनोक का ओरण** है, जहाँ बेर के पेड़ कभी नहीं काटे जाते।'],
		},
	},
]

describe('our questions', () => {
	it('have nothing wrong, and are at least 60', async () => {
		expect(await problems()).toEqual([])
		expect((await ours()).length).toBeGreaterThanOrEqual(60)
	})

	it('come from each specified year, each paper and both lists', async () => {
		const questions = await ours()
		const found = (value: (question: MainsQuestionFile) => unknown) => [...new Set(questions.map(value))].sort()
		expect(found(({ year }) => year)).toEqual([2003, 2007, 2008, 2009, 2012, 2013, 2016, 2018, 2021, 2023, 2024])
		expect(found(({ paperNo }) => paperNo)).toEqual(['paper1', 'paper2', 'paper3', 'paper4'])
		expect(found(({ isMostImportant }) => isMostImportant)).toEqual([false, true])
	})

	it('are samples: of none it is said that it was asked', async () => {
		expect((await ours()).filter(({ isSample }) => !isSample)).toEqual([])
	})

	it('ask and answer each part in both languages', async () => {
		for (const { question, answer } of (await ours()).flatMap(({ parts }) => parts)) {
			for (const text of [question.english, answer.english.join()]) expect(text).toMatch(/[A-Za-z]{2}/)
			for (const text of [question.hindi, answer.hindi.join()]) expect(text).toMatch(/\p{Script=Devanagari}{2}/u)
		}
	})
})

describe('the collection', () => {
	it('has at least 60 questions', async () => {
		const [kept, ...others] = await ours()
		for (const { path } of others.slice(59)) await rm(join(folder, path))
		const tooFew = async () => (await problems()).filter((problem) => problem.startsWith('There are'))
		expect(await tooFew()).toEqual([])
		await rm(join(folder, kept?.path ?? ''))
		expect(await tooFew()).toEqual(['There are 59 mains questions; at least 60 are wanted.'])
	})

	it('has a question of each year', async () => {
		await rm(join(folder, '2003'), { recursive: true })
		expect(await problems()).toEqual(['mains-practice/2003: has no question'])
		await mkdir(join(folder, '2003'))
		expect(await problems()).toEqual(['mains-practice/2003: has no question'])
	})

	it('uses an id once, over all years', async () => {
		await addLike('writs-in-a-sentence.json', { parts: oran })
		expect(await problems()).toEqual([
			'mains-practice/2008/writs-in-a-sentence.json: has the same id as 2009/writs-in-a-sentence.json',
		])
	})

	it('asks nothing twice, in either language', async () => {
		const { parts } = JSON.parse(await readFile(join(folder, writs), 'utf8')) as MainsQuestionFile
		await addLike('writs-again.json', { parts: parts.slice(1, 2) })
		expect(await problems()).toEqual([
			`mains-practice/2008/writs-again.json: asks the same (english) as ${writs}`,
			`mains-practice/2008/writs-again.json: asks the same (hindi) as ${writs}`,
		])
	})

	it.each<[string, MainsQuestionFile['topic'], string[]]>([
		['with the same translation', { english: 'Fundamental rights', hindi: 'मौलिक अधिकार' }, []],
		['of its own', { english: 'Sacred groves', hindi: 'ओरण' }, []],
		[
			'with another Hindi name',
			{ english: 'Fundamental rights', hindi: 'मूल अधिकार' },
			['the topic “Fundamental rights” is “मौलिक अधिकार”'],
		],
		[
			'with another English name',
			{ english: 'Basic rights', hindi: 'मौलिक अधिकार' },
			['the topic “मौलिक अधिकार” is “Fundamental rights”'],
		],
		[
			'whose name makes the same id',
			{ english: 'Fundamental Rights', hindi: 'अधिकार' },
			['the topic “Fundamental Rights” is “Fundamental rights”'],
		],
	])('translates a topic in one way: one %s', async (_, topic, found) => {
		await addLike('an-oran.json', { topic, parts: oran })
		expect(await problems()).toEqual(
			found.map((problem) => `mains-practice/2008/an-oran.json: ${problem} in ${rights}`),
		)
	})
})
