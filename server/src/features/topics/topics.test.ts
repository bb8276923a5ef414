// @module-tag one-run
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildArticle, storeArticles } from '../../testing/build-article.ts'
import { buildMainsQuestion, storeMainsQuestions, withdrawMainsQuestion } from '../../testing/build-mains-question.ts'
import { buildStudyItem, type StudyItem, storeStudyItems } from '../../testing/build-study-item.ts'
import { emptyContent } from '../../testing/empty-content.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'

let test: TestApp

beforeAll(async () => {
	test = await startApp()
})
afterAll(() => test.close())
beforeEach(() => emptyContent(test.database))

async function get(url: string) {
	const response = await test.app.inject({ url: `/api/topics${url}` })
	return { status: response.statusCode, ...response.json() }
}

const store = (...items: Partial<StudyItem>[]) =>
	test.database.transaction((tx) => storeStudyItems(tx, items.map(buildStudyItem)))

const idsOf = (items: { id: string }[]) => items.map(({ id }) => id)

describe('a topic', () => {
	it('has what there is of each kind, in the language of the request, and its neighbours in the syllabus', async () => {
		await store({ id: 'aravalli', topics: ['aravalli-range'] })
		await storeMainsQuestions(
			test,
			buildMainsQuestion({ id: 'divide', topics: ['rivers-and-lakes-of-rajasthan', 'aravalli-range'] }),
			buildMainsQuestion({ id: 'withdrawn', topics: ['aravalli-range'] }),
		)
		await withdrawMainsQuestion(test, 'withdrawn')
		const { data } = await get('/aravalli-range?lang=hindi')
		expect(data).toMatchObject({ name: 'अरावली पर्वतमाला', paper: 'paper2', unitName: 'पृथ्वी विज्ञान: राजस्थान' })
		expect(data.kinds).toMatchObject([
			{ kind: 'mains-practice', items: 1, newest: [{ id: 'divide', path: '/mains-practice?question=divide' }] },
			{
				kind: 'to-the-point',
				items: 1,
				newest: [{ path: '/to-the-point/aravalli', title: 'राजस्थान के लोक देवता', isLocked: false, isFallback: false }],
			},
		])
		expect(idsOf(data.others)).toEqual(['rivers-and-lakes-of-rajasthan'])
	})

	it('shows the newest of a kind, and all of it page by page', async () => {
		const many = Array.from({ length: 23 }, (_, index) => buildMainsQuestion({ id: `question-${index}` }))
		await storeMainsQuestions(test, ...many)
		const { data } = await get('/biodiversity')
		expect(data.kinds[0]).toMatchObject({ items: 23 })
		expect(idsOf(data.kinds[0].newest)).toEqual([22, 21, 20, 19, 18, 17].map((number) => `question-${number}`))
		const second = await get('/biodiversity?kind=mains-practice&page=2')
		expect(idsOf(second.data.kinds[0].newest)).toEqual(['question-2', 'question-1', 'question-0'])
		expect((await get('/biodiversity?kind=banners')).status).toBe(400)
	})

	it('on which there is nothing is empty; one that is none is not found', async () => {
		expect((await get('/yoga')).data).toMatchObject({ kinds: [], others: [] })
		expect(await get('/astrology')).toMatchObject({ status: 404, code: 'content.not-found' })
		expect((await get('/constructor')).status).toBe(404)
	})

	it('tells who may read a closed article by its title alone', async () => {
		await storeArticles(
			test,
			...['a', 'b', 'c'].map((id, index) =>
				buildArticle({ id, publishedOn: `2026-11-1${index}`, topics: ['panchayati-raj'] }),
			),
		)
		const { data } = await get('/panchayati-raj')
		expect(data.kinds[0].newest).toMatchObject([
			{ id: 'c', isLocked: false },
			{ id: 'b', isLocked: false },
			{ id: 'a', isLocked: true },
		])
	})
})

it('all topics stand in the order of the syllabus, each with what there is on it', async () => {
	await store({ topics: ['folk-deities'] })
	const { data } = await get('?lang=english')
	expect(data[0]).toMatchObject({ paper: 'paper1', unit: 'history-rajasthan' })
	const topics = data.flatMap((unit: { topics: unknown[] }) => unit.topics)
	expect(topics.length).toBeGreaterThan(100)
	expect(topics.filter(({ counts }: { counts: unknown[] }) => counts.length > 0)).toEqual([
		{ id: 'folk-deities', name: 'Folk deities, saints and sects', counts: [{ kind: 'to-the-point', items: 1 }] },
	])
})

describe('after an item', () => {
	it('stand others on its topics, one of each kind before a second of any', async () => {
		await store(
			{ id: 'note', topics: ['folk-deities', 'mewar'] },
			{ id: 'same-note', topics: ['folk-deities', 'mewar'] },
			{ id: 'other-note', topics: ['mewar'] },
			{ id: 'elsewhere', topics: ['yoga'] },
		)
		await storeMainsQuestions(test, buildMainsQuestion({ id: 'question', topics: ['mewar'] }))
		await storeArticles(test, buildArticle({ id: 'article', topics: ['mewar'] }))
		const { data } = await get('/related?kind=to-the-point&id=note')
		expect(idsOf(data.items)).toEqual(['same-note', 'question', 'article', 'other-note'])
		expect(data.topics).toEqual([
			{ id: 'folk-deities', name: 'Folk deities, saints and sects' },
			{ id: 'mewar', name: 'Mewar' },
		])
	})

	it('stand before all those on its main topic', async () => {
		await store({ id: 'note', topics: ['aravalli-range', 'minerals-of-rajasthan'] })
		await storeMainsQuestions(
			test,
			buildMainsQuestion({ id: 'divide', topics: ['aravalli-range'] }),
			buildMainsQuestion({ id: 'mines', topics: ['minerals-of-rajasthan'] }),
		)
		const { data } = await get('/related?kind=to-the-point&id=note')
		expect(idsOf(data.items)).toEqual(['divide', 'mines'])
	})

	it('stand its neighbours in the list of its paper', async () => {
		await store(
			{ id: 'newest', publishedOn: '2026-11-14' },
			{ id: 'elsewhere', publishedOn: '2026-11-13', paper: 'paper2' },
			{ id: 'first-of-day', publishedOn: '2026-11-12' },
			{ id: 'second-of-day', publishedOn: '2026-11-12' },
			{ id: 'oldest', publishedOn: '2025-01-01' },
		)
		const around = async (id: string) => {
			const { newer, older } = (await get(`/related?kind=to-the-point&id=${id}`)).data
			return [newer?.id ?? null, older?.id ?? null]
		}
		// Of one day, what came last stands first.
		expect(await around('newest')).toEqual([null, 'second-of-day'])
		expect(await around('second-of-day')).toEqual(['newest', 'first-of-day'])
		expect(await around('first-of-day')).toEqual(['second-of-day', 'oldest'])
		expect(await around('oldest')).toEqual(['first-of-day', null])
		expect(await around('elsewhere')).toEqual([null, null])
	})

	it('stands nothing where it has no topics, or is not there', async () => {
		await store({ id: 'note' })
		expect((await get('/related?kind=to-the-point&id=note')).data).toMatchObject({ topics: [], items: [] })
		expect((await get('/related?kind=to-the-point&id=missing')).status).toBe(404)
		expect((await get('/related?kind=banners&id=note')).status).toBe(400)
	})
})
