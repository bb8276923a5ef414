import { eq } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildAccount, PASSWORD, signedIn, signIn, storeAccount } from '../../testing/build-account.ts'
import { openBrowser } from '../../testing/open-browser.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { findUser, users } from './tables.ts'

const COOKIE = '__Host-aravalli_session'
let test: TestApp
let clock = new Date('2026-11-18T06:00:00Z')

beforeAll(async () => {
	test = await startApp({}, { now: () => clock })
})
afterAll(() => test.close())

const login = (body: object, browser = openBrowser(test)) => browser.post('/api/auth/login', body)
const me = async (cookie: string, app = test.app) =>
	(await app.inject({ url: '/api/auth/me', headers: { cookie } })).json()

describe('signing in', () => {
	it('answers the account, all of what belongs to its owner and nothing more', async () => {
		const account = await storeAccount(test, { phoneNumber: '9876543210', isOnboarded: true })
		const answer = await login({ email: account.email, password: PASSWORD })
		expect([answer.statusCode, answer.json()]).toEqual([
			200,
			{
				success: true,
				data: {
					user: {
						id: account.id,
						name: 'Asha Meena',
						email: account.email,
						phoneNumber: '9876543210',
						profilePicture: null,
						role: 'LEARNER',
						language: 'english',
						examYear: 'RAS_2026',
						dailyHours: 2,
						isOnboarded: true,
					},
				},
			},
		])
	})

	it('says the same of a wrong password and of an address without an account', async () => {
		const { email } = await storeAccount(test)
		const wrong = await login({ email, password: 'not-the-password' })
		expect([wrong.statusCode, wrong.json()]).toEqual([
			401,
			{ success: false, code: 'session.wrong-credentials', message: 'Invalid email or password' },
		])
		for (const unknown of [
			'nobody@example.com',
			'no address',
			'a\u0000@example.com',
			`${'a'.repeat(300)}@example.com`,
		]) {
			const answer = await login({ email: unknown, password: PASSWORD })
			expect([answer.statusCode, answer.body, answer.headers['set-cookie']]).toEqual([401, wrong.body, undefined])
		}
	})

	it('takes the address in any letters, and a password in whichever signs the keyboard writes it', async () => {
		const { email } = await storeAccount(test)
		expect((await login({ email: ` ${email.toUpperCase()} `, password: PASSWORD })).statusCode).toBe(200)
		const hindi = { email: 'hindi@example.com', name: 'आशा', password: 'मेरा राज़ 2026', Cpassword: 'मेरा राज़ 2026' }
		expect((await openBrowser(test).post('/api/auth/signup', hindi)).statusCode).toBe(200)
		expect((await login({ email: hindi.email, password: 'मेरा राज\u093c 2026' })).statusCode).toBe(200)
		expect((await login({ email: hindi.email, password: 'मेरा रा\u095b 2026' })).statusCode).toBe(200)
		expect((await login({ email: hindi.email, password: 'मेरा राज 2026' })).statusCode).toBe(401)
	})

	it('refuses a disabled account after its right password only', async () => {
		const { email, id } = await storeAccount(test)
		await test.database.db.update(users).set({ isDisabled: true }).where(eq(users.id, id))
		const right = await login({ email, password: PASSWORD })
		expect([right.statusCode, right.json().code, right.headers['set-cookie']]).toEqual([
			403,
			'account.disabled',
			undefined,
		])
		expect((await login({ email, password: 'not-the-password' })).json().code).toBe('session.wrong-credentials')
	})

	it('saves the language that the browser keeps; it wins over the account’s', async () => {
		const { id, email } = await storeAccount(test)
		const browser = openBrowser(test)
		browser.cookies.set('preferredLanguage', 'hindi')
		expect((await login({ email, password: PASSWORD }, browser)).json().data.user.language).toBe('hindi')
		expect((await findUser(test.database.db, id))?.language).toBe('hindi')
		await login({ email, password: PASSWORD })
		expect((await findUser(test.database.db, id))?.language).toBe('hindi')
	})
})

