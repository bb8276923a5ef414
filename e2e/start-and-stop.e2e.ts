// @module-tag smoke
import { connect } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Place } from './harness/place.ts'
import { seededPlace } from './harness/seeded-place.ts'
import { type Product, startInVain, startProduct } from './harness/start-product.ts'
import { origin } from './harness/this-product.ts'

let place: Place
const started: Product[] = []

beforeAll(async () => {
	place = await seededPlace()
})
// A story that fails leaves its product running, and the next one would not get the folder.
afterEach(() => Promise.all(started.splice(0).map((product) => product.stop())))
afterAll(() => place.remove())

async function start(): Promise<Product> {
	const product = await startProduct(place)
	started.push(product)
	return product
}

const question = '/api/content/answer-writing-practice/prajamandal-political-awakening'

async function viewsAt(origin: string): Promise<number> {
	const { data } = (await (await fetch(origin + question)).json()) as { data: { viewCount: number } }
	return data.viewCount
}

describe('stopping', () => {
	it('finishes what it has accepted and loses no count, and the next start finds it all', async () => {
		const product = await start()
		const before = await viewsAt(product.origin)
		const views = await Promise.all(
			Array.from({ length: 200 }, () => fetch(`${product.origin}${question}/view`, { method: 'POST' })),
		)
		expect(new Set(views.map(({ status }) => status))).toEqual(new Set([200]))
		// The pages are under way while the signal arrives: each takes a render of its own.
		const pages = Array.from({ length: 40 }, (_, index) =>
			fetch(`${product.origin}/answer-writing-practice?search=word${index}`),
		)
		await new Promise((resolve) => setTimeout(resolve, 30))
		const stopped = product.stop()
		const answers = await Promise.all(pages)
		expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
		expect(await stopped).toBe(0)

		const again = await start()
		expect(await viewsAt(again.origin)).toBe(before + 200)
		expect(await again.stop()).toBe(0)
	})

	it('is over within ten seconds although a request never ends, and loses no count by it', async () => {
		const product = await start()
		const before = await viewsAt(product.origin)
		const endless = connect(Number(new URL(product.origin).port), 'localhost')
		endless.on('error', () => undefined)
		endless.write(
			'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
		)
		expect((await fetch(`${product.origin}${question}/view`, { method: 'POST' })).status).toBe(200)
		const startedAt = performance.now()
		expect(await product.stop()).toBe(0)
		expect(performance.now() - startedAt).toBeLessThan(11_000)
		endless.destroy()

		const again = await start()
		expect(await viewsAt(again.origin)).toBe(before + 1)
		expect(await again.stop()).toBe(0)
	})
})

describe('starting', () => {
	it('refuses a data folder that another process uses, at once and in a sentence', async () => {
		if (place.variables.DATABASE_URL) return
		const product = await start()
		const second = await startInVain({ ...place.variables, PORT: new URL(product.origin).port })
		expect(second.status).toBe(1)
		expect(second.output).toContain(place.variables.DATA_DIR)
		expect(second.output).not.toMatch(/\n\s+at /)
		expect(await product.stop()).toBe(0)
	})

	it('refuses wrong settings, each with a sentence', async () => {
		const { status, output } = await startInVain({ ...place.variables, PORT: 'many', DEMO: 'maybe' })
		expect(status).toBe(1)
		expect(output).toBe('PORT must be a port number from 1 to 65535.\nDEMO must be 0 or 1.\n')
	})

	it('says so when the port is taken', async () => {
		const { port } = new URL(origin)
		const { status, output } = await startInVain({ ...place.variables, PORT: port })
		expect(status).toBe(1)
		expect(output).toContain('Another program listens there already: stop it or choose another PORT.')
		expect(output).not.toMatch(/\n\s+at /)
	})
})
