import { articleCategories, OPEN_ARTICLES } from '@aravalli/shared/current-affairs/article'
import { type DateFilter, readRange } from '@aravalli/shared/current-affairs/date-range'
import { addDays } from '@aravalli/shared/india-time'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reinstateItem, withdrawItem } from '../../content/storing/tables.ts'
import { signedIn } from '../../testing/build-account.ts'
import { buildArticle, storeArticles } from '../../testing/build-article.ts'
import type { TestBrowser } from '../../testing/open-browser.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { serverArticles } from './server-kind.ts'

const base = '/api/content/current-affairs'
/** The moment is 00:30 in India, where it is the 23rd already; in UTC it is the 22nd. */
const now = new Date('2026-11-22T19:00:00Z')
const today = '2026-11-23'

let test: TestApp
let reader: TestBrowser

/** Each day of 62 has three, all categories in turn; they stand in the order of the list. */
const stored = Array.from({ length: 186 }, (_, index) =>
	buildArticle({
		id: `article-${index}`,
		publishedOn: addDays(today, -Math.floor(index / 3)),
		category: articleCategories[index % 6] ?? 'politics',
		...(index === 4 && { hindi: null }),
	}),
)

beforeAll(async () => {
	test = await startApp({}, { now: () => now })
	reader = (await signedIn(test)).browser
	await storeArticles(test, ...[...stored].reverse())
})
afterAll(() => test.close())

async function get(path: string, headers: Record<string, string> = {}) {
	const response = await test.app.inject({ url: `${base}${path}`, headers })
	return { status: response.statusCode, body: response.json(), text: response.body }
}
const idsOf = ({ body }: { body: { data: { _id: string }[] } }) => body.data.map(({ _id }) => _id)

