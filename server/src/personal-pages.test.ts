// @module-tag one-run
/** Pages and sessions, on the real server; of the pages' renderer only a stand-in that writes who is signed in. */

import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { setSessionCookie } from './platform/http/session-cookie.ts'
import type { PageRenderer } from './platform/pages/page-renderer.ts'
import { signedIn } from './testing/build-account.ts'
import { buildDraft } from './testing/build-draft.ts'
import { openBrowser } from './testing/open-browser.ts'
import { startApp, type TestApp } from './testing/start-app.ts'

const page = '/answer-writing-practice'
/** By then what was changed before has been seen. */
const LOOKS_MS = 1_500

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
	])('is the stored one for a session that %s', async (_, token) => {
		const [cookie = ''] = setSessionCookie(token, 60, true).split(';')
		const stored = await openBrowser(test).get(page)
		const before = renders
		const answer = await test.app.inject({ url: page, headers: { cookie } })
		expect([answer.body, answer.headers.etag, renders]).toEqual([stored.body, stored.headers.etag, before])
	})

	it('is the anonymous one after signing out', async () => {
		const { browser } = await signedIn(test, { name: 'Asha Meena' })
		const cookie = browser.cookie()
		await browser.post('/api/auth/logout')
		expect((await browser.get(page)).body).toContain('Login / Register')
		expect((await test.app.inject({ url: page, headers: { cookie } })).body).toContain('Login / Register')
	})

	it('never comes from the store over a socket, where it is answered before anything else, for whoever is signed in', async () => {
		const { browser } = await signedIn(test, { name: 'Asha Meena' })
		if (!test.app.server.listening) await test.app.listen({ port: 0, host: '127.0.0.1' })
		const { port } = test.app.server.address() as AddressInfo
		const ask = async (cookie?: string) => {
			const answer = await fetch(`http://127.0.0.1:${port}${page}`, { headers: { ...(cookie && { cookie }) } })
			return { text: await answer.text(), cacheControl: answer.headers.get('cache-control') }
		}
		await ask()
		expect((await ask()).cacheControl).toBe('private, no-cache')
		const own = await ask(browser.cookie())
		expect([own.text.includes('Asha Meena'), own.cacheControl]).toEqual([true, 'private, no-store'])
		expect((await ask()).text).toContain('Login / Register')
	})

	it('is made anew once an editor has published something', async () => {
		const { browser } = await signedIn(test, { role: 'CONTENT_ADMIN' })
		await openBrowser(test).get(page)
		const before = renders
		await openBrowser(test).get(page)
		expect(renders).toBe(before)
		const { id, version } = (await browser.post('/api/admin/answer-writing', { content: buildDraft() })).json().data
		await openBrowser(test).get(page)
		expect(renders).toBe(before)
		expect((await browser.post(`/api/admin/answer-writing/${id}/publish`, { version })).statusCode).toBe(200)
		await openBrowser(test).get(page)
		expect(renders).toBe(before + 1)
	})

	// The embedded database has one process.
	it.runIf(inject('testTemplate').engine === 'server')(
		'is made anew in another process, too, soon after an editor has published something or taken it back',
		async () => {
			const other = await startApp({}, { pages: async () => async () => renderer, database: test.database })
			const { browser } = await signedIn(test, { role: 'CONTENT_ADMIN' })
			const { id, version } = (await browser.post('/api/admin/answer-writing', { content: buildDraft() })).json().data
			/** Asks for the stored page again and again, which is fresh for a minute. */
			async function isMadeAnewAfter(work: () => Promise<{ statusCode: number }>) {
				await openBrowser(other).get(page)
				await pause(LOOKS_MS)
				await openBrowser(other).get(page)
				const before = renders
				await openBrowser(other).get(page)
				expect(renders).toBe(before)
				expect((await work()).statusCode).toBe(200)
				await expect
					.poll(async () => (await openBrowser(other).get(page)) && renders, { timeout: 5_000 })
					.toBeGreaterThan(before)
			}
			await isMadeAnewAfter(() => browser.post(`/api/admin/answer-writing/${id}/publish`, { version }))
			await isMadeAnewAfter(() => browser.post(`/api/admin/answer-writing/${id}/unpublish`, { version }))
			await other.close()
		},
	)
})
