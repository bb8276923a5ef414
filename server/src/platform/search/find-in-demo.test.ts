import { describe, expect, it } from 'vitest'
import { demoItems } from '../../testing/search/demo-items.ts'
import { furtherQueries } from '../../testing/search/further-queries.ts'
import { memoryIndex } from '../../testing/search/memory-index.ts'
import { reviewedQueries } from '../../testing/search/reviewed-queries.ts'
import { foldedWords } from './fold-text.ts'
import { stem } from './search-words.ts'

const items = demoItems()
const { find, counts } = memoryIndex(items)

const rows = (table: string) =>
	[...table.matchAll(/\t(.+) → (.+)/g)].map(([, typed = '', wanted = '']) => ({ typed, wanted }))

describe.each([
	['reviewed', rows(reviewedQueries)],
	['further', rows(furtherQueries)],
])('%s queries', (_, queries) => {
	it.for(queries)('“$typed” finds $wanted among the first ten', async ({ typed, wanted }, { annotate }) => {
		const found = await find(typed)
		// Is printed with `--reporter verbose`.
		await annotate(`${found.length} found, the wanted one as number ${found.indexOf(wanted) + 1}`)
		expect(items.map(({ name }) => name)).toContain(wanted)
		expect(found.slice(0, 10)).toContain(wanted)
	})
})

describe('finds not too much', () => {
	const most = items.length / 7

	it.each([
		'tiger',
		'निजता',
		'privacy',
		'mewar',
		'मेवाड़',
		'RTI',
		'caste',
		'जाति',
		'bagh',
		'GST',
		'फड़',
		'policy',
		'party',
		'lok devta',
	])('“%s” finds at most every seventh item', async (query) => {
		const found = await find(query)
		expect(found.length).toBeGreaterThan(0)
		expect(found.length).toBeLessThan(most)
	})

	it('of a rare word’s other spellings and sounds makes a frequent one in one of 200 words at most', async () => {
		const rare = [...new Set(items.flatMap(({ title }) => foldedWords(title)))].filter(
			(word) => (counts.get(stem(word)) ?? 0) <= items.length / 20,
		)
		const found = await Promise.all(
			rare.map(async (word) => ({ word, count: (await find(word, { isPrefix: false })).length })),
		)
		const frequent = found.filter(({ count }) => count > most).map(({ word, count }) => `${word}: ${count}`)
		expect(frequent.length, frequent.join(', ')).toBeLessThan(rare.length / 200)
	})
})