describe('the list of articles', () => {
	it('without a page comes with the newest 200, newest first', async () => {
		const { status, body } = await get('')
		expect(status).toBe(200)
		expect(body.data.map(({ _id }: { _id: string }) => _id)).toEqual(stored.map(({ id }) => id))
		expect(body.pagination).toEqual({ page: 1, limit: 200, total: 186, totalPages: 1, isTotalCapped: false })
	})

	it('says of an open article everything in both languages', async () => {
		const { body } = await get('?page=1&limit=1')
		const { english, hindi } = buildArticle()
		expect(body.data).toEqual([
			{
				_id: 'article-0',
				title: english.title,
				titleHindi: hindi?.title,
				teaser: english.teaser,
				teaserHindi: hindi?.teaser,
				description: english.body,
				descriptionHindi: hindi?.body,
				category: 'politics',
				date: '2026-11-23',
				imageUrl: '/assets/current-affairs/a.webp',
				imageUrlSmall: '/assets/current-affairs/a-small.webp',
				readTime: 1,
				views: 0,
				tags: english.tags,
				tagsHindi: hindi?.tags,
				isLocked: false,
				isFallback: false,
			},
		])
	})

	it('has pages, and past the end is empty with the same total', async () => {
		expect(idsOf(await get('?page=4'))).toEqual(stored.slice(30, 40).map(({ id }) => id))
		const past = await get('?page=100&limit=2')
		expect([past.status, past.body.data, past.body.pagination.total]).toEqual([200, [], 186])
	})

	it('leaves the texts out where cards are enough', async () => {
		const { body } = await get('?view=card&limit=3')
		expect(body.data.map((item: object) => 'description' in item)).toEqual([false, false, false])
		expect(body.data.map(({ isLocked }: { isLocked: boolean }) => isLocked)).toEqual([false, false, true])
	})

	it('marks what is only in English', async () => {
		const { body } = await get('?limit=5&lang=hindi')
		expect(body.data[4]).toMatchObject({ titleHindi: null, tagsHindi: null, isFallback: true })
		expect(body.data[3].isFallback).toBe(false)
	})

	// This was seen to fail with counts of one edge left out, and with `before` counted from the wrong end.
	it.each(['all', 'today', 'yesterday', 'thisWeek', 'thisMonth', 'lastMonth'] as DateFilter[])(
		'of %s is what a count of all articles finds, in each category and on each page',
		async (date) => {
			const { range } = readRange({ date }, today)
			for (const category of ['all', ...articleCategories]) {
				const wanted = stored.filter(
					(article) =>
						(category === 'all' || article.category === category) &&
						(!range || (article.publishedOn >= range.from && article.publishedOn <= range.to)),
				)
				for (let page = 1; page <= Math.ceil(wanted.length / 7) + 1; page++) {
					const found = await get(`?view=card&date=${date}&category=${category}&page=${page}&limit=7`)
					expect(idsOf(found)).toEqual(wanted.slice((page - 1) * 7, page * 7).map(({ id }) => id))
					expect(found.body.pagination.total).toBe(wanted.length)
				}
			}
		},
	)

	it("begins its days at India's midnight", async () => {
		expect(idsOf(await get('?date=today'))).toEqual(['article-0', 'article-1', 'article-2'])
	})

	it.each([
		['2026-11-22', '2026-11-23', 6],
		['2026-10-30', '2026-11-02', 12],
		['2026-10-01', '2026-10-31', 93],
		['2026-09-01', '2026-11-23', 186],
		['2020-01-01', '2020-12-31', 0],
	])('takes a range of one’s own from %s to %s, both included', async (start, end, total) => {
		const { body } = await get(`?date=custom&start=${start}&end=${end}&view=card`)
		expect([body.data.length, body.pagination.total]).toEqual([total, total])
		const days = body.data.map(({ date }: { date: string }) => date)
		expect(days.every((day: string) => day >= start && day <= end)).toBe(true)
	})

	it.each([
		['date=custom', ['start', 'Please choose a start date'], ['end', 'Please choose an end date']],
		['date=custom&start=2026-02-30&end=2026-11-01', ['start', 'Please enter a valid date']],
		['date=custom&start=2026-11-02&end=2026-11-01', ['end', 'The end date cannot be before the start date']],
		['date=custom&start=2026-11-02&end=tomorrow', ['end', 'Please enter a valid date']],
	])('refuses %s at the field', async (query, ...errors) => {
		const { status, body } = await get(`?${query}`)
		expect([status, body.code]).toEqual([400, 'request.invalid'])
		expect(body.errors).toEqual(errors.map(([path, message]) => ({ path, message })))
	})

	it('says so in Hindi, too', async () => {
		const { body } = await get('?date=custom&start=2026-11-02&end=2026-11-01&lang=hindi')
		expect(body.errors[0].message).toBe('अंतिम तिथि आरंभ तिथि से पहले की नहीं हो सकती')
	})

	it.each(['category=weather', 'date=someday', 'page=0', 'page=x', 'limit=0', 'limit=101', 'view=all', 'lang=tamil'])(
		'refuses %s',
		async (query) => expect((await get(`?${query}`)).status).toBe(400),
	)
})

describe('an article', () => {
	it('comes with its pointers and its sources', async () => {
		const { body } = await get('/article-0')
		const { english, hindi } = buildArticle()
		expect(body.data).toMatchObject({ _id: 'article-0', isLocked: false, description: english.body })
		const pointersOf = ({ keyPoints, prelims, mains, sources }: typeof english) => ({
			keyPoints,
			prelims,
			mains,
			sources,
		})
		expect(body.data.pointers).toEqual({ english: pointersOf(english), hindi: hindi && pointersOf(hindi) })
	})

	it('that is unknown, or no id, is not found', async () => {
		for (const id of ['missing', '%00', 'ARTICLE-0', 'a'.repeat(130), '..%2f..%2fetc'])
			expect(await get(`/${id}`)).toMatchObject({ status: 404, body: { code: 'article.not-found' } })
	})

	it('counts that it was opened', async () => {
		const answer = await test.app.inject({
			method: 'POST',
			url: `${base}/article-7/view`,
			headers: { 'sec-fetch-site': 'same-origin' },
		})
		expect(answer.statusCode).toBe(200)
		await test.counters.flush()
		const { body } = await get('/article-7')
		expect(body.data.views).toBe(1)
	})
})

