// @module-tag one-run
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

describe('of all Hindi tags', () => {
	const tags = items.flatMap(({ name, hindiTags }) => hindiTags.map((tag) => ({ name, tag })))

	it.each([
		['without nukta', 0.99, (tag: string) => tag.normalize('NFD').replaceAll('\u093c', '')],
		['with other nasals', 0.99, (tag: string) => tag.replace(/[ंँ](?=[तथदध])/gu, 'न्').replace(/[ंँ](?=[पफबभ])/gu, 'म्')],
		['with ो and ौ exchanged', 0.99, (tag: string) => tag.replace(/[ोौ]/gu, (sign) => (sign === 'ो' ? 'ौ' : 'ो'))],
		['with ि and ी exchanged', 0.95, (tag: string) => tag.replace(/[िी]/gu, (sign) => (sign === 'ि' ? 'ी' : 'ि'))],
		['with श and स exchanged', 0.95, (tag: string) => tag.replace(/[शस]/gu, (sign) => (sign === 'श' ? 'स' : 'श'))],
		['with न for ण', 0.95, (tag: string) => tag.replaceAll('ण', 'न')],
		['in one word', 0.85, (tag: string) => tag.replaceAll(' ', '')],
	])('typed %s, finds the items of at least %d', async (_, share, variant) => {
		const changed = tags
			.map(({ name, tag }) => ({ name, tag, typed: variant(tag) }))
			.filter(({ tag, typed }) => tag !== typed)
		const found = await Promise.all(
			changed.map(async ({ name, typed }) => (await find(typed, { isPrefix: false })).includes(name)),
		)
		const missed = changed.filter((_, index) => !found[index]).map(({ typed }) => typed)
		expect(changed.length).toBeGreaterThan(20)
		expect(missed.length / changed.length, missed.join(', ')).toBeLessThanOrEqual(1 - share)
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
