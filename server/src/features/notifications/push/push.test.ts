// @module-tag one-run
import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type SignedIn, signedIn, signIn } from '../../../testing/build-account.ts'
import type { TestBrowser } from '../../../testing/open-browser.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { type FakePushService, startPushService } from '../../../testing/start-push-service.ts'
import { notify } from '../public.ts'

const url = '/api/notifications/push-subscription'
let service: FakePushService
let test: TestApp
let asha: SignedIn

beforeAll(async () => {
	service = await startPushService()
	test = await startApp({}, { pushHosts: service.hosts, mayComplain: /PushFailure 503/ })
})
afterAll(async () => {
	await test.close()
	await service.close()
})
beforeEach(async () => {
	service.forget()
	asha = await signedIn(test)
})

const subscription = (name: string = randomUUID()) => ({
	endpoint: service.endpoint(name),
	keys: {
		p256dh: createECDH('prime256v1').generateKeys('base64url'),
		auth: randomBytes(16).toString('base64url'),
	},
})

const put = (browser: TestBrowser, payload: object) => browser.send({ method: 'PUT', url, payload })
const isOn = async (browser: TestBrowser) =>
	(await browser.get('/api/notifications/settings')).json().data.isPushOnHere as boolean

async function tell() {
	const title = { english: 'Mock test 4', hindi: 'मॉक टेस्ट 4' }
	const about = { of: 'test', title, marks: null, path: '/my-progress' } as const
	const news = { userId: asha.account.id, key: randomUUID(), kind: 'result', about } as const
	await test.database.transaction((tx) => notify(test, tx, news))
}

const noPushWaits = () =>
	expect
		.poll(
			async () =>
				(
					await test.database.db.execute(
						`select 1 from pgboss.job where name = 'notifications.push' and state < 'completed'`,
					)
				).rows.length,
			{ timeout: 10_000 },
		)
		.toBe(0)

const received = () => service.received.map(({ path }) => path)

describe('a browser that wants to be told at once', () => {
	it('is told until it does not any more', async () => {
		expect((await put(asha.browser, subscription('phone'))).statusCode).toBe(200)
		expect(await isOn(asha.browser)).toBe(true)
		await tell()
		await expect.poll(received).toEqual(['/push/phone'])
		expect((await asha.browser.delete(url)).statusCode).toBe(200)
		expect(await isOn(asha.browser)).toBe(false)
		await tell()
		await noPushWaits()
		expect(service.received).toHaveLength(1)
	})

	it.each([404, 410])('is forgotten where its service answers %i', async (status) => {
		await put(asha.browser, subscription())
		service.answerWith(status)
		await tell()
		await expect.poll(() => isOn(asha.browser)).toBe(false)
	})

	it('is told once more where its service was away', async () => {
		await put(asha.browser, subscription())
		service.answerWith(503)
		await tell()
		await expect.poll(() => service.received.length).toBe(1)
		service.answerWith(201)
		await expect.poll(() => service.received.length, { timeout: 30_000 }).toBe(2)
		expect(await isOn(asha.browser)).toBe(true)
	}, 40_000)

	it.each([
		['signs out', (browser: TestBrowser) => browser.post('/api/auth/logout')],
		[
			'has its session ended elsewhere',
			async () => (await signIn(test, asha.account)).post('/api/user/sessions/end-others'),
		],
	])('is told nothing after it %s', async (_, end) => {
		await put(asha.browser, subscription())
		await end(asha.browser)
		await tell()
		await noPushWaits()
		expect(service.received).toEqual([])
	})

	it('belongs to whoever signed in last', async () => {
		const shared = subscription('shared')
		const ravi = await signedIn(test)
		await put(asha.browser, shared)
		await put(ravi.browser, shared)
		expect([await isOn(asha.browser), await isOn(ravi.browser)]).toEqual([false, true])
		await tell()
		await noPushWaits()
		expect(service.received).toEqual([])
	})

	it('has one address, the last, so an account has no more than it has sessions', async () => {
		for (let index = 0; index < 50; index += 1) await put(asha.browser, subscription())
		const other = await signIn(test, asha.account)
		await put(other, subscription())
		const { rows } = await test.database.db.execute(
			sql`select count(*)::int as count from push_subscriptions where user_id = ${asha.account.id}`,
		)
		expect(rows).toEqual([{ count: 2 }])
	})
})

describe('a browser’s word for itself', () => {
	const good = () => subscription()
	it.each([
		['no address', () => ({ ...good(), endpoint: 'somewhere' })],
		['an address of another kind', () => ({ ...good(), endpoint: 'file:///etc/passwd' })],
		['an endless address', () => ({ ...good(), endpoint: `https://push.example.net/${'a'.repeat(2_000)}` })],
		['no keys', () => ({ endpoint: good().endpoint })],
		['a short key', () => ({ ...good(), keys: { ...good().keys, p256dh: 'BAAA' } })],
		['a short secret', () => ({ ...good(), keys: { ...good().keys, auth: 'AAAA' } })],
	])('is refused with %s', async (_, build) => {
		const answer = await put(asha.browser, build())
		expect([answer.statusCode, answer.json().code]).toEqual([400, 'request.invalid'])
	})

	it.each(['https://127.0.0.1/x', 'http://169.254.169.254/latest/meta-data', 'https://localhost:5432/'])(
		'is refused where it leads into a closed network: %s',
		async (endpoint) => {
			const answer = await put(asha.browser, { ...good(), endpoint })
			expect([answer.statusCode, answer.json().code]).toEqual([400, 'push.endpoint'])
		},
	)
})

it('the key for browsers is one for all processes, and its secret is in no answer and no log', async () => {
	const second = await startApp({}, { database: test.database })
	const keyOf = async (app: TestApp) => {
		const { browser } = await signedIn(app)
		return (await browser.get('/api/notifications/push-key')).json().data
	}
	const [first, other] = [await keyOf(test), await keyOf(second)]
	await second.close()
	expect(first).toEqual(other)
	expect(first).toEqual({ key: expect.stringMatching(/^B[\w-]{86}$/) })
	const { rows } = await test.database.db.execute<{ value: string }>(
		sql`select value from notification_secrets where name = 'vapid'`,
	)
	const secret = rows[0]?.value.split(' ')[1] ?? 'missing'
	const exported = (await asha.browser.get('/api/user/export')).body
	expect([exported.includes(secret), test.logLines.join('').includes(secret)]).toEqual([false, false])
})
