// @module-tag one-run
import { contentProblems } from '@aravalli/shared/content/problems'
import { type ReviewItem, reviewKind, type TestimonialItem, testimonialKind } from '@aravalli/shared/voices/kinds'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedFiles } from '../../content/seed-files.ts'
import { withdrawItem } from '../../content/storing/tables.ts'
import { emptyContent } from '../../testing/empty-content.ts'
import { silentLog } from '../../testing/silent-log.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { storeItems } from '../../testing/store-items.ts'
import { reviewFiles, testimonialFiles } from './voice-files.ts'

let test: TestApp

beforeAll(async () => {
	test = await startApp()
})
afterAll(() => test.close())
beforeEach(async () => {
	await emptyContent(test.database)
})

const english = { name: 'Asha Meena', batchName: 'Mains Batch 2025', description: 'The comments helped.' }
const hindi = { name: 'आशा मीणा', batchName: 'मुख्य परीक्षा बैच 2025', description: 'टिप्पणियों से मदद मिली।' }

const picture = { large: '/a.webp', small: '/a.webp' }

type Built<I> = I & { id: string }

function buildTestimonial(given: Partial<Built<TestimonialItem>> = {}): Built<TestimonialItem> {
	return { id: 'asha', position: 1, isSample: true, picture, english, hindi, ...given }
}

function buildReview(given: Partial<Built<ReviewItem>> = {}): Built<ReviewItem> {
	return {
		id: 'asha',
		reviewedOn: '2026-11-14',
		rating: 4,
		isSample: true,
		picture,
		english: { ...english, course: 'Evaluation plan' },
		hindi: { ...hindi, course: 'मूल्यांकन योजना' },
		...given,
	}
}

const storeTestimonials = (...items: Built<TestimonialItem>[]) => storeItems(test, { kind: testimonialKind }, items)
const storeReviews = (...items: Built<ReviewItem>[]) => storeItems(test, { kind: reviewKind }, items)

async function get(path: string) {
	const response = await test.app.inject(`/api/content/${path}`)
	expect(response.statusCode).toBe(200)
	return response.json()
}
const idsOf = ({ data }: { data: { _id: string }[] }) => data.map(({ _id }) => _id)

describe('testimonials', () => {
	it('say who speaks and that they are samples, in the language of the request', async () => {
		await storeTestimonials(buildTestimonial())
		const same = { _id: 'asha', img: '/a.webp', isSample: true, isFallback: false }
		expect(await get('testomonial')).toEqual({
			success: true,
			data: [{ ...same, ...english }],
			pagination: { page: 1, limit: 200, total: 1, totalPages: 1, isTotalCapped: false },
		})
		expect((await get('testomonial?lang=hindi')).data).toEqual([{ ...same, ...hindi }])
	})

	it('come in their order, without those that are not published', async () => {
		await storeTestimonials(
			buildTestimonial({ id: 'third', position: 3 }),
			buildTestimonial({ id: 'first', position: 1, hindi: null, isSample: false }),
			buildTestimonial({ id: 'hidden', position: 2 }),
		)
		await test.database.transaction((tx) => withdrawItem(tx, { kind: testimonialKind }, 'hidden'))
		const { data, pagination } = await get('testomonial?lang=hindi')
		expect(data.map(({ _id }: { _id: string }) => _id)).toEqual(['first', 'third'])
		expect(data[0]).toMatchObject({ ...english, isSample: false, isFallback: true })
		expect(pagination.total).toBe(2)
		expect(idsOf(await get('testomonial?page=2&limit=1'))).toEqual(['third'])
	})
})

describe('student reviews', () => {
	it('say how many stars, of which course and when', async () => {
		await storeReviews(buildReview())
		const { data } = await get('student-reviews?lang=hindi')
		expect(data).toEqual([
			{
				_id: 'asha',
				img: '/a.webp',
				...hindi,
				rating: 4,
				course: 'मूल्यांकन योजना',
				reviewDate: '2026-11-14',
				isSample: true,
				isFallback: false,
			},
		])
	})

	it('come newest first: the newest 200, or the page that is asked for', async () => {
		const reviews = Array.from({ length: 203 }, (_, index) =>
			buildReview({ id: `r${index}`, reviewedOn: new Date(Date.UTC(2026, 0, 300 - index)).toISOString().slice(0, 10) }),
		)
		await storeReviews(...reviews)
		expect(idsOf(await get('student-reviews'))).toEqual(reviews.slice(0, 200).map(({ id }) => id))
		expect((await get('student-reviews?page=21')).data).toHaveLength(3)
		expect((await get('student-reviews?page=22')).pagination).toMatchObject({ total: 203, totalPages: 21 })
	})

	it('have one to five stars', () => {
		const review = buildReview({ rating: 6 })
		expect(contentProblems(reviewKind, { ...review, hindi: review.english }, '2026-11-20')).toEqual([
			{ path: 'rating', code: 'number-range', min: 1, limit: 5 },
		])
	})

	it.each(['limit=101', 'page=0', 'lang=hi'])('refuse %s', async (query) => {
		expect((await test.app.inject(`/api/content/student-reviews?${query}`)).statusCode).toBe(400)
	})
})

it('the demo has ten of each, once, all of them marked as samples', async () => {
	const now = new Date('2026-11-22T19:00:00Z')
	const seed = () => seedFiles(test.database, silentLog, [testimonialFiles, reviewFiles], { now })
	await Promise.all([seed(), seed()])
	const [testimonials, reviews] = await Promise.all([get('testomonial'), get('student-reviews')])
	expect([testimonials.data.length, reviews.data.length]).toEqual([10, 10])
	const all: { isSample: boolean }[] = [...testimonials.data, ...reviews.data]
	expect(all.every(({ isSample }) => isSample)).toBe(true)
	expect(reviews.data[0].reviewDate).toBe('2026-11-14')
})
