import { courseKind } from '@aravalli/shared/courses/kinds'
import { paise } from '@aravalli/shared/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withdrawItem } from '../../content/storing/tables.ts'
import { type SignedIn, signedIn } from '../../testing/build-account.ts'
import { buildCourse, buildLecture, buildMaterial } from '../../testing/build-course.ts'
import { grantCourse } from '../../testing/grant-subscription.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { storeItems } from '../../testing/store-items.ts'
import { serverLectures, serverMaterials } from './course-kinds.ts'
import { courseSeller } from './course-seller.ts'

const start = new Date('2026-11-28T06:00:00Z')
const end = new Date('2027-05-28T06:00:00Z')
let now = start
let test: TestApp
let buyer: SignedIn

const secret = 'https://videos.example.com/secret'

beforeAll(async () => {
	test = await startApp({}, { now: () => now })
	await storeItems(test, { kind: courseKind }, [
		buildCourse({ id: 'withdrawn', position: 3 }),
		buildCourse({ id: 'mains', position: 2, fees: 999, discountPercent: 0, hindi: null }),
		buildCourse(),
	])
	await storeItems(test, serverLectures, [
		buildLecture({ id: 'paid', position: 2, isFree: false, video: secret }),
		buildLecture(),
		buildLecture({ id: 'of-mains', courseId: 'mains', isFree: false }),
		buildLecture({ id: 'of-withdrawn', courseId: 'withdrawn' }),
	])
	await storeItems(test, serverMaterials, [buildMaterial()])
	await test.database.transaction((tx) => withdrawItem(tx, { kind: courseKind }, 'withdrawn'))
	buyer = await signedIn(test)
	await grant(buyer)
})
afterAll(() => test.close())

const grant = ({ account }: SignedIn, given: Parameters<typeof grantCourse>[2] = {}) =>
	grantCourse(test.database, account.id, given)

type Reads = Pick<SignedIn['browser'], 'get'>
const anybody: Reads = { get: (url: string) => test.app.inject(url) } as never
const read = async (url: string, browser: Reads = anybody) => (await browser.get(url)).json()

describe('GET /api/courses', () => {
	it('gives what is on sale in its order, with all fields, in rupees', async () => {
		const { data } = await read('/api/courses')
		expect(data.map(({ _id }: { _id: string }) => _id)).toEqual(['foundation', 'mains'])
		expect(data[0]).toEqual({
			_id: 'foundation',
			id: 'foundation',
			image: null,
			title: 'Foundation course',
			subtitle: 'For whoever begins.',
			features: ['Recorded lectures'],
			price: '₹127.50',
			fees: 150,
			discount: 15,
			discountedPrice: 127.5,
			duration: { value: 8, unit: 'MONTHS' },
			isEnrolled: false,
			isFallback: false,
		})
		expect(data[1]).toMatchObject({ price: '₹999', fees: 999, discount: 0, discountedPrice: 999 })
	})

	it('speaks the language of the request, and says where there is no Hindi', async () => {
		const { data } = await read('/api/courses?lang=hindi')
		expect(data).toMatchObject([{ title: 'आधार पाठ्यक्रम' }, { title: 'Foundation course', isFallback: true }])
	})

	it('tells a buyer what they have, until it ends', async () => {
		const enrolled = async () =>
			(await read('/api/courses', buyer.browser)).data.map(({ isEnrolled }: { isEnrolled: boolean }) => isEnrolled)
		expect(await enrolled()).toEqual([true, false])
		now = end
		expect(await enrolled()).toEqual([false, false])
		now = start
	})
})

