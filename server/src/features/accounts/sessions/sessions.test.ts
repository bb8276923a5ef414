import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD, signedIn, signIn, storeAccount } from '../../../testing/build-account.ts'
import { openBrowser, type TestBrowser } from '../../../testing/open-browser.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { users } from '../tables.ts'
import { listSessions } from './tables.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const start = new Date('2026-11-18T06:00:00Z')

let test: TestApp
let second: TestApp
let clock = start
const at = (milliseconds: number) => {
	clock = new Date(start.getTime() + milliseconds)
}

beforeAll(async () => {
	test = await startApp({}, { now: () => clock })
	second = await startApp({}, { now: () => clock, database: test.database })
})
afterAll(async () => {
	await second.close()
	await test.close()
})

const isSignedIn = async (browser: TestBrowser) => (await browser.get('/api/auth/me')).json().success
const isSignedInAt = async ({ app }: TestApp, browser: TestBrowser) =>
	(await app.inject({ url: '/api/auth/me', headers: { cookie: browser.cookie() } })).json().success

describe('a session', () => {
	it('of a learner ends after 7 days without use', async () => {
		at(0)
		const { account, browser } = await signedIn(test)
		const other = await signIn(test, account)
		at(7 * DAY - 1)
		expect(await isSignedIn(browser)).toBe(true)
		at(7 * DAY)
		expect([await isSignedIn(browser), await isSignedIn(other)]).toEqual([true, false])
		expect((await other.get('/api/user/profile')).statusCode).toBe(401)
	})

	it('of a learner ends after 30 days in all', async () => {
		at(0)
		const { browser } = await signedIn(test)
		for (let day = 6; day < 30; day += 6) {
			at(day * DAY)
			expect(await isSignedIn(browser)).toBe(true)
		}
		at(30 * DAY - 1)
		expect(await isSignedIn(browser)).toBe(true)
		at(30 * DAY)
		expect(await isSignedIn(browser)).toBe(false)
	})

	it.each(['CONTENT_ADMIN', 'EVALUATION_ADMIN', 'ADMIN'] as const)(
		'of %s ends after 30 minutes without use, and 12 hours in all',
		async (role) => {
			at(0)
			const { account, browser } = await signedIn(test, { role })
			const idle = await signIn(test, account)
			for (let hours = 0.4; hours < 12; hours += 0.4) {
				at(hours * HOUR)
				expect(await isSignedIn(browser)).toBe(true)
			}
			at(0.5 * HOUR)
			expect(await isSignedIn(idle)).toBe(false)
			at(12 * HOUR - 1)
			expect(await isSignedIn(browser)).toBe(true)
			at(12 * HOUR)
			expect(await isSignedIn(browser)).toBe(false)
		},
	)

	it('is noted as used once a minute, not with every request', async () => {
		at(0)
		const { account, browser } = await signedIn(test)
		const lastSeen = async () => (await listSessions(test.database.db, account.id))[0]?.lastSeenAt.getTime()
		at(59_999)
		await browser.get('/api/auth/me')
		expect(await lastSeen()).toBe(start.getTime())
		at(60_000)
		await browser.get('/api/auth/me')
		expect(await lastSeen()).toBe(clock.getTime())
	})

	it('has its token’s hash in the database, never the token', async () => {
		at(0)
		const { account, browser } = await signedIn(test)
		const [token = ''] = browser.cookies.values()
		const rows = JSON.stringify(await listSessions(test.database.db, account.id))
		expect(rows).not.toContain(token)
		expect(test.logLines.join('')).not.toContain(token)
	})
})

describe('changes of an account', () => {
	it('bite at the next request, on every process', async () => {
		at(0)
		const { account, browser } = await signedIn(test)
		expect([await isSignedInAt(test, browser), await isSignedInAt(second, browser)]).toEqual([true, true])
		const subscriptions = { url: '/api/subscriptions/somebody', headers: { cookie: browser.cookie() } }
		const statuses = async () => [
			(await test.app.inject(subscriptions)).statusCode,
			(await second.app.inject(subscriptions)).statusCode,
		]
		const set = (changes: Partial<typeof users.$inferInsert>) =>
			test.database.db.update(users).set(changes).where(eq(users.id, account.id))
		expect(await statuses()).toEqual([404, 404])
		await set({ role: 'ADMIN' })
		expect(await statuses()).toEqual([200, 200])
		await set({ role: 'LEARNER' })
		expect(await statuses()).toEqual([404, 404])
		await set({ isDisabled: true })
		expect(await statuses()).toEqual([401, 401])
		// Nobody comes back with a cookie from before.
		await set({ isDisabled: false })
		expect(await statuses()).toEqual([401, 401])
		subscriptions.headers.cookie = (await signIn(test, account)).cookie()
		expect(await statuses()).toEqual([404, 404])
		await test.database.db.delete(users).where(eq(users.id, account.id))
		expect(await statuses()).toEqual([401, 401])
	})

	it('to staff shorten the sessions that there are', async () => {
		at(0)
		const { account, browser } = await signedIn(test)
		await test.database.db.update(users).set({ role: 'ADMIN' }).where(eq(users.id, account.id))
		at(0.5 * HOUR)
		expect(await isSignedIn(browser)).toBe(false)
	})

	it('such as signing out end the session on every process', async () => {
		at(0)
		const { browser } = await signedIn(test)
		const headers = { cookie: browser.cookie() }
		await browser.post('/api/auth/logout')
		expect((await second.app.inject({ url: '/api/auth/me', headers })).json().success).toBe(false)
	})
})

