/** Pages and sessions, on the real server; of the pages' renderer only a stand-in that writes who is signed in. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setSessionCookie } from './platform/http/session-cookie.ts'
import type { PageRenderer } from './platform/pages/page-renderer.ts'
import { signedIn } from './testing/build-account.ts'
import { openBrowser } from './testing/open-browser.ts'
import { startApp, type TestApp } from './testing/start-app.ts'

const page = '/answer-writing-practice'
let test: TestApp
let renders = 0

const renderer: PageRenderer = {
	async fetch(_request, { context }) {
		renders++
		const { user } = (await context.send('/api/auth/me', { method: 'GET' })).json() as { user: { name: string } | null }
		const html = `<!doctype html><script nonce="${context.nonce}">1</script><p>${user?.name ?? 'Login / Register'}</p>`
		context.deliver({ html, styles: '' })
		// A cookie set by a page must never be kept for others.
		const headers = { 'content-type': 'text/html; charset=utf-8', 'set-cookie': 'stray=1' }
		return new Response(null, { headers })
	},
}

beforeAll(async () => {
	test = await startApp({}, { pages: async () => async () => renderer })
})
afterAll(() => test.close())

describe('a page that is stored for everybody', () => {
	it('is made for whoever is signed in, and kept nowhere', async () => {
		const asha = await signedIn(test, { name: 'Asha Meena' })
		const ravi = await signedIn(test, { name: 'Ravi Gurjar' })
		const first = await asha.browser.get(page)
		expect(first.body).toContain('Asha Meena')
		expect(first.headers['cache-control']).toBe('private, no-store')
		expect(first.headers.etag).toBeUndefined()
		const anonymous = await openBrowser(test).get(page)
		expect(anonymous.body).toContain('Login / Register')
		const second = await ravi.browser.get(page, { 'if-none-match': String(anonymous.headers.etag) })
		expect([second.statusCode, second.body.includes('Ravi Gurjar')]).toEqual([200, true])
		expect(second.body).not.toContain('Asha')
		expect((await asha.browser.get(page)).body).toContain('Asha Meena')
		const again = await openBrowser(test).get(page)
		expect(again.body).toBe(anonymous.body)
	})

	it('sets no cookie when it comes from the store', async () => {
		await openBrowser(test).get(page)
		const before = renders
		const answer = await openBrowser(test).get(page)
		expect(renders).toBe(before)
		expect(answer.headers['set-cookie']).toBeUndefined()
		expect(answer.body).toContain('Login / Register')
	})

	it.each([
		['never was', 'x'.repeat(43)],
		['cannot be', 'x'],
		['is empty', ''],
	])('is the anonymous one for a session that %s, and not kept either', async (_, token) => {
		const [cookie = ''] = setSessionCookie(token, 60, true).split(';')
		const answer = await test.app.inject({ url: page, headers: { cookie } })
		expect(answer.body).toContain('Login / Register')
		expect(answer.headers['cache-control']).toBe('private, no-store')
	})

	it('is the anonymous one after signing out', async () => {
		const { browser } = await signedIn(test, { name: 'Asha Meena' })
		const cookie = browser.cookie()
		await browser.post('/api/auth/logout')
		expect((await browser.get(page)).body).toContain('Login / Register')
		expect((await test.app.inject({ url: page, headers: { cookie } })).body).toContain('Login / Register')
	})
})
