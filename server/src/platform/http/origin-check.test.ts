// @module-tag one-run
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '../../testing/build-account.ts'
import type { TestBrowser } from '../../testing/open-browser.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { isForeign } from './origin-check.ts'

const OWN = 'https://aravalli.example.com'
const HOST = 'aravalli.example.com'
type Site = string | undefined

describe('where a request comes from', () => {
	const sites = [undefined, 'same-origin', 'same-site', 'cross-site', 'none', 'Same-Origin', ''] as const
	const origins = [
		undefined,
		OWN,
		'null',
		'',
		'https://evil.example',
		`${OWN}.evil.example`,
		`${OWN}:8443`,
		`http://${HOST}`,
		`${OWN}/`,
		OWN.toUpperCase(),
	] as const
	const table = sites.flatMap((site) => origins.map((origin) => [site, origin] as const))

	it.each(table)('Sec-Fetch-Site %s with Origin %s', (site: Site, origin) => {
		const isOwnSite = site === undefined || site === 'same-origin'
		const isOwnOrigin = origin === undefined || origin === OWN
		// One origin beside our own is believed: the asked host's, where the browser says so as well.
		const isVouchedFor = site === 'same-origin' && origin === `http://${HOST}`
		const isWithoutWord = site === undefined && origin === undefined
		const isForeignAnyway = !isOwnSite || (!isOwnOrigin && !isVouchedFor)
		expect(isForeign({ origin, site, host: HOST }, OWN, false)).toBe(isForeignAnyway)
		expect(isForeign({ origin, site, host: HOST }, OWN, true)).toBe(isForeignAnyway || isWithoutWord)
	})

	it('may be the product under another of its names, if browser and Host agree', () => {
		const local = 'http://127.0.0.1:3000'
		const own = 'http://localhost:3000'
		expect(isForeign({ origin: local, site: 'same-origin', host: '127.0.0.1:3000' }, own, true)).toBe(false)
		expect(isForeign({ origin: local, site: 'same-origin', host: 'localhost:3000' }, own, true)).toBe(true)
		expect(isForeign({ origin: local, site: undefined, host: '127.0.0.1:3000' }, own, true)).toBe(true)
		expect(isForeign({ origin: local, site: 'same-origin', host: undefined }, own, true)).toBe(true)
		expect(isForeign({ origin: 'null', site: 'same-origin', host: 'null' }, own, true)).toBe(true)
	})
})

describe('what another site makes a browser send', () => {
	let test: TestApp
	let browser: TestBrowser

	beforeAll(async () => {
		test = await startApp()
		browser = (await signedIn(test)).browser
	})
	afterAll(() => test.close())

	const form = 'multipart/form-data; boundary=x'
	const part = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nno picture\r\n--x--\r\n'
	const bodies = [
		['no body', 'POST', '/api/user/sessions/end-others', undefined, undefined],
		['no body', 'DELETE', '/api/user/profile-picture', undefined, undefined],
		['JSON', 'PATCH', '/api/user/profile', 'application/json', '{"name":"Asha"}'],
		['a form', 'POST', '/api/preferences/language', 'application/x-www-form-urlencoded', 'language=hindi'],
		['plain text', 'POST', '/api/preferences/language', 'text/plain', '{"language":"hindi"}'],
		['a form with a file', 'POST', '/api/user/profile-picture', form, part],
	] as const
	const senders = [
		['that is a page of ours', { origin: OWN, 'sec-fetch-site': 'same-origin' }, 'passes', 'passes'],
		['in an old browser', { origin: OWN }, 'passes', 'passes'],
		['without an origin, as of ours', { 'sec-fetch-site': 'same-origin' }, 'passes', 'passes'],
		['that names nothing', {}, 'refused', 'passes'],
		['of another origin', { origin: 'https://evil.example' }, 'refused', 'refused'],
		['of another origin', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 'refused', 'refused'],
		['in a sandbox', { origin: 'null', 'sec-fetch-site': 'cross-site' }, 'refused', 'refused'],
		['in a sandbox', { origin: 'null' }, 'refused', 'refused'],
		['of a neighbour', { 'sec-fetch-site': 'same-site' }, 'refused', 'refused'],
		['of another site', { 'sec-fetch-site': 'cross-site' }, 'refused', 'refused'],
		['of no page', { 'sec-fetch-site': 'none' }, 'refused', 'refused'],
		['that contradicts itself', { origin: OWN, 'sec-fetch-site': 'cross-site' }, 'refused', 'refused'],
		[
			'that contradicts itself',
			{ origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
			'refused',
			'refused',
		],
	] as const
	const table = bodies.flatMap(([what, method, url, type, payload]) =>
		senders.map(([sender, headers, withSession, without]) => ({
			name: `${what} to ${method} ${url} from a page ${sender} ${JSON.stringify(headers)}`,
			request: { method, url, ...(payload && { payload }) } as const,
			headers: { ...headers, ...(type && { 'content-type': type }) } as Record<string, string>,
			withSession,
			without,
		})),
	)

	async function outcome(request: object, headers: Record<string, string>) {
		const answer = await test.app.inject({ ...request, headers: { host: HOST, ...headers } })
		const isRefused = answer.statusCode === 403 && answer.body.includes('"request.foreign-origin"')
		return isRefused ? 'refused' : 'passes'
	}

	it.each(table)('$name', async ({ request, headers, withSession, without }) => {
		expect(await outcome(request, { ...headers, cookie: browser.cookie() })).toBe(withSession)
		// A cookie is a cookie: whether the session is alive is not asked.
		const dead = `__Host-aravalli_session=${'x'.repeat(43)}`
		expect(await outcome(request, { ...headers, cookie: `theme=dark; ${dead}` })).toBe(withSession)
		expect(await outcome(request, headers)).toBe(without)
	})

	it('changes nothing, and signs nobody in', async () => {
		const headers = { cookie: browser.cookie(), origin: 'https://evil.example' }
		await test.app.inject({ method: 'PATCH', url: '/api/user/profile', payload: { name: 'Mallory' }, headers })
		await test.app.inject({ method: 'POST', url: '/api/auth/logout', headers })
		expect((await browser.get('/api/user/profile')).json().data.name).not.toBe('Mallory')
		const { account } = await signedIn(test)
		const payload = { email: account.email, password: 'aravalli-of-old-1' }
		const origin = { origin: 'https://evil.example' }
		const answer = await test.app.inject({ method: 'POST', url: '/api/auth/login', payload, headers: origin })
		expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([403, undefined])
	})

	it('may read what it could read anyway: links from elsewhere work', async () => {
		const headers = { cookie: browser.cookie(), 'sec-fetch-site': 'cross-site' }
		expect((await test.app.inject({ url: '/api/auth/me', headers })).json().success).toBe(true)
	})
})
