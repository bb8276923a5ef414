import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '../../testing/build-account.ts'
import type { TestBrowser } from '../../testing/open-browser.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { insertSubscription, type NewSubscription, subscriptions } from './tables.ts'

const DAY = 86_400_000
const start = new Date('2026-11-18T06:00:00Z')
let clock = start
let test: TestApp

beforeAll(async () => {
	test = await startApp({}, { now: () => clock })
})
afterAll(() => test.close())

async function grant(userId: string, given: Partial<NewSubscription> = {}) {
	const subscription: NewSubscription = {
		id: randomUUID(),
		userId,
		kind: 'evaluation-plan',
		itemId: 'monthly',
		title: { english: 'Monthly evaluation plan', hindi: 'मासिक मूल्यांकन योजना' },
		startsAt: start,
		endsAt: new Date(start.getTime() + 30 * DAY),
		...given,
	}
	await insertSubscription(test.database.db, subscription)
	return subscription
}

const read = async (browser: TestBrowser, userId: string, query = '') =>
	(await browser.get(`/api/subscriptions/${userId}${query}`)).json()

describe('the subscriptions of a learner', () => {
	it('are none at first', async () => {
		const { account, browser } = await signedIn(test)
		expect(await read(browser, account.id)).toEqual({ success: true, data: null, subscriptions: [] })
	})

	it('are shown field by field, in the language of the request', async () => {
		const { account, browser } = await signedIn(test)
		const { id } = await grant(account.id)
		const shown = {
			_id: id,
			status: 'ACTIVE',
			startDate: '2026-11-18T06:00:00.000Z',
			endDate: '2026-12-18T06:00:00.000Z',
			evaluationPlanId: { planId: 'monthly', title: 'Monthly evaluation plan' },
			courseId: null,
		}
		expect(await read(browser, account.id)).toEqual({ success: true, data: shown, subscriptions: [shown] })
		const { data } = await read(browser, account.id, '?lang=hindi')
		expect(data.evaluationPlanId.title).toBe('मासिक मूल्यांकन योजना')
	})

	it('that are several: the plan comes first, all of them in a list, the one that ends last at its head', async () => {
		const { account, browser } = await signedIn(test)
		const plan = await grant(account.id)
		const course = await grant(account.id, {
			kind: 'course',
			itemId: 'foundation',
			endsAt: new Date(start.getTime() + 365 * DAY),
		})
		const answer = await read(browser, account.id)
		expect(answer.data._id).toBe(plan.id)
		expect(answer.subscriptions.map(({ _id }: { _id: string }) => _id)).toEqual([course.id, plan.id])
		expect(answer.subscriptions[0]).toMatchObject({
			courseId: { id: 'foundation', title: 'Monthly evaluation plan' },
			evaluationPlanId: null,
		})
	})

	it('end in the moment of their end date', async () => {
		const { account, browser } = await signedIn(test)
		await grant(account.id, { endsAt: new Date(start.getTime() + 2 * DAY) })
		clock = new Date(start.getTime() + 2 * DAY - 1)
		expect((await read(browser, account.id)).data.status).toBe('ACTIVE')
		clock = new Date(start.getTime() + 2 * DAY)
		expect((await read(browser, account.id)).data.status).toBe('EXPIRED')
		clock = start
	})

	it('that were cancelled stay visible as such', async () => {
		const { account, browser } = await signedIn(test)
		const { id } = await grant(account.id)
		await test.database.db.update(subscriptions).set({ cancelledAt: start }).where(eq(subscriptions.id, id))
		expect((await read(browser, account.id)).data.status).toBe('CANCELLED')
	})

	it('are for their owner and for ADMIN', async () => {
		const { account } = await signedIn(test)
		const { id } = await grant(account.id)
		const admin = await signedIn(test, { role: 'ADMIN' })
		expect((await read(admin.browser, account.id)).data._id).toBe(id)
		for (const role of ['LEARNER', 'CONTENT_ADMIN', 'EVALUATION_ADMIN'] as const) {
			const { browser } = await signedIn(test, { role })
			expect(await read(browser, account.id)).toEqual({
				success: false,
				code: 'user.not-found',
				message: 'User not found',
			})
		}
	})

	it.each(['%00', 'a%00b', '%F0%9F%A7%AA', "x'--", 'x'.repeat(100), 'x'.repeat(101)])(
		'are not found by what is no id, also by ADMIN: %s',
		async (id) => {
			const { browser } = await signedIn(test, { role: 'ADMIN' })
			const { statusCode } = await browser.get(`/api/subscriptions/${id}`)
			expect(statusCode).toBeLessThan(500)
		},
	)
})
