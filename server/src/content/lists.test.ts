/** Holds lists, counts and the index against what a plain look at all items says. */
import { arrangedDay } from '@aravalli/shared/content/kind'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { emptyContent } from '../testing/empty-content.ts'
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database.ts'
import { buildSample, type SampleItem, sampleKind } from '../testing/sample-kind.ts'
import { silentLog } from '../testing/silent-log.ts'
import { countMonths, countTerms } from './counting/tables.ts'
import { facetTerm } from './index-terms.ts'
import { rebuildIndexes } from './indexing/rebuild-index.ts'
import { listItems } from './items.ts'
import { publishedItem } from './published-item.ts'
import { isPublishedItem, listStatement } from './reading/tables.ts'
import { insertItems, reinstateItem, upsertItem, withdrawItem } from './storing/tables.ts'

const own = { kind: sampleKind }
let database: TestDatabase

beforeAll(async () => {
	database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(() => emptyContent(database))

const insert = (items: [string, SampleItem][]) =>
	database.transaction((tx) =>
		insertItems(
			tx,
			own,
			items.map(([id, item]) => publishedItem(id, item)),
		),
	)

const page = { language: 'english', limit: 100, offset: 0 } as const

async function idsOf(options: Partial<Parameters<typeof listItems>[2]> = {}) {
	const { items, total } = await listItems(database.db, sampleKind, { ...page, ...options })
	return { ids: items.map(({ id }) => id), total }
}

/** Makes items of a few months and days, in the order of their arrival. */
const samples = fc.uniqueArray(
	fc.record({
		id: fc.stringMatching(/^[a-z]{1,3}$/),
		day: fc.constantFrom('2026-09-30', '2026-10-01', '2026-10-31', '2026-11-01', '2026-11-14', '2026-11-15'),
		isSecond: fc.boolean(),
		isNew: fc.boolean(),
	}),
	{ selector: ({ id }) => id, maxLength: 30 },
)

const built = ({ day, isSecond, isNew }: { day: string; isSecond: boolean; isNew: boolean }) =>
	buildSample({ publishedOn: day, paper: isSecond ? 'PAPER_2' : 'PAPER_1', isNew })

describe('a list', () => {
	it('goes by day and then by arrival, the newest first, whatever it is filtered by and wherever its page begins', async () => {
		await fc.assert(
			fc.asyncProperty(samples, fc.nat(12), fc.integer({ min: 1, max: 9 }), async (given, offset, limit) => {
				await emptyContent(database)
				await insert(given.map((one) => [one.id, built(one)]))
				const newestFirst = given
					.map((one, arrival) => ({ ...one, arrival }))
					.sort((one, other) => other.day.localeCompare(one.day) || other.arrival - one.arrival)
				const expected = (isListed: (one: (typeof given)[number]) => boolean) => {
					const ids = newestFirst.filter(isListed).map(({ id }) => id)
					return { ids: ids.slice(offset, offset + limit), total: ids.length }
				}
				const part = { offset, limit }
				expect(await idsOf(part)).toEqual(expected(() => true))
				const terms = [facetTerm('paper', 'PAPER_2'), facetTerm('isNew', true)]
				expect(await idsOf({ ...part, terms })).toEqual(expected(({ isSecond, isNew }) => isSecond && isNew))
				const range = { from: '2026-10-01', to: '2026-11-14' }
				expect(await idsOf({ ...part, range })).toEqual(expected(({ day }) => day >= range.from && day <= range.to))
				const alternatives = [['paper:PAPER_1', 'isNew:true']]
				expect(await idsOf({ ...part, alternatives })).toEqual(expected(({ isSecond, isNew }) => !isSecond || isNew))
			}),
			{ numRuns: 30 },
		)
	}, 60_000)

	it('goes on past a shelf, and in one day', async () => {
		const many = Array.from({ length: 2100 }, (_, index): [string, SampleItem] => [`n-${index}`, buildSample()])
		await insert(many)
		expect((await idsOf({ offset: 45, limit: 10 })).ids).toEqual(
			many
				.map(([id]) => id)
				.reverse()
				.slice(45, 55),
		)
		expect(await idsOf({ offset: 2095 })).toEqual({ ids: ['n-4', 'n-3', 'n-2', 'n-1', 'n-0'], total: 2100 })
		expect(await idsOf({ offset: 1e11 })).toEqual({ ids: [], total: 2100 })
	})

	it('can be arranged by numbers, the lowest first', () => {
		expect([1, 2, 400].map(arrangedDay)).toEqual(['2099-12-31', '2099-12-30', '2098-11-27'])
	})

	it('is one statement, for whoever runs it without the rest', () => {
		expect(listStatement(sampleKind.name, page)).toMatchObject({ text: expect.stringContaining('content_index') })
	})
})

/** Reads all that the index and the counts say. */
async function indexed() {
	const { rows: bits } = await database.db.execute<{ term: string; id: string | null }>(sql`
		select term, item.id
		from content_index cross join generate_series(0, 2047) as bit
			left join published_items as item on item.position = (shelf << 11) + bit
		where get_bit(positions, bit) = 1 order by 1, 2`)
	const counts = await countTerms(database.db, sampleKind.name, '')
	return { bits, counts: Object.fromEntries(counts), months: await countMonths(database.db, sampleKind.name) }
}

describe('the index', () => {
	it('has of each published item what it says now, however it came to be, and is the same when it is built anew', async () => {
		const act = fc.record({
			id: fc.constantFrom('a', 'b', 'c'),
			act: fc.constantFrom('publish', 'withdraw', 'reinstate'),
			day: fc.constantFrom('2026-10-31', '2026-11-14'),
			isNew: fc.boolean(),
		})
		await fc.assert(
			fc.asyncProperty(fc.array(act, { maxLength: 12 }), async (acts) => {
				await emptyContent(database)
				for (const { id, act: what, day, isNew } of acts) {
					await database.transaction(async (tx) => {
						if (what === 'withdraw') return withdrawItem(tx, own, id)
						if (what === 'reinstate') return reinstateItem(tx, own, id)
						return upsertItem(tx, own, publishedItem(id, buildSample({ publishedOn: day, isNew })))
					})
				}
				const before = await indexed()
				expect(before.bits.filter(({ id }) => id === null)).toEqual([])
				await rebuildIndexes(database, [own], silentLog)
				expect(await indexed()).toEqual(before)
			}),
			{ numRuns: 20 },
		)
	}, 60_000)

	it('is built of what a migration brought, from which it can be taken out again', async () => {
		await insert([
			['a', buildSample()],
			['b', buildSample()],
		])
		const before = await indexed()
		await database.db.execute(sql`truncate content_index, content_counts, content_rules, search_entries, search_terms`)
		await database.db.execute(sql`update published_items set terms = '{}'`)
		await rebuildIndexes(database, [own], silentLog)
		expect(await indexed()).toEqual(before)
		await database.transaction((tx) => withdrawItem(tx, own, 'a'))
		await database.transaction((tx) => withdrawItem(tx, own, 'b'))
		expect((await indexed()).bits).toEqual([])
	})

	it('is written alike by many at once', async () => {
		const ids = Array.from({ length: 8 }, (_, number) => `n-${number}`)
		const withdraw = (id: string) => database.transaction((tx) => withdrawItem(tx, own, id))
		const reinstate = (id: string) => database.transaction((tx) => reinstateItem(tx, own, id))
		await Promise.all(ids.map((id) => insert([[id, buildSample()]])))
		for (const id of ids) await withdraw(id)
		// All are moved into one month, which none of them leaves: each needs a position of its own there.
		const moved = buildSample({ publishedOn: '2025-05-01' })
		await Promise.all(ids.map((id) => database.transaction((tx) => upsertItem(tx, own, publishedItem(id, moved)))))
		await Promise.all(ids.flatMap((id, number) => [number % 2 === 0 ? withdraw(id) : reinstate(id), reinstate(id)]))
		const written = await indexed()
		expect(written.counts['in:all']).toBeGreaterThan(3)
		expect(written.bits.filter(({ id }) => id === null)).toEqual([])
		await database.db.execute(sql`truncate content_rules`)
		await rebuildIndexes(database, [own], silentLog)
		expect(await indexed()).toEqual(written)
	})

	it('leaves an item whose id exists as it is', async () => {
		await insert([['a', buildSample({ paper: 'PAPER_1' })]])
		await insert([
			['a', buildSample({ paper: 'PAPER_2' })],
			['b', buildSample({ paper: 'PAPER_2' })],
		])
		expect(await idsOf({ terms: ['paper:PAPER_2'] })).toEqual({ ids: ['b'], total: 1 })
	})

	it('counts facets, and within the list of the kind’s flag', async () => {
		await insert([
			['a', buildSample({ isNew: true })],
			['b', buildSample({ paper: 'PAPER_2', publishedOn: '2026-10-02' })],
		])
		const { counts, months } = await indexed()
		expect(counts).toEqual({
			'in:all': 2,
			'paper:PAPER_1': 1,
			'paper:PAPER_2': 1,
			'isNew:true': 1,
			'isNew/in:all': 1,
			'isNew/isNew:true': 1,
			'isNew/paper:PAPER_1': 1,
		})
		expect(months).toEqual([
			{ month: '2026-11', items: 1 },
			{ month: '2026-10', items: 1 },
		])
	})

	it('gives features a condition for what readers see', async () => {
		await insert([['a', buildSample()]])
		const isSeen = async (id: string) =>
			(await database.db.execute<{ seen: boolean }>(sql`select ${isPublishedItem(sampleKind.name, id)} as seen`)).rows
		expect([await isSeen('a'), await isSeen('b')]).toEqual([[{ seen: true }], [{ seen: false }]])
	})
})
