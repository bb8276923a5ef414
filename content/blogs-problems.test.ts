import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { blogsProblems } from './blogs-problems.ts'

const own = fileURLToPath(new URL('blogs', import.meta.url))
const publicFolder = fileURLToPath(new URL('../web/public', import.meta.url))
const post = 'blogs/using-maps-of-rajasthan.json'

let folder: string

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'aravalli-content-'))
	await cp(own, join(folder, 'blogs'), { recursive: true })
})

afterEach(() => rm(folder, { recursive: true }))

async function problemsAfter(from: string, to: string): Promise<string[]> {
	const before = await readFile(join(folder, post), 'utf8')
	expect(before).toContain(from)
	await writeFile(join(folder, post), before.replace(from, to))
	return (await blogsProblems(folder, publicFolder)).problems
}

it('finds nothing wrong with ours', async () => {
	expect(await blogsProblems(folder, publicFolder)).toEqual({ problems: [], postCount: 10 })
})

describe('one post', () => {
	it.each([
		['"daysAgo": 71', '"daysAgo": -1', `${post}: daysAgo Too small`],
		['"palette": "teal"', '"palette": "pink"', 'has a cover in pink, which is no palette'],
		['Learning Rajasthan with an outline map', 'Read the syllabus before the books', 'has the same heading as'],
		['Learning Rajasthan', 'राजस्थान', 'heading has Devanagari letters (english)'],
		['twenty minutes a week', '20 minutes a week', 'description has the numbers 20 in English and (none) in Hindi'],
		['<h2>Begin with the frame</h2>', '<h3>Begin with the frame</h3>', 'block 2 has other elements in Hindi'],
		[
			'<h2>Begin with the frame</h2>',
			'<h2 class=x>Begin with the frame</h2>',
			'block 2 is not as it is stored (english)',
		],
		['listed in 2013', 'listed in 2014', 'has the numbers 2014 in English and 2013 in Hindi'],
		['पहले ढाँचा बनाएँ', 'पहले साफ ढाँचा बनाएँ', 'writes “साफ” without its nukta'],
		['"Geography",', '', 'has more tags in one language than in the other'],
		['rajasthan-small', 'rajasthan-lost', 'which is not there'],
	])('%s → %s', async (from, to, problem) => {
		expect((await problemsAfter(from, to)).join('\n')).toContain(problem)
	})

	it('wants the pictures in their shape and not too heavy', async () => {
		const { picture, pictureSmall } = JSON.parse(await readFile(join(folder, post), 'utf8'))
		const [problem] = await problemsAfter(pictureSmall, picture)
		expect(problem).toMatch(/ has \d+ bytes; at most 6000 are wanted$/)
	})

	it('wants the same blocks in both languages', async () => {
		const file = JSON.parse(await readFile(join(folder, post), 'utf8'))
		file.hindi.body.pop()
		await writeFile(join(folder, post), JSON.stringify(file))
		const { problems } = await blogsProblems(folder, publicFolder)
		const blocks = file.english.body.length
		expect(problems).toEqual([`${post}: has ${blocks} blocks in English and ${blocks - 1} in Hindi`])
	})
})

it('wants ten of them', async () => {
	await rm(join(folder, post))
	const { problems } = await blogsProblems(folder, publicFolder)
	expect(problems).toEqual(['There are 9 blog posts; at least 10 are wanted.'])
})
