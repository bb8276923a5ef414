import { announcementKind } from '@aravalli/shared/announcements/kinds'
import type { SearchHit } from '@aravalli/shared/search/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cleanItem } from '../../content/clean-item.ts'
import { rebuildIndexes } from '../../content/indexing/rebuild-index.ts'
import type { ServerKind } from '../../content/server-kind.ts'
import { reinstateItem, upsertItem, withdrawItem } from '../../content/storing/tables.ts'
import { kinds } from '../../kinds.ts'
import { signedIn } from '../../testing/build-account.ts'
import { buildArticle, storeArticles } from '../../testing/build-article.ts'
import { buildMainsQuestion, storeMainsQuestions } from '../../testing/build-mains-question.ts'
import { buildStudyItem, storeStudyItems } from '../../testing/build-study-item.ts'
import { emptyContent } from '../../testing/empty-content.ts'
import type { TestBrowser } from '../../testing/open-browser.ts'
import { silentLog } from '../../testing/silent-log.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { storeItems } from '../../testing/store-items.ts'

const serverArticles = kinds.find(({ kind }) => kind.name === 'current-affairs') as ServerKind
let test: TestApp
let reader: TestBrowser

beforeAll(async () => {
	test = await startApp()
	reader = (await signedIn(test)).browser
})
afterAll(() => test.close())
beforeEach(() => emptyContent(test.database))

async function search(q: string, more = '') {
	const response = await reader.get(`/api/search?q=${encodeURIComponent(q)}${more}`)
	const body = response.json()
	return { status: response.statusCode, body, ids: body.data?.map(({ id }: SearchHit) => id) }
}

const article = (id: string, given: { title?: string; teaser?: string; body?: string; publishedOn?: string }) => {
	const { publishedOn = '2026-11-01', ...texts } = given
	const built = buildArticle({ id, publishedOn, hindi: null })
	const plain = { title: 'Plain', teaser: 'Plain', body: '<p>Plain</p>', keyPoints: [], tags: [], ...texts }
	return { ...built, english: { ...built.english, ...plain } }
}
const store = (...articles: ReturnType<typeof article>[]) => storeArticles(test, ...articles)

