import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { voicesProblems } from './voices-problems.ts'

const own = fileURLToPath(new URL('voices', import.meta.url))
const publicFolder = fileURLToPath(new URL('../web/public', import.meta.url))
const testimonial = 'testimonials/sunita-meena.json'
const review = 'reviews/lata-damor.json'

let folder: string

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'aravalli-content-'))
	await cp(own, folder, { recursive: true })
})

afterEach(() => rm(folder, { recursive: true }))

it('finds nothing wrong with ours', async () => {
	expect(await voicesProblems(folder, publicFolder)).toEqual({ problems: [], voiceCount: 20 })
})

it.each([
	[testimonial, '"position": 1', '"position": 2', 'has the same position as'],
	[
		testimonial,
		'Sunita Meena',
		'Aslam Qureshi',
		'testimonials/sunita-meena.json: has the same name as aslam-qureshi.json',
	],
	[testimonial, 'Mains Batch 2025', 'Mains Batch 2024', 'batchName has the numbers 2024 in English and 2025 in Hindi'],
	[testimonial, '"picture": "/', '"picture": "/lost/', 'which is not there'],
	[review, '"rating": 5', '"rating": 6', `${review}: rating Too big`],
	[review, '"course"', '"subject"', `${review}: english.course Invalid input`],
])('%s: %s → %s', async (path, from, to, problem) => {
	const before = await readFile(join(folder, path), 'utf8')
	expect(before).toContain(from)
	await writeFile(join(folder, path), before.replace(from, to))
	expect((await voicesProblems(folder, publicFolder)).problems.join('\n')).toContain(problem)
})

it('wants ten of each', async () => {
	await rm(join(folder, testimonial))
	await rm(join(folder, review))
	const { problems } = await voicesProblems(folder, publicFolder)
	expect(problems).toEqual(['There are 9 testimonials; 10 are wanted.', 'There are 9 reviews; 10 are wanted.'])
})
