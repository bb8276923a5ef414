import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { html, live, servePages, unknown, type Visit } from '../../testing/serve-pages.ts'

describe('a page that looks the same to everybody', () => {
	it('is rendered once, without the cookie of the first visitor', async () => {
		const { visits, get } = await servePages(async (visit) => {
			const { status } = await visit.send('/api/secret', { method: 'GET' })
			return html(`status ${status}`, visit)
		})
		const first = await get('/shared?page=1&utm_source=x', { cookie: 'session=mine' })
		const second = await get('/shared', { cookie: 'session=yours' })
		expect(first.body).toContain('status 401')
		expect(second.body).toBe(first.body)
		expect(visits).toHaveLength(1)
		expect(first.headers['set-cookie']).toBeUndefined()
	})

	it('is the stored one for a cookie without a session, and an own one for what may be a session', async () => {
		const { visits, get } = await servePages((visit) => html(`session ${visit.hasSession}`, visit))
		const anonymous = await get('/shared')
		for (const token of ['invented', 'x'.repeat(43)]) {
			const answer = await get('/shared', { cookie: `aravalli_session=${token}` })
			expect([answer.body, answer.headers['cache-control']]).toEqual([anonymous.body, 'private, no-cache'])
		}
		expect(visits).toHaveLength(1)
		for (const cookie of [live, unknown]) {
			const own = await get('/shared', { cookie })
			expect(own.headers['cache-control']).toBe('private, no-store')
			expect(own.body).toContain('session true')
		}
		expect(visits).toHaveLength(3)
	})

	it('comes compressed, with its policy, and not again to whoever has it', async () => {
		const { get } = await servePages((visit) => html('hello', visit))
		const answer = await get('/shared', { 'accept-encoding': 'gzip, br' })
		expect(answer.headers['content-encoding']).toBe('br')
		expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('hello')
		expect(answer.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/)
		const again = await get('/shared', { 'accept-encoding': 'br', 'if-none-match': String(answer.headers.etag) })
		expect(again.statusCode).toBe(304)
		expect(again.headers['content-security-policy']).toBe(answer.headers['content-security-policy'])
	})

	it('comes the second time before any route is looked for, the same to the byte', async () => {
		const { server, visits, get } = await servePages((visit) => html('hello', visit))
		const seen: string[] = []
		server.addHook('onRequest', async ({ url }) => void seen.push(url))
		const origin = await server.listen({ port: 0, host: '127.0.0.1' })
		const ask = async (path: string, headers: Record<string, string> = {}) => {
			const answer = await fetch(origin + path, { headers })
			return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() }
		}
		const first = await ask('/shared')
		seen.length = 0
		const second = await ask('/shared')
		expect(seen).toEqual([])
		expect(visits).toHaveLength(1)
		expect({ ...second, headers: { ...second.headers, date: '' } }).toEqual({
			...first,
			headers: { ...first.headers, date: '' },
		})
		expect(second.body).toContain('<style>body{}</style>')
		const known = await ask('/shared', { 'if-none-match': `"other", W/${first.headers.etag}` })
		expect([known.status, known.body]).toEqual([304, ''])
		await ask('/shared?page=2')
		await ask('/private')
		await fetch(`${origin}/shared`, { method: 'HEAD' })
		expect(seen).toEqual(['/shared?page=2', '/private', '/shared'])
		expect((await get('/shared')).body).toBe(second.body)
	})

	it('is kept apart by language and by whether the address names it', async () => {
		const { visits, get } = await servePages((visit) => html(`${visit.language} ${visit.isLanguageInAddress}`, visit))
		expect((await get('/shared')).body).toContain('english false')
		expect((await get('/shared', { cookie: 'preferredLanguage=hindi' })).body).toContain('hindi false')
		expect((await get('/shared?lang=hindi')).body).toContain('hindi true')
		expect(visits.map(({ path }) => path)).toEqual(['/shared', '/shared', '/shared'])
	})

	it('does not depend on Host or forwarding headers', async () => {
		const { visits, get } = await servePages((visit) => html(visit.origin, visit))
		await get('/shared', { host: 'evil.example', 'x-forwarded-host': 'evil.example' })
		expect((await get('/shared')).body).toContain('https://home.example')
		expect(visits).toHaveLength(1)
	})

	it('is not stored unless it is a success', async () => {
		let status = 404
		const { visits, get } = await servePages(() => new Response(`status ${status}`, { status }))
		expect((await get('/shared')).statusCode).toBe(404)
		status = 500
		expect((await get('/shared')).statusCode).toBe(500)
		status = 200
		expect((await get('/shared')).statusCode).toBe(200)
		expect(visits).toHaveLength(3)
	})

	it('is taken out of the store once it is gone, and kept there while it cannot be rendered', async () => {
		vi.useFakeTimers({ toFake: ['Date'] })
		onTestFinished(() => void vi.useRealTimers())
		let status = 200
		const { visits, get } = await servePages((visit) =>
			status === 200 ? html('here', visit) : new Response('', { status }),
		)
		const ask = async () => (await get('/shared')).statusCode
		expect(await ask()).toBe(200)
		for (status of [503, 404]) {
			vi.setSystemTime(Date.now() + 61_000)
			const before = visits.length
			expect(await ask()).toBe(200)
			await new Promise((next) => setTimeout(next, 50))
			expect(visits).toHaveLength(before + 1)
		}
		expect(await ask()).toBe(404)
	})
})

