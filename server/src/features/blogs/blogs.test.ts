// @module-tag one-run
import { addDays } from '@aravalli/shared/india-time'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedFiles } from '../../content/seed-files.ts'
import { contentSitemap } from '../../content/sitemap.ts'
import { type BuiltPost, buildPost, storePosts } from '../../testing/build-post.ts'
import { emptyContent } from '../../testing/empty-content.ts'
import { silentLog } from '../../testing/silent-log.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { postFiles } from './post-file.ts'
import { serverPosts } from './post-kind.ts'

const base = '/api/content/blog'
const today = '2026-11-23'
let test: TestApp

beforeAll(async () => {
	test = await startApp()
})
afterAll(() => test.close())
beforeEach(async () => {
	await emptyContent(test.database)
})

const store = (...posts: BuiltPost[]) => storePosts(test, ...posts)

async function get(path: string, headers: Record<string, string> = {}) {
	const response = await test.app.inject({ url: `${base}${path}`, headers })
	return { status: response.statusCode, body: response.json() }
}
const idsOf = ({ body }: { body: { data: { _id: string }[] } }) => body.data.map(({ _id }) => _id)

const card = {
	_id: 'outline-map',
	img: '/assets/blogs/a.webp',
	imgSmall: '/assets/blogs/a-small.webp',
	createdAt: '2026-11-13T18:30:00.000Z',
	publicationDate: '2026-11-14',
	readTime: 1,
	isFallback: false,
}

describe('the list of posts', () => {
	it('says of each what a card shows, in the language of the request', async () => {
		const post = buildPost()
		await store(post)
		const { body: _, ...english } = post.english
		const { body: __, ...hindi } = post.hindi ?? post.english
		expect((await get('')).body).toEqual({
			success: true,
			data: [{ ...card, ...english }],
			pagination: { page: 1, limit: 200, total: 1, totalPages: 1, isTotalCapped: false },
		})
		expect((await get('?lang=hindi')).body.data).toEqual([{ ...card, ...hindi }])
		expect((await get('', { cookie: 'preferredLanguage=hindi' })).body.data).toEqual([{ ...card, ...hindi }])
	})

	it('marks a post without Hindi, which comes in English', async () => {
		await store(buildPost({ hindi: null, picture: null }))
		const { body } = await get('?lang=hindi')
		expect(body.data).toMatchObject([
			{
				heading: buildPost().english.heading,
				tags: ['Geography', 'Maps'],
				isFallback: true,
				img: null,
				imgSmall: null,
			},
		])
	})

	it('comes newest first: the newest 200, or the page that is asked for', async () => {
		const posts = Array.from({ length: 205 }, (_, index) =>
			buildPost({ id: `post-${String(index).padStart(3, '0')}`, publishedOn: addDays(today, -index) }),
		)
		await store(...posts)
		const ids = posts.map(({ id }) => id)
		expect(idsOf(await get(''))).toEqual(ids.slice(0, 200))
		const second = await get('?page=2')
		expect(idsOf(second)).toEqual(ids.slice(10, 20))
		expect(second.body.pagination).toEqual({ page: 2, limit: 10, total: 205, totalPages: 21, isTotalCapped: false })
		expect(idsOf(await get('?limit=3'))).toEqual(ids.slice(0, 3))
		expect(idsOf(await get('?page=3&limit=100'))).toEqual(ids.slice(200))
		expect((await get('?page=4&limit=100')).body).toMatchObject({ data: [], pagination: { total: 205 } })
	})

	it('is empty where there are none', async () => {
		expect((await get('')).body).toMatchObject({ data: [], pagination: { total: 0, totalPages: 0 } })
	})

	it.each(['page=0', 'page=x', 'limit=0', 'limit=101', 'limit=ten', 'lang=klingon'])('refuses %s', async (query) => {
		expect((await get(`?${query}`)).status).toBe(400)
	})
})

describe('one post', () => {
	it('comes with its text, and with who made its picture', async () => {
		const post = buildPost({ pictureSource: 'A. Mehta, CC BY-SA 4.0' })
		await store(post)
		const { body } = await get('/outline-map?lang=hindi')
		expect(body.data).toEqual({
			...card,
			...post.hindi,
			imageSource: 'A. Mehta, CC BY-SA 4.0',
			updatedAt: expect.stringMatching(/^\d{4}-.*Z$/),
		})
	})

	it.each(['nothing-there', 'Outline-Map', '%00', `${'a'.repeat(121)}`, 'a%2Fb'])('is not found at %s', async (id) => {
		await store(buildPost())
		const { status, body } = await get(`/${id}`)
		expect([status, body.code]).toEqual([404, 'blog.not-found'])
	})

	it('is not found when it is not published', async () => {
		await store(buildPost())
		await test.database.db.execute(sql`update published_items set position = null`)
		expect((await get('/outline-map')).status).toBe(404)
	})

	it('keeps nothing harmful, whoever stores it', async () => {
		const body = '<p onclick=alert(1)>a<script>b</script></p><h1>c</h1><a href="javascript:x">d</a>'
		await store(buildPost({ english: { ...buildPost().english, body } }))
		expect((await get('/outline-map')).body.data.body).toBe('<p>a</p><h2>c</h2>d')
	})

	it('says how long it takes to read', async () => {
		const body = `<p>${'word '.repeat(620)}</p>`
		await store(buildPost({ english: { ...buildPost().english, body } }))
		expect((await get('/outline-map')).body.data.readTime).toBe(4)
	})

	it('has a picture for those who share it', async () => {
		await store(buildPost())
		const picture = await test.app.inject('/api/sharing-picture/blogs/outline-map?lang=hindi')
		expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png'])
		expect((await test.app.inject('/api/sharing-picture/blogs/nothing')).statusCode).toBe(404)
	})
})

it('the sitemap has every published post, and no others', async () => {
	await store(buildPost(), buildPost({ id: 'other', publishedOn: '2026-10-01' }), buildPost({ id: 'hidden' }))
	await test.database.db.execute(sql`update published_items set position = null where id = 'hidden'`)
	const source = contentSitemap(test.database, serverPosts)
	const lists = await Promise.all((await source.listParts()).map(source.listAddresses))
	expect(lists.flatMap((list) => list?.map(({ path }) => path))).toEqual(['/blogs/other', '/blogs/outline-map'])
	expect(await source.listAddresses('nothing')).toBeNull()
	expect(await source.listAddresses('1')).toBeNull()
})

describe('the demo', () => {
	const now = new Date('2026-11-22T19:00:00Z')
	const seed = () => seedFiles(test.database, silentLog, [postFiles], { now })

	it('has ten posts, once, dated from the day in India on which it is stored', async () => {
		await Promise.all([seed(), seed()])
		const { body } = await get('')
		expect(body.data).toHaveLength(10)
		expect(body.data[0]).toMatchObject({
			_id: 'read-the-syllabus-before-the-books',
			publicationDate: addDays(today, -4),
		})
	})

	it('leaves a database with a post in it alone', async () => {
		await store(buildPost())
		await seed()
		expect(idsOf(await get(''))).toEqual(['outline-map'])
	})
})
