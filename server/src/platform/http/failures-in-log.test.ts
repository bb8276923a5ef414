// @module-tag one-run
/** Shows what the log says when something fails: enough to mend it, and nothing about anybody. */
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../testing/start-app.ts'

let test: TestApp
let origin: string

beforeAll(async () => {
	test = await startApp({}, { mayComplain: /request failed/ })
	await test.app.listen({ port: 0, host: '127.0.0.1' })
	origin = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`
	const hidden = ['published_items']
	for (const table of hidden) await test.database.run(`alter table ${table} rename to ${table}_hidden`)
	await test.database.run(`create function fail() returns trigger language plpgsql as $$ begin
		perform pg_sleep(case when new.email like '%@slow.%' then 0.5 else 0 end);
		raise exception 'failed for %', new.email using errcode = split_part(new.email, '@', 1); end $$`)
	await test.database.run('create trigger fail before insert on notify_requests for each row execute function fail()')
})
afterAll(() => test.close())

/** Asks over a socket, because in process a request of GET looks alive for ever. */
async function ask(path: string, init: RequestInit = {}) {
	const before = test.logLines.length
	const answer = await fetch(origin + path, init)
	const body = (await answer.json()) as { code: string }
	const lines = test.logLines.slice(before).map((line) => JSON.parse(line))
	return {
		status: answer.status,
		retryAfter: answer.headers.get('retry-after'),
		code: body.code,
		lines,
		failures: lines.filter(({ level }) => level === 50),
		text: test.logLines.slice(before).join(''),
	}
}

const notification = (email: string): RequestInit => ({
	method: 'POST',
	headers: { 'content-type': 'application/json' },
	body: JSON.stringify({ email, page: '/coming-soon' }),
})
const notify = (email: string) => ask('/api/coming-soon/notify', notification(email))

describe('a failed GET', () => {
	it('is logged as a failure, with the reason of the driver and the place', async () => {
		const { status, failures } = await ask('/api/content/scroll-bar')
		expect(status).toBe(500)
		expect(failures).toHaveLength(1)
		expect(failures[0]).toMatchObject({ msg: 'request failed', err: { code: '42P01' } })
		expect(failures[0].err.message).toContain('does not exist')
		expect(failures[0].err.stack).toMatch(/server\/src\/content\/reading\//)
	})

	it('tells nothing of what was asked', async () => {
		const { status, failures, text } = await ask(
			'/api/content/answer-writing-practice?search=leak.me@example.org&lang=english',
		)
		expect([status, failures.length]).toEqual([500, 1])
		expect(text).not.toContain('leak')
		expect(text).not.toContain('params')
	})
})

describe('a failed POST', () => {
	it('tells no address that was sent, whatever the query layer and the database say', async () => {
		const { status, failures, text } = await notify('22000@example.org')
		expect([status, failures.length]).toEqual([500, 1])
		expect(failures[0].err.code).toBe('22000')
		expect(text).not.toContain('@example.org')
	})

	it('that its sender is to blame for is no failure, and tells no address either', async () => {
		const { status, failures, lines, text } = await notify('22021@example.org')
		expect([status, failures.length]).toEqual([400, 0])
		expect(lines).toContainEqual(expect.objectContaining({ level: 30, msg: 'request refused', reason: 'failed for …' }))
		expect(text).not.toContain('example.org')
	})

	it('whose sender has gone away is no failure, and tells no address either', async () => {
		const before = test.logLines.length
		const lines = () => test.logLines.slice(before).map((line) => JSON.parse(line))
		const signal = AbortSignal.timeout(200)
		await expect(
			fetch(`${origin}/api/coming-soon/notify`, { ...notification('22000@slow.example.org'), signal }),
		).rejects.toThrow()
		const refused = expect.objectContaining({ level: 30, msg: 'request refused', reason: 'failed for …' })
		await expect.poll(lines, { timeout: 5_000 }).toContainEqual(refused)
		expect(lines().filter(({ level }) => level === 50)).toEqual([])
		expect(test.logLines.slice(before).join('')).not.toContain('example.org')
	})
})

describe('a database that', () => {
	it.each([
		['ends a query that takes too long', '57014'],
		['has no room on its disk', '53100'],
		['cannot write', '58030'],
	])('%s is a service that is away: 503, and when to come again', async (_, state) => {
		const { status, code, retryAfter, failures, text } = await notify(`${state}@example.org`)
		expect([status, code, retryAfter]).toEqual([503, 'database.unavailable', '5'])
		expect(failures).toEqual([expect.objectContaining({ err: expect.objectContaining({ code: state }) })])
		expect(text).not.toContain('@example.org')
	})
})
