import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { announcementsProblems } from './announcements-problems.ts'

const own = fileURLToPath(new URL('announcements', import.meta.url))
const publicFolder = fileURLToPath(new URL('../web/public', import.meta.url))
const banner = 'banners/essay.json'
const notice = 'notices/b-read-comfortably.json'

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
	return (await announcementsProblems(folder, publicFolder)).problems
}

it('finds nothing wrong with ours', async () => {
	const found = await announcementsProblems(folder, publicFolder)
	expect(found).toEqual({ problems: [], bannerCount: 4, noticeCount: 3 })
})

describe('one file', () => {
	it.each([
		[banner, '"position": 3', '"position": 4', 'banners/rajasthan.json: has the same position as essay.json'],
		[banner, '"position"', '"place"', `${banner}: position Invalid input`],
		[banner, '/answer-writing-practice', '//elsewhere.example', `${banner}: actionLink Invalid string`],
		[banner, '20 marks', '25 marks', `${banner}: text has the numbers 25 250 in English and 20 250 in Hindi`],
		[banner, 'Practise the essay', 'निबंध', `${banner}: heading has Devanagari letters (english)`],
		[banner, 'Practise', 'Practise again and again and again', `${banner}: heading has more than 36 characters`],
		[banner, 'notebook-wide', 'lost-wide', 'which is not there'],
		[notice, '"active"', '"shown"', `${notice}: the status “shown” is neither active nor inactive`],
		[notice, '।', '.', `${notice}: announcement ends a sentence with a full stop; use a danda (hindi)`],
	])('%s: %s → %s', async (path, from, to, problem) => {
		expect((await problemsAfter(path, from, to)).join('\n')).toContain(problem)
	})

	it('names a picture of another shape', async () => {
		const { phonePicture, widePicture } = JSON.parse(await readFile(join(folder, banner), 'utf8'))
		const problems = await problemsAfter(banner, phonePicture, widePicture)
		expect(problems).toEqual([`${banner}: ${widePicture} is not 3:2`])
	})
})
