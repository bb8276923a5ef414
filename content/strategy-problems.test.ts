import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { strategyProblems } from './strategy-problems.ts'

const own = fileURLToPath(new URL('strategy', import.meta.url))
const tab = 'prelims/strategy.json'
const paper = 'syllabus/gs-paper-1.json'
const monday = 'routine/monday.json'

let folder: string

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'aravalli-content-'))
	await cp(own, folder, { recursive: true })
})

afterEach(() => rm(folder, { recursive: true }))

async function problemsAfter(path: string, from: string, to: string): Promise<string[]> {
	const before = await readFile(join(folder, path), 'utf8')
	expect(before).toContain(from)
	await writeFile(join(folder, path), before.replace(from, to))
	return (await strategyProblems(folder)).problems
}

it('finds nothing wrong with ours', async () => {
	expect(await strategyProblems(folder)).toEqual({ problems: [], itemCount: 134 })
})

describe('one file', () => {
	it.each([
		[tab, '"Target"', '"Arrow"', `${tab}: sections.0.items.0.icon Invalid option`],
		[tab, '"section"', '"heading"', `${tab}: sections.0.section Invalid input`],
		[tab, '"Know the examination"', '""', `${tab}: sections.0.section.english Too small`],
		[tab, 'Know the examination', 'परीक्षा', `${tab}: section “परीक्षा” has Devanagari letters (english)`],
		[tab, '150', '140', `${tab}: “One paper, one aim”: description has the numbers`],
		[tab, 'मेज़', 'चीज', `${tab}: “Let the syllabus be your map”: description writes “चीज” without its nukta`],
		[
			tab,
			'"Learn the marking scheme as carefully as a subject."',
			'"Learn the marking scheme as carefully as a subject.", "Rest."',
			`${tab}: “One paper, one aim”: point: 4 in English and 3 in Hindi`,
		],
		[paper, '30', '35', `${paper}: has weightages that add up to 105`],
		[
			paper,
			'World History',
			'History of the world',
			`${paper}: has History of Rajasthan 30, Indian History 25, History of`,
		],
		['syllabus/prelims.json', '"points"', '"weightagePercent": 10, "points"', 'prelims.json: has a weightage'],
		[monday, 'GS_PAPER_1', 'ESSAY', `${monday}: is for ESSAY; specified is GS_PAPER_1`],
		[monday, '90', 'null', `${monday}: has a paper without minutes`],
		[monday, '।', '.', `${monday}: task ends a sentence with a full stop; use a danda (hindi)`],
	])('%s: %s → %s', async (path, from, to, problem) => {
		expect((await problemsAfter(path, from, to)).join('\n')).toContain(problem)
	})

	it('that no tab has, and a tab that no file has', async () => {
		await rename(join(folder, 'mains/faq.json'), join(folder, 'mains/questions.json'))
		const { problems } = await strategyProblems(folder)
		expect(problems[0]).toContain('mains/questions.json: is not one of answer-writing, gs-paper-1')
		expect(problems[1]).toBe('mains/faq.json: is missing')
	})
})
