import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { MiqFile } from '../server/src/features/miq/question-file.ts'
import { miqProblems } from './miq-problems.ts'

const own = fileURLToPath(new URL('miq', import.meta.url))
const ravines = 'gs-paper-2/chambal-ravines-reclamation.json'

let folder: string

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'aravalli-content-'))
	await cp(own, folder, { recursive: true })
})

afterEach(() => rm(folder, { recursive: true }))

const problems = async () => (await miqProblems(folder)).problems

const read = async (path: string): Promise<MiqFile> => JSON.parse(await readFile(join(folder, path), 'utf8'))

async function ours(): Promise<MiqFile[]> {
	const paths = (await readdir(own, { recursive: true })).filter((path) => path.endsWith('.json'))
	return Promise.all(paths.map(read))
}

describe('our questions', () => {
	it('have nothing wrong, and are at least 40, each with its day', async () => {
		const { problems, questionDays } = await miqProblems(own)
		expect(problems).toEqual([])
		expect(questionDays.size).toBeGreaterThanOrEqual(40)
		expect(questionDays.get('chambal-ravines-reclamation')).toBe((await read(ravines)).publishedOn)
	})

	it('are of every paper, some of them most important and some featured', async () => {
		const questions = await ours()
		const found = (value: (question: MiqFile) => unknown) => [...new Set(questions.map(value))].sort()
		expect(found(({ paperCategory }) => paperCategory)).toEqual([
			'ESSAY',
			'GS_PAPER_1',
			'GS_PAPER_2',
			'GS_PAPER_3',
			'GS_PAPER_4',
			'MONTHLY_CONSOLIDATIONS',
			'PRAKARAM_2025_26',
		])
		expect(found(({ isMostImportant }) => isMostImportant)).toEqual([false, true])
		expect(found(({ isFeatured }) => isFeatured)).toEqual([false, true])
	})

	it('ask and answer each part in both languages', async () => {
		for (const { question, answer } of (await ours()).flatMap(({ parts }) => parts)) {
			for (const text of [question.english, answer.english.join()]) expect(text).toMatch(/[A-Za-z]{2}/)
			for (const text of [question.hindi, answer.hindi.join()]) expect(text).toMatch(/\p{Script=Devanagari}{2}/u)
		}
	})
})

describe('the collection', () => {
	it('has at least 40 questions', async () => {
		const paths = (await readdir(folder, { recursive: true })).filter((path) => path.endsWith('.json'))
		const [kept = '', ...others] = paths
		for (const path of others.slice(39)) await rm(join(folder, path))
		const tooFew = async () => (await problems()).filter((problem) => problem.startsWith('There are'))
		expect(await tooFew()).toEqual([])
		await rm(join(folder, kept))
		expect(await tooFew()).toEqual(['There are 39 most important questions; at least 40 are wanted.'])
	})

	it('has a question of each paper', async () => {
		const missing = async () => (await problems()).filter((problem) => problem.startsWith('miq/'))
		await rm(join(folder, 'essay'), { recursive: true })
		expect(await missing()).toEqual(['miq/essay: has no question'])
		await mkdir(join(folder, 'essay'))
		expect(await missing()).toEqual(['miq/essay: has no question'])
	})

	it('uses an id once, over all papers', async () => {
		const parts = (await read(ravines)).parts.map((part, index) => ({
			...part,
			question: { english: `What is oran number ${index}?`, hindi: `ओरण संख्या ${index} क्या है?` },
		}))
		const again = { ...(await read(ravines)), paperCategory: 'GS_PAPER_3', parts }
		const path = 'gs-paper-3/chambal-ravines-reclamation.json'
		await writeFile(join(folder, path), JSON.stringify(again))
		expect(await problems()).toEqual([`miq/${path}: has the same id as ${ravines}`])
	})

	it('asks nothing twice, in either language', async () => {
		await cp(join(folder, ravines), join(folder, 'gs-paper-2/ravines-again.json'))
		const found = (await read(ravines)).parts.map(() => 'miq/gs-paper-2/ravines-again.json: asks the same')
		expect(await problems()).toEqual([
			...found.map((problem) => `${problem} (english) as ${ravines}`),
			...found.map((problem) => `${problem} (hindi) as ${ravines}`),
		])
	})
})
