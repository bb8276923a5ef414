/** Shows what the log says of a page that could not be rendered. */
import Fastify, { LogController } from 'fastify'
import { expect, it } from 'vitest'
import { errorCode } from '../http/error-handler.ts'
import { mountPages } from './mount-pages.ts'
import type { PageRenderer } from './page-renderer.ts'
import { createStoredPages } from './stored-pages.ts'

/** Asks for a page, with something private in the query, of a renderer that does as `render` does. */
async function askOf(render: PageRenderer['fetch']) {
	const lines: string[] = []
	const app = Fastify({
		logger: { stream: { write: (line) => void lines.push(line) } },
		logController: new LogController({ disableRequestLogging: true }),
	})
	mountPages(app, {
		loadRenderer: async () => ({ fetch: render }),
		storedPages: createStoredPages({
			sharedPages: [],
			origin: 'https://home.example',
			headers: {},
			maxCacheBytes: 0,
			onRefreshFailure: () => undefined,
			onSent: () => undefined,
		}),
		sharedAnswers: [],
		now: () => new Date(0),
		origin: 'https://home.example',
		headers: {},
		isDevelopment: false,
		checkoutHosts: [],
		codeOf: errorCode,
		findViewer: async () => null,
	})
	const { statusCode } = await app.inject('/private?search=leak')
	await app.close()
	const told = lines.map((line) => JSON.parse(line))
	return { statusCode, text: lines.join(''), told, complaints: told.filter(({ level }) => level >= 40) }
}

const fail = (error: Error) => askOf(() => Promise.reject(error))

it('A page whose renderer throws is one failure in the log, without an address that the error repeats', async () => {
	const { statusCode, text, complaints } = await fail(new Error('no page for leak@example.org'))
	expect([statusCode, complaints.length]).toEqual([500, 1])
	expect(complaints[0]).toMatchObject({ level: 50, msg: 'page failed', err: { message: 'no page for …' } })
	expect(complaints[0].err.stack).toContain('failed-pages.test.ts')
	expect(text).not.toContain('leak')
})

it('A page for which the database is away is a warning that says why', async () => {
	const reason = 'connect ECONNREFUSED 127.0.0.1:5432'
	const cause = Object.assign(new Error(reason), { code: 'ECONNREFUSED' })
	const { statusCode, text, complaints } = await fail(new Error('Failed query: select $1\nparams: leak', { cause }))
	expect([statusCode, complaints.length]).toEqual([503, 1])
	expect(complaints[0]).toMatchObject({ level: 40, msg: 'page refused', code: 'database.unavailable', reason })
	expect(text).not.toContain('leak')
})

it('A page that reports a failure and is made all the same is told by its path, without what was asked', async () => {
	const { statusCode, text, told } = await askOf(async (_request, { context }) => {
		context.report(new Error('no part for leak@example.org'))
		context.deliver({ html: '<!doctype html>', styles: '' })
		return new Response(null, { headers: { 'content-type': 'text/html' } })
	})
	expect([statusCode, told.length]).toEqual([200, 2])
	expect(told[0]).toMatchObject({ level: 50, msg: 'page failed', path: '/private', err: { message: 'no part for …' } })
	expect(told[1]).toMatchObject({ level: 30, msg: 'page', path: '/private' })
	expect(text).not.toContain('leak')
})
