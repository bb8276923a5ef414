import { articleKind } from '@aravalli/shared/current-affairs/kind'
import { READINGS_KEPT, type Reading } from '@aravalli/shared/readings/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ServerKind } from '../../content/server-kind.ts'
import { withdrawItem } from '../../content/storing/tables.ts'
import { kinds } from '../../kinds.ts'
import { type SignedIn, signedIn } from '../../testing/build-account.ts'
import { buildArticle } from '../../testing/build-article.ts'
import { buildQuestion } from '../../testing/build-question.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { storeItems } from '../../testing/store-items.ts'
import { storeQuestions } from '../../testing/store-questions.ts'

const serverArticles = kinds.find(({ kind }) => kind === articleKind) as ServerKind & { kind: typeof articleKind }
let test: TestApp
let learner: SignedIn

beforeAll(async () => {
	test = await startApp()
	const days = ['01', '02', '03', '04'].map((day) =>
		buildArticle({ id: `article-${day}`, publishedOn: `2026-11-${day}` }),
	)
	await storeItems(test, serverArticles, days)
	await storeQuestions(test, buildQuestion({ id: 'governor' }), buildQuestion({ id: 'english-only', hindi: null }))
})
afterAll(() => test.close())
beforeEach(async () => {
	learner = await signedIn(test)
})

const open = async (kind: string, id: string, { browser } = learner) =>
	(await browser.send({ method: 'PUT', url: `/api/readings/${kind}/${id}` })).statusCode

async function opened(query = '', { browser } = learner) {
	const { data, pagination } = (await browser.get(`/api/readings${query}`)).json()
	return { ids: (data as Reading[]).map(({ itemId }) => itemId), data: data as Reading[], pagination }
}

describe('what a learner has opened', () => {
	it('stands the last first, each once, and is nobody else’s', async () => {
		await open('answer-writing', 'governor')
		await open('current-affairs', 'article-01')
		await open('answer-writing', 'governor')
		expect(await opened()).toMatchObject({ ids: ['governor', 'article-01'], pagination: { total: 2 } })
		expect((await opened('?limit=1&page=2')).ids).toEqual(['article-01'])
		expect((await opened('', await signedIn(test))).ids).toEqual([])
	})

	it('comes with what it is called and where it is read, in the language of the reader', async () => {
		await open('answer-writing', 'english-only')
		await open('answer-writing', 'governor')
		const [governor, english] = (await opened('?lang=hindi')).data
		expect(governor).toEqual({
			kind: 'answer-writing',
			kindName: 'उत्तर लेखन अभ्यास',
			itemId: 'governor',
			title: 'राज्यपाल की संवैधानिक स्थिति स्पष्ट कीजिए।',
			path: '/answer-writing-practice/governor',
			isFallback: false,
			openedAt: expect.stringMatching(/^\d{4}-.*Z$/),
		})
		expect(english?.isFallback).toBe(true)
	})

	it('is only what is published', async () => {
		await storeItems(test, serverArticles, [buildArticle({ id: 'withdrawn', publishedOn: '2026-10-01' })])
		await open('current-affairs', 'withdrawn')
		await test.database.transaction((tx) => withdrawItem(tx, serverArticles, 'withdrawn'))
		expect(await opened()).toMatchObject({ ids: [], pagination: { total: 0 } })
		expect(await open('current-affairs', 'withdrawn')).toBe(404)
	})

	it.each([
		['answer-writing', 'nothing', 404],
		['answer-writing', 'NOT%20AN%20ID', 404],
		['answer-writing', '%00', 404],
		['banners', 'any', 400],
		['no-such-kind', 'any', 400],
	])('is refused for %s/%s', async (kind, id, status) => expect(await open(kind, id)).toBe(status))

	it(`is forgotten behind the last ${READINGS_KEPT}`, async () => {
		await test.database.db.execute(sql`
			insert into readings (user_id, kind, item_id, opened_at)
			select ${learner.account.id}, 'blogs', 'post-' || number, now() - number * interval '1 minute'
			from generate_series(1, ${READINGS_KEPT}) as number`)
		await open('answer-writing', 'governor')
		const { rows } = await test.database.db.execute(
			sql`select item_id from readings where user_id = ${learner.account.id} order by opened_at desc`,
		)
		expect([rows.length, rows[0], rows.at(-1)]).toEqual([
			READINGS_KEPT,
			{ item_id: 'governor' },
			{ item_id: `post-${READINGS_KEPT - 1}` },
		])
	})
})