describe('the rule of the open two', () => {
	const hidden = [
		...['hidden', 'छिपा', 'Elections every five', 'हर पाँच वर्ष', 'Eleventh Schedule', 'schools of democracy'],
		...['Seventy-third Amendment', 'तिहत्तरवाँ'],
	]

	it('leaves anonymous readers the teaser of all others, whatever they filter', async () => {
		for (const query of ['', '?category=science', '?date=lastMonth', '?page=3&limit=5', '?lang=hindi']) {
			const { body, text } = await get(query)
			for (const item of body.data) {
				const isOpen = ['article-0', 'article-1'].includes(item._id)
				expect([item.isLocked, 'description' in item]).toEqual([!isOpen, isOpen])
				expect(item.teaser).toBe('How three tiers came into the Constitution.')
			}
			if (!body.data.some(({ _id }: { _id: string }) => _id === 'article-0' || _id === 'article-1'))
				for (const words of hidden) expect(text).not.toContain(words)
		}
	})

	it('hides everything else of a closed article', async () => {
		const { status, body, text } = await get('/article-2')
		expect([status, body.data.isLocked, body.data.pointers]).toEqual([200, true, null])
		for (const words of hidden) expect(text).not.toContain(words)
	})

	it('opens all to whoever is signed in', async () => {
		const list = (await reader.get(`${base}?limit=50`)).json()
		expect(list.data.every((item: object) => 'description' in item)).toBe(true)
		expect((await reader.get(`${base}/article-100`)).json().data).toMatchObject({ isLocked: false })
	})

	it('follows the newest', async () => {
		await storeArticles(test, buildArticle({ id: 'newest', publishedOn: today }))
		const { body } = await get('?limit=3&view=card')
		expect(body.data.map(({ _id, isLocked }: { _id: string; isLocked: boolean }) => [_id, isLocked])).toEqual([
			['newest', false],
			['article-0', false],
			['article-1', true],
		])
		await test.database.transaction((tx) => withdrawItem(tx, serverArticles, 'newest'))
		expect((await get('/article-1')).body.data.isLocked).toBe(false)
		await test.database.transaction((tx) => reinstateItem(tx, serverArticles, 'newest'))
		expect((await get('/article-1')).body.data.isLocked).toBe(true)
		expect(OPEN_ARTICLES).toBe(2)
	})

	it('is kept by the feed, which has teasers only', async () => {
		for (const lang of ['english', 'hindi']) {
			const answer = await test.app.inject({ url: `/current-affairs/rss.xml?lang=${lang}` })
			expect(answer.headers['content-type']).toBe('application/rss+xml; charset=utf-8')
			for (const words of hidden) expect(answer.body).not.toContain(words)
			expect(answer.body).toContain(lang === 'hindi' ? 'संविधान में तीन स्तर कैसे आए।' : 'How three tiers came')
			expect(answer.body.match(/<item>/g)).toHaveLength(50)
		}
	})
})

describe('the sitemap', () => {
	it('has a part for each month, with the addresses of both languages', async () => {
		const index = await test.app.inject({ url: '/sitemap.xml' })
		const parts = [...index.body.matchAll(/sitemap-current-affairs-(\w+)\.xml/g)].map(([, part]) => part)
		expect(parts).toHaveLength(3)
		const part = await test.app.inject({ url: `/sitemap-current-affairs-${parts[2]}.xml` })
		expect(part.body).toContain('/current-affairs/article-0?lang=hindi')
		for (const other of ['1', '202611', 'x'])
			expect((await test.app.inject({ url: `/sitemap-current-affairs-${other}.xml` })).statusCode).toBe(404)
	})
})
