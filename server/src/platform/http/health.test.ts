// @module-tag one-run
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { startApp, type TestApp } from '../../testing/start-app.ts'

let test: TestApp

beforeAll(async () => {
	test = await startApp()
})
afterAll(() => test.close())
afterEach(() => vi.restoreAllMocks())

const readiness = () => test.app.inject('/readyz').then(({ statusCode }) => statusCode)

describe('figures', () => {
	it.each([undefined, 'Bearer ', 'Bearer null', 'Bearer undefined', 'Basic Og=='])(
		'are for nobody where no token is set: %s',
		async (authorization) => {
			const headers = authorization === undefined ? {} : { authorization }
			const { statusCode, body } = await test.app.inject({ url: '/metrics', headers })
			expect([statusCode, JSON.parse(body).code]).toEqual([404, 'route.not-found'])
		},
	)
})

describe('readiness', () => {
	it('is asked of the database once for all that ask meanwhile, and again for the next', async () => {
		const ping = vi.spyOn(test.database, 'ping')
		const openConnection = vi.spyOn(test.database, 'openConnection')
		const statuses = await Promise.all(Array.from({ length: 50 }, readiness))
		expect(new Set(statuses)).toEqual(new Set([200]))
		expect(openConnection).toHaveBeenCalledTimes(1)
		expect(ping).toHaveBeenCalledTimes(1)
		await readiness()
		expect(ping).toHaveBeenCalledTimes(2)
		expect(openConnection).toHaveBeenCalledTimes(1)
	})

	it('is gone for everybody while the database is away, and comes back with it', async () => {
		const ping = vi.spyOn(test.database, 'ping').mockRejectedValue(new Error('away'))
		expect(await Promise.all([readiness(), readiness()])).toEqual([503, 503])
		expect(await readiness()).toBe(503)
		ping.mockRestore()
		expect(await readiness()).toBe(200)
	})

	it('ends when the stop begins, whatever the database says', async () => {
		const stopping = await startApp()
		const statuses: number[] = []
		let origin = ''
		const ask = async () => {
			statuses.push((await fetch(`${origin}/readyz`)).status)
		}
		// The hook stands in a scope of its own, whose turn comes after the endpoints' own.
		await stopping.app.register((scope, _options, done) => {
			scope.addHook('preClose', ask)
			done()
		})
		origin = await stopping.app.listen({ port: 0, host: '127.0.0.1' })
		await ask()
		await stopping.close()
		expect(statuses).toEqual([200, 503])
	})
})