describe('any other page', () => {
	it('is rendered for its visitor, sealed, and never stored anywhere', async () => {
		const { visits, get } = await servePages(async (visit) => {
			const { status } = await visit.send('/api/secret', { method: 'GET' })
			return html(`status ${status}`, visit)
		})
		const answer = await get('/private', { cookie: 'session=mine', 'accept-encoding': 'br' })
		expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('status 200')
		expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' })
		expect(answer.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/)
		await get('/private')
		expect(visits).toHaveLength(2)
	})

	it.each([
		['gzip, br, zstd', 'zstd', zstdDecompressSync],
		['gzip', 'gzip', gunzipSync],
	])('comes for a browser that takes %s as %s', async (accepted, encoding, decompress) => {
		const { get } = await servePages(async (visit) => html('own', visit))
		const answer = await get('/private', { cookie: 'session=mine', 'accept-encoding': accepted })
		expect(answer.headers['content-encoding']).toBe(encoding)
		expect(decompress(answer.rawPayload).toString()).toContain('own')
	})

	const newsPage = async (visit: Visit) => {
		const answer = await visit.send('/api/news', { method: 'GET' })
		return html(`${answer.status} ${JSON.stringify(answer.json())}`, visit)
	}

	it('shares what every page asks for, for five seconds, asked for nobody', async () => {
		const { get, asked, clock } = await servePages(newsPage)
		const read = async () => (await get('/private', { cookie: 'session=mine' })).body
		for (const body of await Promise.all([read(), read()])) expect(body).toContain('200 {"data":1}')
		clock.milliseconds = 4_999
		expect(await read()).toContain('{"data":1}')
		clock.milliseconds = 5_000
		expect(await read()).toContain('{"data":2}')
		expect(asked).toEqual([undefined, undefined])
	})

	it('asks for its own visitor when what is shared could not be had, and shares no failure', async () => {
		const { get, asked, news } = await servePages(newsPage)
		news.status = 503
		expect((await get('/private', { cookie: 'session=mine' })).body).toContain('503 {"data":2}')
		news.status = 200
		expect((await get('/private', { cookie: 'session=mine' })).body).toContain('200 {"data":3}')
		expect(asked).toEqual([undefined, 'session=mine', undefined])
	})

	it('asks the API from the address of its visitor', async () => {
		const { server } = await servePages(async (visit) => {
			const { address } = (await visit.send('/api/address', { method: 'GET' })).json() as { address: string }
			return html(address, visit)
		})
		const answer = await server.inject({ url: '/private', remoteAddress: '203.0.113.7' })
		expect(answer.body).toContain('203.0.113.7')
	})

	it('takes the status of a refusal that its loader met', async () => {
		const { get } = await servePages(async ({ send }) => {
			await send('/api/secret', { method: 'GET' })
			return new Response('failed', { status: 500 })
		})
		expect((await get('/private')).statusCode).toBe(401)
	})

	it('keeps the language when the router leads to another spelling', async () => {
		const { get } = await servePages(() => new Response(null, { status: 307, headers: { location: '/private?a=1' } }))
		expect((await get('/private?lang=hindi')).headers.location).toBe('/private?a=1&lang=hindi')
		expect((await get('/private')).headers.location).toBe('/private?a=1')
	})

	it('never mistakes the path for another host', async () => {
		const { visits, get } = await servePages((visit) => html('', visit))
		await get('//evil.example/private')
		expect(visits.map(({ path }) => path)).toEqual(['/evil.example/private'])
	})

	it('has no body for HEAD', async () => {
		const { server } = await servePages((visit) => html('hello', visit))
		const answer = await server.inject({ method: 'HEAD', url: '/private' })
		expect([answer.statusCode, answer.body]).toEqual([200, ''])
	})
})