describe('what is found', () => {
	it('stands in the order of titles, cards and texts, each time the newest first', async () => {
		await store(
			article('text', { body: '<p>About the khadin of Jaisalmer</p>', publishedOn: '2026-11-09' }),
			article('card', { teaser: 'The khadin', publishedOn: '2026-11-08' }),
			article('older', { title: 'A khadin', publishedOn: '2026-11-01' }),
			article('newer', { title: 'Khadins', publishedOn: '2026-11-02' }),
			article('none', { title: 'Johad' }),
		)
		const { body } = await search('khadin')
		expect(body.data.map(({ id, foundIn }: SearchHit) => [id, foundIn])).toEqual([
			['newer', 'title'],
			['older', 'title'],
			['card', 'card'],
			['text', 'body'],
		])
	})

	it('has all words, each in any of its texts', async () => {
		await store(
			article('both', { title: 'Khadin', body: '<p>Water of Jaisalmer</p>' }),
			article('one', { title: 'Khadin' }),
		)
		expect((await search('jaisalmer khadin')).ids).toEqual(['both'])
		expect((await search('khadin quantum')).ids).toEqual([])
	})

	it('is of all kinds, counted for each and filtered by one, a page at a time', async () => {
		const words = { title: 'Khadin' }
		await store(article('a1', words), article('a2', { ...words, publishedOn: '2026-11-05' }))
		const { english, ...note } = buildStudyItem({ id: 'note' })
		const item = { ...note, english: { ...english, heading: 'Khadin' } }
		await test.database.transaction((tx) => storeStudyItems(tx, [item]))
		const all = await search('khadin')
		expect(all.body.kinds).toEqual([
			{ kind: 'current-affairs', name: 'Current Affairs', items: 2 },
			{ kind: 'to-the-point', name: expect.any(String), items: 1 },
		])
		expect(all.body.pagination).toMatchObject({ total: 3, totalPages: 1 })
		const notes = await search('khadin', '&kind=to-the-point')
		expect([notes.ids, notes.body.kinds]).toEqual([['note'], all.body.kinds])
		expect(notes.body.data[0]).toMatchObject({ kind: 'to-the-point', path: '/to-the-point/note' })
		const second = await search('khadin', '&kind=current-affairs&limit=1&page=2')
		expect([second.ids, second.body.pagination]).toEqual([
			['a1'],
			{ page: 2, limit: 1, total: 2, totalPages: 2, isTotalCapped: false },
		])
		expect((await search('khadin', '&page=3')).ids).toEqual([])
	})

	it('can be the best of each kind, that first which has the best of all', async () => {
		const { english, ...note } = buildStudyItem({ id: 'note' })
		const notes = ['a', 'b', 'c'].map((id) => ({ ...note, id, english: { ...english, heading: 'Khadin' } }))
		await test.database.transaction((tx) => storeStudyItems(tx, notes))
		await store(
			article('card', { teaser: 'A khadin', publishedOn: '2026-11-08' }),
			article('older', { title: 'Khadin', publishedOn: '2030-11-01' }),
			article('newer', { title: 'Khadin', publishedOn: '2030-11-02' }),
		)
		const { ids, body } = await search('khadin', '&byKind=true&limit=2')
		expect(ids).toEqual(['newer', 'older', 'a', 'b'])
		expect(body.kinds.map(({ items }: { items: number }) => items).sort()).toEqual([3, 3])
		expect(body.pagination).toMatchObject({ page: 1, total: 6, totalPages: 1 })
		expect((await search('khadin', '&byKind=true&limit=2&kind=to-the-point')).ids).toEqual(['a', 'b'])
		const johad = { ...note, id: 'johad', english: { ...english, heading: 'Johad' } }
		await test.database.transaction((tx) => storeStudyItems(tx, [johad]))
		await store(article('text', { body: '<p>Johad</p>' }))
		expect((await search('johad', '&byKind=true')).ids).toEqual(['johad', 'text'])
	})

	it('begins with what was typed, unless it is said to be whole', async () => {
		await store(article('one', { title: 'Khadin' }))
		expect((await search('khad')).ids).toEqual(['one'])
		expect((await search('khad', '&prefix=false')).ids).toEqual([])
	})

	it('is nothing that has no page to lead to', async () => {
		const announcement = { id: 'none', status: 'active', publishedOn: '2026-11-01', hindi: null }
		const items = [{ ...announcement, english: { announcement: 'Khadin' } }]
		await storeItems(test, { kind: announcementKind }, items)
		await store(article('one', { title: 'Khadin' }))
		const { ids, body } = await search('khadin')
		expect([ids, body.kinds]).toEqual([['one'], [expect.objectContaining({ kind: 'current-affairs', items: 1 })]])
		const { rows } = await test.database.db.execute(sql`select items from search_terms where term = 'khadin'`)
		expect(rows).toEqual([{ items: 1 }])
	})

	it('changes with what is published', async () => {
		await store(article('one', { title: 'Khadin', publishedOn: '2026-11-01' }), article('two', { title: 'Johad' }))
		const change = (work: Parameters<typeof test.database.transaction>[0]) => test.database.transaction(work)
		await change((tx) => withdrawItem(tx, serverArticles, 'one'))
		expect((await search('khadin')).ids).toEqual([])
		await change((tx) => reinstateItem(tx, serverArticles, 'one'))
		expect((await search('khadin')).ids).toEqual(['one'])
		const { id, ...item } = article('one', { title: 'Stepwell' })
		await change((tx) => upsertItem(tx, serverArticles, cleanItem(serverArticles.kind, id, item as never)))
		expect([(await search('khadin')).ids, (await search('stepwell')).ids]).toEqual([[], ['one']])
		const { rows } = await test.database.db.execute(sql`select items from search_terms where term = 'khadin'`)
		expect(rows).toEqual([{ items: 0 }])
	})

	it('is the same after the index was built anew', async () => {
		await store(
			article('one', { title: 'Khadin' }),
			article('two', { body: '<p>Khadin</p>' }),
			article('gone', { title: 'Khadin' }),
		)
		await test.database.transaction((tx) => withdrawItem(tx, serverArticles, 'gone'))
		await test.database.db.execute(sql`truncate content_rules, search_entries, search_terms`)
		expect((await search('khadin')).ids).toEqual([])
		await rebuildIndexes(test.database, [serverArticles], silentLog)
		expect((await search('khadin')).ids).toEqual(['one', 'two'])
		const { rows } = await test.database.db.execute(sql`select items from search_terms where term = 'khadin'`)
		expect(rows).toEqual([{ items: 2 }])
	})
})

