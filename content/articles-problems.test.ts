import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { articlesProblems } from './articles-problems.ts'

const own = fileURLToPath(new URL('current-affairs', import.meta.url))
const publicFolder = fileURLToPath(new URL('../web/public', import.meta.url))
const article = 'current-affairs/great-indian-bustard-godawan.json'

let folder: string

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'aravalli-content-'))
	await cp(own, join(folder, 'current-affairs'), { recursive: true })
})

afterEach(() => rm(folder, { recursive: true }))

async function problemsAfter(from: string | RegExp, to: string): Promise<string[]> {
	const before = await readFile(join(folder, article), 'utf8')
	const after = before.replace(from, to)
	expect(after).not.toBe(before)
	await writeFile(join(folder, article), after)
	return (await articlesProblems(folder, publicFolder)).problems
}

it('finds nothing wrong with ours', async () => {
	expect(await articlesProblems(folder, publicFolder)).toEqual({ problems: [], articleCount: 40 })
})

describe('one article', () => {
	it.each([
		[/"daysAgo": \d+/, '"daysAgo": 120', 'is 120 days old; at most 92 are wanted'],
		[/"category": "\w+"/, '"category": "weather"', `${article}: category`],
		['"palette": "teal"', '"palette": "rose"', 'has a cover in rose; environment is teal'],
		[/"title": "([^"]*)"/, '"title": "राजस्थान"', 'title has Devanagari letters (english)'],
		[/<h2>/, '<h2 class=x>', 'is not as it is stored (english)'],
		['"Wildlife",', '', 'has more tags in one language than in the other'],
		['वन्यजीव"', 'जंगली जीव"', 'calls the tag “Wildlife”'],
		[/"picture": "[^"]*"/, '"picture": "/assets/none.webp"', 'which is not there'],
		[/"prelims": "[^"]*"/, '"prelims": ""', 'prelims'],
	])('%s → %s', async (from, to, problem) => {
		expect((await problemsAfter(from, to)).join('\n')).toContain(problem)
	})
})

it('wants forty of them, and each category', async () => {
	await rm(join(folder, article))
	const { problems } = await articlesProblems(folder, publicFolder)
	expect(problems).toEqual(['There are 39 articles; at least 40 are wanted.'])
})