describe('an account', () => {
	it('has ten sessions at most; a further one ends the one longest unused', async () => {
		at(0)
		const account = await storeAccount(test)
		const browsers: TestBrowser[] = []
		for (let index = 0; index < 10; index++) {
			at(index * 1_000)
			browsers.push(await signIn(test, account))
		}
		at(100_000)
		const [first, next, ...others] = browsers
		if (!first || !next) throw new Error('there are ten')
		expect(await isSignedIn(first)).toBe(true)
		const eleventh = await signIn(test, account)
		expect(await isSignedIn(next)).toBe(false)
		for (const browser of [first, ...others, eleventh]) expect(await isSignedIn(browser)).toBe(true)
		expect(await listSessions(test.database.db, account.id)).toHaveLength(10)
	})

	it('has ten also after 30 sign-ins at once, on two processes', async () => {
		at(0)
		const account = await storeAccount(test)
		const apps = Array.from({ length: 30 }, (_, index) => (index % 2 ? test : second))
		const browsers = await Promise.all(apps.map((each) => signIn(each, account)))
		expect(await listSessions(test.database.db, account.id)).toHaveLength(10)
		const alive = await Promise.all(browsers.map(isSignedIn))
		expect(alive.filter(Boolean)).toHaveLength(10)
	})
})

describe('the devices', () => {
	const chrome =
		'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'

	it('are listed, the last used first, with what their browsers said', async () => {
		at(0)
		const account = await storeAccount(test)
		const phone = openBrowser(test)
		const body = { email: account.email, password: PASSWORD }
		await phone.send({ method: 'POST', url: '/api/auth/login', payload: body, headers: { 'user-agent': chrome } })
		at(HOUR)
		const browser = await signIn(test, account)
		const { data } = (await browser.get('/api/user/sessions')).json()
		const id = expect.stringMatching(/^[\w-]{36}$/)
		const [signedInAt, lastSeenAt] = ['2026-11-18T06:00:00.000Z', '2026-11-18T06:00:00.000Z']
		const now = '2026-11-18T07:00:00.000Z'
		expect(data).toEqual([
			{ id, browser: '', signedInAt: now, lastSeenAt: now, isCurrent: true },
			{ id, browser: 'Chrome, Android', signedInAt, lastSeenAt, isCurrent: false },
		])
	})

	it('do not include those that have ended by themselves', async () => {
		at(0)
		const account = await storeAccount(test)
		await signIn(test, account)
		at(8 * DAY)
		const browser = await signIn(test, account)
		expect((await browser.get('/api/user/sessions')).json().data).toHaveLength(1)
	})

	it('can be signed out one by one', async () => {
		at(0)
		const { account, browser } = await signedIn(test)
		const other = await signIn(test, account)
		const { data } = (await other.get('/api/user/sessions')).json()
		const { id } = data.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent)
		const answer = await browser.delete(`/api/user/sessions/${id}`)
		expect([answer.statusCode, answer.json()]).toEqual([
			200,
			{ success: true, message: 'This device has been logged out.' },
		])
		expect([await isSignedIn(other), await isSignedIn(browser)]).toEqual([false, true])
		expect((await browser.delete(`/api/user/sessions/${id}`)).statusCode).toBe(404)
	})

	it.each(['%00', '%20', "x'%20or%20'1", 'x'.repeat(101), '%E0%A4%85', '..%2f..'])(
		'are not found by what is no id: %s',
		async (id) => {
			at(0)
			const { browser } = await signedIn(test)
			const { statusCode } = await browser.delete(`/api/user/sessions/${id}`)
			expect([400, 404]).toContain(statusCode)
		},
	)

	it('can all be signed out but this one', async () => {
		at(0)
		const { account, browser } = await signedIn(test)
		const others = [await signIn(test, account), await signIn(test, account)]
		const stranger = await signedIn(test)
		expect((await browser.post('/api/user/sessions/end-others')).statusCode).toBe(200)
		expect(await Promise.all(others.map(isSignedIn))).toEqual([false, false])
		expect([await isSignedIn(browser), await isSignedIn(stranger.browser)]).toEqual([true, true])
	})
})