describe('the session cookie', () => {
	it('over https is bound to this very host', async () => {
		const { email } = await storeAccount(test)
		const [cookie] = [(await login({ email, password: PASSWORD })).headers['set-cookie']].flat()
		expect(cookie).toMatch(
			/^__Host-aravalli_session=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure$/,
		)
		const admin = await storeAccount(test, { role: 'EVALUATION_ADMIN' })
		const [staff] = [(await login({ email: admin.email, password: PASSWORD })).headers['set-cookie']].flat()
		expect(staff).toMatch(/Max-Age=43200;/)
	})

	it('over http does without what needs https', async () => {
		const plain = await startApp({ APP_ORIGIN: 'http://localhost:3000' }, { database: test.database, now: () => clock })
		const { email } = await storeAccount(test)
		const browser = openBrowser(plain)
		const answer = await browser.post('/api/auth/login', { email, password: PASSWORD })
		expect(answer.headers['set-cookie']).toMatch(
			/^aravalli_session=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/,
		)
		expect((await browser.get('/api/auth/me')).json().success).toBe(true)
		await plain.close()
	})

	it('is never one that somebody has set before: each sign-in has a token of its own', async () => {
		const { email } = await storeAccount(test)
		const browser = openBrowser(test)
		const fixed = 'f'.repeat(43)
		browser.cookies.set(COOKIE, fixed)
		await login({ email, password: PASSWORD }, browser)
		expect(browser.cookies.get(COOKIE)).not.toBe(fixed)
		expect(await me(`${COOKIE}=${fixed}`)).toEqual({ success: false, user: null })
	})

	it('of before ends at the next sign-in of this browser, also as somebody else', async () => {
		const { browser } = await signedIn(test)
		const before = browser.cookie()
		const other = await storeAccount(test)
		await login({ email: other.email, password: PASSWORD }, browser)
		expect((await me(before)).success).toBe(false)
		expect((await me(browser.cookie())).user.id).toBe(other.id)
	})

	it('stays as it was when a sign-in fails', async () => {
		const { browser, account } = await signedIn(test)
		await login({ email: account.email, password: 'not-the-password' }, browser)
		expect((await me(browser.cookie())).user.id).toBe(account.id)
	})

	it.each(['', 'x', 'x'.repeat(43), `${'x'.repeat(42)}'`, 'x'.repeat(4_000), '%00'.repeat(14)])(
		'that is none of ours is nobody’s: %s',
		async (token) => expect(await me(`${COOKIE}=${token}`)).toEqual({ success: false, user: null }),
	)

	it('by its http name counts for nothing over https', async () => {
		const { browser } = await signedIn(test)
		const token = browser.cookies.get(COOKIE)
		expect((await me(`aravalli_session=${token}`)).success).toBe(false)
	})
})

describe('wrong attempts', () => {
	it('are refused after ten, although the next were right, until the time is over', async () => {
		const { email } = await storeAccount(test)
		const browser = openBrowser(test)
		for (let attempt = 0; attempt < 10; attempt++)
			expect((await login({ email, password: `wrong ${attempt}` }, browser)).statusCode).toBe(401)
		const refused = await login({ email: email.toUpperCase(), password: PASSWORD }, browser)
		expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([
			429,
			'session.too-many-attempts',
			'900',
		])
		// The owner elsewhere and others here still get in.
		expect((await login({ email, password: PASSWORD })).statusCode).toBe(200)
		const neighbour = await storeAccount(test)
		expect((await login({ email: neighbour.email, password: PASSWORD }, browser)).statusCode).toBe(200)
		clock = new Date(clock.getTime() + 899_000)
		expect((await login({ email, password: PASSWORD }, browser)).headers['retry-after']).toBe('1')
		clock = new Date(clock.getTime() + 1_000)
		expect((await login({ email, password: PASSWORD }, browser)).statusCode).toBe(200)
	})

	it('are counted for unknown addresses as well', async () => {
		const { email } = buildAccount()
		const browser = openBrowser(test)
		const statuses: number[] = []
		for (let attempt = 0; attempt < 11; attempt++)
			statuses.push((await login({ email, password: PASSWORD }, browser)).statusCode)
		expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429])
	})

	it('are given back by right ones', async () => {
		const { email } = await storeAccount(test)
		const browser = openBrowser(test)
		for (let attempt = 0; attempt < 30; attempt++)
			expect((await login({ email, password: PASSWORD }, browser)).statusCode).toBe(200)
	})

	it('of which 200 come at once are compared ten times at most', async () => {
		const { email } = await storeAccount(test)
		const browser = openBrowser(test)
		// All are wrong: a right one that overtakes the others is let in, and gives its place back.
		const guesses = Array.from({ length: 200 }, (_, index) => `wrong ${index}`)
		const answers = await Promise.all(guesses.map((password) => login({ email, password }, browser)))
		const statuses = answers.map(({ statusCode }) => statusCode)
		expect(statuses.filter((status) => status === 401)).toHaveLength(10)
		expect(statuses.filter((status) => status === 429)).toHaveLength(190)
		expect((await login({ email, password: PASSWORD }, browser)).statusCode).toBe(429)
	})
})