describe('a result', () => {
	it('shows where its words are', async () => {
		const long = 'One word after another stands here, and many more of them before what is looked for comes at last. '
		await store(article('one', { title: 'The **khadin** of Pali', teaser: `${long}${long}Here a khadin is dug.` }))
		const [{ title, titleMarks, snippet, snippetMarks }] = (await search('khadins')).body.data
		expect(title).toBe('The khadin of Pali')
		const marked = (text: string, marks: SearchHit['titleMarks']) =>
			marks.map(({ start, end }) => text.slice(start, end))
		expect([marked(title, titleMarks), marked(snippet, snippetMarks)]).toEqual([['khadin'], ['khadin']])
		expect(snippet).toMatch(/^… .*Here a khadin is dug\./)
		expect(snippet.length).toBeLessThan(200)
	})

	it('is in the language of the reader, and in English where there is no Hindi', async () => {
		const built = buildArticle({ id: 'both' })
		const hindi = { ...built.english, title: 'खडीन की बात', teaser: 'खेत' }
		await storeArticles(test, { ...built, english: { ...built.english, title: 'Khadin' }, hindi })
		await store(article('english', { title: 'Khadin' }))
		const { data } = (await search('khadin', '&lang=hindi')).body
		const titles = Object.fromEntries(data.map(({ id, title, isFallback }: SearchHit) => [id, [title, isFallback]]))
		expect(titles).toEqual({ both: ['खडीन की बात', false], english: ['Khadin', true] })
		expect((await search('खेत')).ids).toEqual(['both'])
	})

	it('has a title only where its reader has to sign in', async () => {
		const days = ['2026-11-01', '2026-11-02', '2026-11-03']
		await store(
			...days.map((publishedOn) => article(`of-${publishedOn}`, { title: 'Khadin', teaser: 'A khadin', publishedOn })),
		)
		const { data } = (await test.app.inject('/api/search?q=khadin')).json()
		expect(data.map(({ id, isLocked, title, snippet }: SearchHit) => [id, isLocked, title, snippet])).toEqual([
			['of-2026-11-03', false, 'Khadin', 'A khadin'],
			['of-2026-11-02', false, 'Khadin', 'A khadin'],
			['of-2026-11-01', true, 'Khadin', null],
		])
		const signed = (await search('khadin')).body.data
		expect(signed.map(({ isLocked }: SearchHit) => isLocked)).toEqual([false, false, false])
	})
})

describe('a question without a page of its own', () => {
	it('is found with the address where it is practised, and its answer is not given away', async () => {
		await storeMainsQuestions(
			test,
			buildMainsQuestion(),
			buildMainsQuestion({ id: 'important', isMostImportant: true }),
		)
		const { body } = await search('keoladeo')
		expect(body.data.map(({ path, foundIn }: SearchHit) => [path, foundIn]).sort()).toEqual([
			['/mains-practice?question=ecological-footprint', 'body'],
			['/mains-practice?question=important&tab=miq', 'body'],
		])
		expect(JSON.stringify(body)).not.toContain('Keoladeo')
	})
})

describe('a search that cannot be made', () => {
	it.each([
		['of nothing', '%20', 'Please type what you are looking for'],
		['that is too long', 'x'.repeat(201), 'The search can have at most 200 characters'],
	])('%s is refused with a sentence', async (_, q, message) => {
		const { statusCode, body } = await reader.get(`/api/search?q=${q}&lang=english`)
		expect([statusCode, JSON.parse(body).errors]).toEqual([400, [{ path: 'q', message }]])
	})

	it.each(['%00', '%22%27%3B--', 'the', '=', '~', '%25', '१'])('%s finds nothing and breaks nothing', async (q) => {
		await store(article('one', { title: 'Khadin' }))
		const { statusCode, body } = await reader.get(`/api/search?q=${q}`)
		expect([statusCode, JSON.parse(body).data]).toEqual([200, []])
	})

	it('of an unknown kind is refused', async () => {
		expect((await search('khadin', '&kind=nothing')).status).toBe(400)
	})
})