describe('GET /api/courses/:courseId', () => {
	const course = '/api/courses/foundation'

	it('shows everybody the outline, the free lecture, and nothing of what is closed', async () => {
		const answer = await anybody.get(course)
		const { data } = answer.json()
		expect(data).toMatchObject({
			description: 'One idea on each slide.',
			isOpen: false,
			isEnrolled: false,
			accessUntil: null,
			lectures: [
				{ _id: 'aravalli', isOpen: true, video: { address: 'https://videos.example.com/aravalli', isStreamed: false } },
				{ _id: 'paid', isOpen: false, video: null, minutes: 2 },
			],
			materials: [{ _id: 'notes', title: 'Notes', isOpen: false, body: null, file: null }],
		})
		for (const leak of ['secret', 'Guru Shikhar']) expect(answer.body).not.toContain(leak)
	})

	it('opens all to a buyer, and says until when', async () => {
		const { data } = await read(course, buyer.browser)
		expect(data).toMatchObject({
			isOpen: true,
			isEnrolled: true,
			accessUntil: end.toISOString(),
			lectures: [{ isOpen: true }, { isOpen: true, video: { address: secret } }],
			materials: [{ isOpen: true, body: '<p>Guru Shikhar is the highest peak.</p>' }],
		})
	})

	it('opens nothing more to a buyer of another course, of a plan, or whose purchase was refunded or has ended', async () => {
		const learners = await Promise.all([signedIn(test), signedIn(test), signedIn(test), signedIn(test)])
		const [other, plan, refunded, ended] = learners as [SignedIn, SignedIn, SignedIn, SignedIn]
		await grant(other, { itemId: 'mains' })
		await grant(plan, { kind: 'evaluation-plan' })
		await grant(refunded, { cancelledAt: start })
		await grant(ended, { startsAt: new Date('2026-01-01T00:00:00Z'), endsAt: start })
		for (const { browser } of learners) {
			const answer = await browser.get(course)
			expect([answer.json().data.isOpen, answer.body.includes('secret')]).toEqual([false, false])
		}
	})

	it.each([
		['CONTENT_ADMIN', true],
		['ADMIN', true],
		['EVALUATION_ADMIN', false],
	] as const)('is open to %s: %s', async (role, isOpen) => {
		const { data } = await read(course, (await signedIn(test, { role })).browser)
		expect(data).toMatchObject({ isOpen, isEnrolled: false, accessUntil: null })
	})

	it.each(['withdrawn', 'nothing', '%00', 'NO', 'x'.repeat(150)])('is not there for %s', async (id) => {
		const answer = await anybody.get(`/api/courses/${id}`)
		expect([answer.statusCode, answer.json().code]).toEqual([404, 'courses.not-found'])
	})
})

describe('where a lecture was stopped', () => {
	const put = (browser: SignedIn['browser'], path: string, payload: object = { seconds: 42 }) =>
		browser.send({ method: 'PUT', url: `/api/courses/${path}/position`, payload })
	const positions = async (browser: SignedIn['browser']) =>
		(await read('/api/courses/foundation', browser)).data.lectures.map(
			({ positionSeconds }: { positionSeconds: number | null }) => positionSeconds,
		)

	it('is remembered for each learner, the last place only', async () => {
		const other = await signedIn(test)
		expect((await put(buyer.browser, 'foundation/lectures/paid')).statusCode).toBe(200)
		await put(buyer.browser, 'foundation/lectures/paid', { seconds: 50 })
		await put(other.browser, 'foundation/lectures/aravalli', { seconds: 7 })
		expect([await positions(buyer.browser), await positions(other.browser)]).toEqual([
			[null, 50],
			[7, null],
		])
	})

	it.each([
		['foundation/lectures/paid', 403, 'courses.closed'],
		['foundation/lectures/of-mains', 404, 'courses.not-found'],
		['mains/lectures/aravalli', 404, 'courses.not-found'],
		['withdrawn/lectures/of-withdrawn', 404, 'courses.not-found'],
		['foundation/lectures/nothing', 404, 'courses.not-found'],
	])('is refused for %s', async (path, status, code) => {
		const answer = await put((await signedIn(test)).browser, path)
		expect([answer.statusCode, answer.json().code]).toEqual([status, code])
	})

	it.each([{ seconds: -1 }, { seconds: 1.5 }, { seconds: 36_001 }, { seconds: '9' }, {}])(
		'cannot be %j',
		async (payload) => expect((await put(buyer.browser, 'foundation/lectures/paid', payload)).statusCode).toBe(400),
	)
})

describe('a refund of a course', () => {
	const refusal = (userId: string) =>
		courseSeller.refusesRefund(
			test.database.db,
			{
				userId,
				kind: 'course',
				itemId: 'foundation',
				orderId: 'order',
				price: paise(100),
				originalPrice: paise(100),
				title: { english: '', hindi: '' },
			},
			start,
		)
	const put = ({ browser }: SignedIn, url: string, payload?: object) =>
		browser.send({ method: 'PUT', url, ...(payload && { payload }) })
	const watch = (learner: SignedIn, lecture: string) =>
		put(learner, `/api/courses/foundation/lectures/${lecture}/position`, { seconds: 0 })

	it('may be asked for while none of what was bought has been opened; what is free does not count', async () => {
		const learner = await signedIn(test)
		await grant(learner)
		await watch(learner, 'aravalli')
		await put(learner, '/api/readings/courses/foundation')
		expect(await refusal(learner.account.id)).toBeNull()
	})

	it.each([
		['a lecture was watched', (learner: SignedIn) => watch(learner, 'paid')],
		['a material was opened', (learner: SignedIn) => put(learner, '/api/readings/course-materials/notes')],
	])('is refused once %s', async (_, open) => {
		const learner = await signedIn(test)
		await grant(learner)
		expect((await open(learner)).statusCode).toBe(200)
		expect(await refusal(learner.account.id)).toBe('used')
	})
})