describe('who is signed in', () => {
	it('is answered 200 both ways, never kept', async () => {
		const { browser, account } = await signedIn(test)
		const known = await browser.get('/api/auth/me')
		expect([known.statusCode, known.json()]).toMatchObject([200, { success: true, user: { id: account.id } }])
		expect(known.headers['cache-control']).toBe('private, no-store')
		const nobody = await openBrowser(test).get('/api/auth/me')
		expect([nobody.statusCode, nobody.json()]).toEqual([200, { success: false, user: null }])
	})

	it('takes one question to the database, and none without a cookie', async () => {
		const { browser } = await signedIn(test)
		const queries = vi.spyOn(Client.prototype, 'query')
		await browser.get('/api/auth/me')
		await openBrowser(test).get('/api/auth/me')
		const ofAccounts = queries.mock.calls.map(([query]) => JSON.stringify(query)).filter((text) => /users/.test(text))
		queries.mockRestore()
		expect(ofAccounts).toHaveLength(1)
	})
})

describe('signing out', () => {
	it('ends the session, not only the cookie, and leaves others', async () => {
		const { browser, account } = await signedIn(test)
		const elsewhere = await signIn(test, account)
		const cookie = browser.cookie()
		const answer = await browser.post('/api/auth/logout')
		expect([answer.statusCode, answer.json()]).toEqual([200, { success: true, message: 'You’ve been logged out.' }])
		expect(answer.headers['set-cookie']).toBe(`${COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure`)
		expect((await me(cookie)).success).toBe(false)
		expect((await me(elsewhere.cookie())).success).toBe(true)
	})

	it('that the server has not heard leaves nobody signed in, until somebody signs in again', async () => {
		const { browser, account } = await signedIn(test)
		browser.cookies.set('signOutOwed', '1')
		expect((await browser.get('/api/auth/me')).json()).toEqual({ success: false, user: null })
		expect((await browser.get('/api/user/profile')).statusCode).toBe(401)
		await login({ email: account.email, password: PASSWORD }, browser)
		expect(browser.cookies.has('signOutOwed')).toBe(false)
		expect((await browser.get('/api/auth/me')).json()).toMatchObject({ success: true, user: { id: account.id } })
	})

	it('that is made up for ends the session', async () => {
		const { browser } = await signedIn(test)
		const cookie = browser.cookie()
		browser.cookies.set('signOutOwed', '1')
		await browser.post('/api/auth/logout')
		expect((await me(cookie)).success).toBe(false)
	})

	it('succeeds for nobody and for whoever was signed out meanwhile', async () => {
		expect((await openBrowser(test).post('/api/auth/logout')).statusCode).toBe(200)
		const { browser } = await signedIn(test)
		const cookie = browser.cookie()
		await browser.post('/api/auth/logout')
		browser.cookies.set(COOKIE, cookie.split('=')[1] ?? '')
		expect((await browser.post('/api/auth/logout')).statusCode).toBe(200)
	})
})
