/** Shows what the log says of a page that could not be rendered. */
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { errorCode } from '../http/error-handler.ts'
import { mountPages } from './mount-pages.ts'
import { createStoredPages } from './stored-pages.ts'

/** Asks for a page whose renderer throws `error`. */
async function fail(error: Error) {
	const lines: string[] = []
	const app = Fastify({ logger: { stream: { write: (line) => void lines.push(line) } } })
	mountPages(app, {
		loadRenderer: async () => ({ fetch: () => Promise.reject(error) }),
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
		codeOf: errorCode,
		findViewer: async () => null,
	})
	const { statusCode } = await app.inject('/private')
	await app.close()
	const text = lines.join('')
	return { statusCode, text, complaints: lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 40) }
}

it('A page whose renderer throws is one failure in the log, without an address that the error repeats', async () => {
	const { statusCode, text, complaints } = await fail(new Error('no page for leak@example.org'))
	expect([statusCode, complaints.length]).toEqual([500, 1])
	expect(complaints[0]).toMatchObject({ level: 50, msg: 'page failed', err: { message: 'no page for …' } })
	expect(complaints[0].err.stack).toContain('failed-pages.test.ts')
	expect(text).not.toContain('leak')
})

it('A page for which the database is away is a warning that says why', async () => {
	const reason = 'connect ECONNREFUSED 127.0.0.1:5432'
	const { statusCode, complaints } = await fail(Object.assign(new Error(reason), { code: 'ECONNREFUSED' }))
	expect([statusCode, complaints.length]).toEqual([503, 1])
	expect(complaints[0]).toMatchObject({ level: 40, msg: 'page refused', code: 'database.unavailable', reason })
})
