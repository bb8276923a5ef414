/** Shows what a visitor gets where a page cannot be rendered, or not now. */
import { expect, it } from 'vitest'
import { html, live, servePages } from '../../testing/serve-pages.ts'

it('says so in both languages, under a policy, without a word about the cause', async () => {
	const { get } = await servePages(() => Promise.reject(new Error('secret detail')))
	for (const path of ['/shared', '/private']) {
		const answer = await get(path)
		expect(answer.statusCode).toBe(500)
		expect(answer.body).toContain('फिर से प्रयास करें')
		expect(answer.body).not.toContain('secret detail')
		expect(answer.headers['content-security-policy']).toContain("script-src 'self';")
	}
})

it('turns away at once what it cannot manage, and lets others wait, by their network or account', async () => {
	const { promise, resolve } = Promise.withResolvers<void>()
	const { server } = await servePages(async (visit) => {
		await promise
		return html('late', visit)
	})
	const from = (host: number) => ({ url: `/private/${host}`, remoteAddress: `2001:db8:1:2::${host.toString(16)}` })
	const accepted = Array.from({ length: 40 }, (_, host) => server.inject(from(host)))
	await new Promise((next) => setTimeout(next, 50))
	const refused = await server.inject(from(41))
	expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5'])
	const others = [
		server.inject({ url: '/private/neighbour', remoteAddress: '2001:db8:1:3::1' }),
		server.inject({ ...from(42), headers: { cookie: live } }),
	]
	await new Promise((next) => setTimeout(next, 50))
	resolve()
	for (const answer of await Promise.all(others)) expect(answer.statusCode).toBe(200)
	const statuses = await Promise.all(accepted.map(async (answer) => (await answer).statusCode))
	expect(new Set(statuses)).toEqual(new Set([200]))
})
