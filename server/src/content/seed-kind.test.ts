/** The demo comes in by the door of the imports: what a file could not publish, no start of the product publishes. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { emptyContent } from '../testing/empty-content.ts'
import { buildSample, type SampleItem, sampleKind } from '../testing/sample-kind.ts'
import { silentLog } from '../testing/silent-log.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import { hasItems } from './counting/tables.ts'
import { seedKind } from './seed-kind.ts'

const own = { kind: sampleKind }
let test: TestApp

beforeAll(async () => {
	test = await startApp({}, { kinds: [own] })
})
afterAll(() => test.close())
beforeEach(() => emptyContent(test.database))

const seed = (...items: SampleItem[]) =>
	seedKind(
		test.database,
		silentLog,
		own,
		async () => items.map((item, index) => ({ id: `book-${index + 1}`, item })),
		'2026-11-18',
	)

const english = buildSample().english

describe('an item of the demo', () => {
	it('is published with its texts cleaned, as an import has them', async () => {
		await seed(buildSample({ english: { ...english, title: '  Forts  ', body: '<p onclick="x()">Chittor</p>' } }))
		const { data } = (await test.app.inject('/api/content/sample-books/book-1')).json()
		expect(data).toMatchObject({ title: 'Forts', body: '<p>Chittor</p>' })
	})

	it.each<[string, Partial<SampleItem>, string]>([
		['has no Hindi', { hindi: null }, '(hindi) (hindi-missing)'],
		['is of a day that is to come', { publishedOn: '2026-11-19' }, 'publishedOn (date-in-future)'],
		[
			'has a longer title than readers may see',
			{ english: { ...english, title: 'x'.repeat(41) } },
			'title (english) (field-too-long)',
		],
		['has what the kind does not know', { paper: 'PAPER_3' as never }, 'paper (invalid_value)'],
	])('stops the start when it %s, and nothing is stored', async (_, given, named) => {
		await expect(seed(buildSample(), buildSample(given))).rejects.toThrow(
			`The demo's sample-books book-2 cannot be published: ${named}.`,
		)
		expect(await hasItems(test.database.db, 'sample-books')).toBe(false)
	})
})
