// @module-tag one-run
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyContent } from '../../testing/empty-content.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/open-test-database.ts'
import { buildSample, sampleKind } from '../../testing/sample-kind.ts'
import { publishedItem } from '../published-item.ts'
import type { PublishedItem } from '../server-kind.ts'
import { insertItems, withdrawItem } from '../storing/tables.ts'
import { listRelated } from './tables.ts'

const tagsOf = ({ english }: PublishedItem) => (english.tags as string[]).map((tag) => `tag:${tag}`)
const own = { kind: sampleKind, terms: tagsOf }
let database: TestDatabase

beforeAll(async () => {
	database = await openTestDatabase()
})
afterAll(() => database.close())

interface Given {
	id: string
	day: string
	tags: string[]
	isWithdrawn: boolean
}

const tag = fc.constantFrom('forts', 'kings', 'wells', 'songs')
const samples = fc.uniqueArray(
	fc.record({
		id: fc.stringMatching(/^[a-z]{1,3}$/),
		day: fc.constantFrom('2026-09-30', '2026-10-01', '2026-10-31', '2026-11-01', '2026-11-14'),
		tags: fc.uniqueArray(tag, { maxLength: 3 }),
		isWithdrawn: fc.boolean(),
	}),
	{ selector: ({ id }) => id, minLength: 1, maxLength: 25 },
)

async function store(given: Given[]): Promise<void> {
	await emptyContent(database)
	const { english } = buildSample()
	const items = given.map(({ id, day, tags }) =>
		publishedItem(id, buildSample({ publishedOn: day, english: { ...english, tags } })),
	)
	await database.transaction((tx) => insertItems(tx, own, items))
	for (const { id } of given.filter(({ isWithdrawn }) => isWithdrawn))
		await database.transaction((tx) => withdrawItem(tx, own, id))
}

/** Looks at the newest of each tag, as many as are wanted. */
function plainLook(
	given: Given[],
	of: Given,
	{ ofEach, limit }: { ofEach: number; limit: number },
): { id: string; shared: number }[] {
	const newestFirst = given
		.map((one, arrival) => ({ ...one, arrival }))
		.filter(({ isWithdrawn }) => !isWithdrawn)
		.sort((one, other) => other.day.localeCompare(one.day) || other.arrival - one.arrival)
	const newest = of.tags.map((own) => newestFirst.filter(({ tags }) => tags.includes(own)).slice(0, ofEach))
	const shared = (one: Given) => newest.flat().filter(({ id }) => id === one.id).length
	return newestFirst
		.filter((one) => one.id !== of.id && shared(one) > 0)
		.sort((one, other) => shared(other) - shared(one))
		.slice(0, limit)
		.map((one) => ({ id: one.id, shared: shared(one) }))
}

describe('related items', () => {
	it('are those that share the most terms, then the newest, of the newest of each term', async () => {
		await fc.assert(
			fc.asyncProperty(samples, fc.integer({ min: 1, max: 6 }), async (given, ofEach) => {
				await store(given)
				for (const of of given.slice(0, 3)) {
					const wanted = { ofEach, limit: 4 }
					const terms = of.tags.map((own) => `tag:${own}`)
					const related = await listRelated(database.db, sampleKind.name, of.id, { terms, ...wanted })
					expect(related).toEqual(plainLook(given, of, wanted))
				}
			}),
			{ numRuns: 30 },
		)
	}, 60_000)
})
